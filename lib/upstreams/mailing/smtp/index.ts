import { createTransport } from 'nodemailer';
import { UpstreamError } from '../../../platform/http/upstream-error';
import type { Mailing } from '../contract';
import { messageOf } from '../message';

const timeLimits = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000, socketTimeout: 10_000 };

/** Leaves out the text of the server's error, which may contain the recipient. 5xx is final, 4xx is not. */
const toFailure = (error: unknown): UpstreamError => {
  const { code, responseCode = 0 } = Object(error) as { code?: string; responseCode?: number };
  const cause = new Error(['the mail server failed', code, responseCode].filter(Boolean).join(' '));
  return new UpstreamError(responseCode >= 500 ? 'refused' : 'unavailable', { cause });
};

/** Sends mails through the server at an smtp or smtps URL. */
export const smtpMailing = (url: string, from: string): Mailing => {
  const transport = createTransport({ url, ...timeLimits });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(messageOf(mail, from));
      } catch (error) {
        throw toFailure(error);
      }
    },
  };
};
