import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { env } from '../../platform/env';
import type { Email } from './contract';

/** The name of a mail, the same for every attempt: a hash that reveals nothing and is short enough for a header. */
export const toMessageName = ({ id }: Email): string => createHash('sha256').update(id).digest('hex').slice(0, 32);

const getSenderHost = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? new URL(env.SITE_URL).hostname;

/** A mail in nodemailer's format. The address is never parsed as a list, and no file or URL is read. */
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
