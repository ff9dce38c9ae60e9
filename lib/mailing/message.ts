import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './contract';

/** A mail as nodemailer takes it: the address is one address whatever it holds, and no file or URL is read for it. */
export const messageOf = ({ to, headers = {}, ...content }: Mail): SendMailOptions => ({
  ...content,
  to: { name: '', address: to },
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  disableFileAccess: true,
  disableUrlAccess: true,
});
