import type { Email } from '../../../upstreams/mailing/contract';
import { listHeaders, type WriteLetter } from '../../letters/letter';
import type { MailingList } from './mailing-list';
import { confirmMail } from './mails';

export interface LetterOptions {
  /** Sends a mail; rejects when it may be lost. */
  send: (mail: Email) => Promise<void>;
  letter: WriteLetter;
}

/** Asks people to confirm by a mail of the site. */
export const askByLetter =
  ({ send, letter }: LetterOptions): MailingList['ask'] =>
  async ({ email, list, locale, links: { oneClickUrl, ...links }, mailId }) => {
    const content = await confirmMail(letter, locale, list, links);
    await send({ id: mailId, to: email, ...content, headers: listHeaders(list, oneClickUrl) });
  };
