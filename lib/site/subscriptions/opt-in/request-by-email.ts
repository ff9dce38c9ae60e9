import type { Email } from '../../../upstreams/mailing/contract';
import { type EmailBuilder, listHeaders } from '../../emails/email';
import { buildConfirmationEmail } from './emails';
import type { MailingList } from './mailing-list';

export interface EmailOptions {
  /** Sends a mail; rejects when it may be lost. */
  send: (mail: Email) => Promise<void>;
  buildEmail: EmailBuilder;
}

/** Asks people to confirm by a mail of the site. */
export const requestByEmail =
  ({ send, buildEmail }: EmailOptions): MailingList['requestConfirmation'] =>
  async ({ email, list, locale, links: { oneClickUrl, ...links }, mailId }) => {
    const content = await buildConfirmationEmail(buildEmail, locale, list, links);
    await send({ id: mailId, to: email, ...content, headers: listHeaders(list, oneClickUrl) });
  };
