import type { Mail } from '../../model/mail';

export interface Mailing {
  /**
   * Resolves once the mail is safely handed over; rejects when it may be lost. The same id gives the same Message-ID,
   * so that duplicates can be detected.
   */
  send(mail: Mail): Promise<void>;
}
