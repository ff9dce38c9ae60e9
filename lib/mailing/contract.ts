import type { Mail } from '../model/mail';

/** Sends mails. */
export interface Mailing {
  /**
   * Resolves once the mail is handed over for good; rejects where it may be lost. The same id is the same Message-ID, by
   * which a mail that is sent again is known.
   */
  send(mail: Mail): Promise<void>;
}
