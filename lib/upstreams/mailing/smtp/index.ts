import { createTransport } from 'nodemailer';
import { UpstreamError } from '../../../platform/http/upstream-error';
import type { Mailer } from '../contract';
import { toMessage } from '../message';

const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000, socketTimeout: 10_000 };

/** Converts an error without its text, which may contain the recipient. 5xx is final (`refused`), 4xx is temporary. */
const toUpstreamError = (error: unknown): UpstreamError => {
  const { code, responseCode = 0 } = Object(error) as { code?: string; responseCode?: number };
  const cause = new Error(['the mail server failed', code, responseCode].filter(Boolean).join(' '));
  return new UpstreamError(responseCode >= 500 ? 'refused' : 'unavailable', { cause });
};

/** Sends emails through the mail server at an smtp or smtps URL. */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({ url, ...timeouts });
  return {
    send: async (email) => {
      try {
        await transport.sendMail(toMessage(email, from));
      } catch (error) {
        throw toUpstreamError(error);
      }
    },
  };
};
