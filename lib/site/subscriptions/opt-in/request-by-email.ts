import type { Email } from '../../../upstreams/mailing/contract';
import { type EmailBuilder, mailingListHeaders } from '../../emails/email';
import { buildConfirmationEmail } from './emails';
import type { MailingList } from './mailing-list';

interface EmailOptions {
  /** Sends an email; rejects if it may be lost. */
  send: (email: Email) => Promise<void>;
  buildEmail: EmailBuilder;
}

/** Sends confirmation requests as emails of this site. */
export const createConfirmationSender =
  ({ send, buildEmail }: EmailOptions): MailingList['requestConfirmation'] =>
  async ({ email, list, locale, links: { oneClickUrl, ...links }, mailId }) => {
    const content = await buildConfirmationEmail(buildEmail, locale, list, links);
    await send({ id: mailId, to: email, ...content, headers: mailingListHeaders(list, oneClickUrl) });
  };
