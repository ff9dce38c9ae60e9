import type { Report } from '../../model/message';
import type { Database } from '../../platform/state/database';
import { fingerprint } from '../../platform/state/signing';
import { doOnce } from '../../platform/state/submission';
import type { Mail } from '../../upstreams/mailing/contract';
import type { WriteLetter } from '../letters/letter';
import { type Addressed, contactMail, reportMail, type Written } from './mails';
import { messageStore } from './store';

interface Options {
  database: Database;
  /** Sends a mail; rejects when it may be lost. */
  send: (mail: Mail) => Promise<void>;
  letter: WriteLetter;
  /** The address that receives reports. */
  reportsTo: string;
}

type Keyed<T> = Written<T> & { key: string };

const referenceOf = async (key: string): Promise<string> => {
  const digits = Buffer.from(await fingerprint('report-reference', key), 'base64url')
    .toString('hex')
    .toUpperCase();
  return `${digits.slice(0, 5)}-${digits.slice(5, 10)}`;
};

/**
 * Forwards contact messages and reports by mail, once per key. The store keeps only fingerprints, for a day: no sender
 * and no content.
 */
export const messages = ({ database, send, letter, reportsTo }: Options) => {
  const store = messageStore(database);
  const sendOnce = async (kind: string, { key, ...written }: Keyed<object>, mail: () => Promise<Omit<Mail, 'id'>>) => {
    const known = await fingerprint('message-key', key);
    const content = await fingerprint('message', JSON.stringify([kind, written]));
    await doOnce(
      () => store.claim(known, content, Date.now()),
      async (id) => send({ id: `${kind}:${id}`, ...(await mail()) }),
    );
  };

  return {
    /** Resolves once the message is sent to the team of its subject. */
    async sendContact(message: Keyed<Addressed>): Promise<void> {
      await sendOnce('contact', message, async () => ({
        to: message.subject.email,
        replyTo: message.email,
        ...(await contactMail(letter, message)),
      }));
    },

    /** Resolves with the reference of the report once it is sent. */
    async sendReport(report: Keyed<Report>): Promise<string> {
      const reference = await referenceOf(report.key);
      await sendOnce('report', report, async () => ({
        to: reportsTo,
        replyTo: report.email,
        ...(await reportMail(letter, reference, report)),
      }));
      return reference;
    },
  };
};
