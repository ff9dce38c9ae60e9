import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { env } from '../env';
import type { Mail } from '../model/mail';

/** What a mail is called, the same for every attempt; it says nothing of the mail, and is short enough for a header. */
export const nameOf = ({ id }: Mail): string => createHash('sha256').update(id).digest('hex').slice(0, 32);

const hostOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? new URL(env.SITE_URL).hostname;

/** A mail as nodemailer takes it: the address is one address whatever it holds, and no file or URL is read for it. */
export const messageOf = (mail: Mail, from: string): SendMailOptions => {
  const { to, replyTo, subject, text, html, headers = {} } = mail;
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId: `<${nameOf(mail)}@${hostOf(from)}>`,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
