import { createTransport } from 'nodemailer';
import { UpstreamError } from '../../http/upstream-error';
import type { Mailing } from '../contract';
import { messageOf } from '../message';

const timeLimits = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000, socketTimeout: 10_000 };

/** What a mail server's error is called: its text is left out, for it may name the person written to. */
const nameOf = (error: unknown): string => {
  const { code, responseCode } = Object(error) as { code?: string; responseCode?: number };
  return ['the mail server failed', code, responseCode].filter(Boolean).join(' ');
};

/** Hands mails to the mail server at a smtp or smtps URL. */
export const smtpMailing = (url: string, from: string): Mailing => {
  const transport = createTransport({ url, ...timeLimits });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(messageOf(mail, from));
      } catch (error) {
        throw new UpstreamError('unavailable', { cause: new Error(nameOf(error)) });
      }
    },
  };
};
