import type { WriteLetter } from '../letters/letter';
import type { Mail } from '../model/mail';
import type { Report } from '../model/message';
import { fingerprint } from '../state/signing';
import { doOnce } from '../state/submission';
import { type Addressed, contactMail, reportMail, type Written } from './mails';
import { messageStore } from './store';

interface Options {
  /** The SQLite file; it is made when it is first needed. */
  file: string;
  /** Sends a mail; rejects where it may be lost. */
  send: (mail: Mail) => Promise<void>;
  letter: WriteLetter;
  /** Who reads reports. */
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
 * Hands what people write to those who read it, by mail alone: the same key does it once. What is kept for that, for a
 * day, says neither who wrote nor what.
 */
export const messages = ({ file, send, letter, reportsTo }: Options) => {
  let opened: ReturnType<typeof messageStore> | undefined;
  const sendOnce = async (kind: string, { key, ...written }: Keyed<object>, mail: () => Promise<Omit<Mail, 'id'>>) => {
    opened ??= messageStore(file);
    const store = opened;
    const known = await fingerprint('message-key', key);
    const content = await fingerprint('message', JSON.stringify([kind, written]));
    await doOnce(
      () => store.claim(known, content, Date.now()),
      async (id) => send({ id: `${kind}:${id}`, ...(await mail()) }),
    );
  };

  return {
    /** Resolves once the message is on its way to the team of its subject. */
    async sendContact(message: Keyed<Addressed>): Promise<void> {
      await sendOnce('contact', message, async () => ({
        to: message.subject.email,
        replyTo: message.email,
        ...(await contactMail(letter, message)),
      }));
    },

    /** Resolves with what the report is called once it is on its way. */
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
