import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { env } from '../../platform/env';
import type { Email } from './contract';

/** The name of an email, equal for every attempt: a hash that reveals nothing and is short enough for a header. */
export const toMessageName = ({ id }: Email): string => createHash('sha256').update(id).digest('hex').slice(0, 32);

/** The host of the sender's address; that of the site if the address has none. */
const getSenderHost = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? new URL(env.SITE_URL).hostname;

/** Converts an email to nodemailer's format. Its address is never parsed as a list, and no file or URL is read. */
export const toMessage = (email: Email, from: string): SendMailOptions => {
  const { to, replyTo, subject, text, html, headers = {} } = email;
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId: `<${toMessageName(email)}@${getSenderHost(from)}>`,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
