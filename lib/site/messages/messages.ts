import type { Report } from '../../model/message';
import type { Database } from '../../platform/state/database';
import { acceptedColumns, KeyReusedError, type Outbox } from '../../platform/state/outbox';
import { fingerprint } from '../../platform/state/signing';
import { dayMs } from '../../shared/time';
import type { Email } from '../../upstreams/mailing/contract';
import type { WriteLetter } from '../letters/letter';
import { type Addressed, contactMail, reportMail, type Written } from './mails';

interface Options {
  database: Database;
  outbox: Outbox;
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
 * Forwards contact messages and reports by mail. Once one resolves, it is stored, encrypted, and sent by the outbox; after
 * that only fingerprints are kept, for a day. Rejects with KeyReused if the key came with another message before.
 */
export const messages = ({ database, outbox, letter, reportsTo }: Options) => {
  const store = async (kind: string, { key, ...written }: Keyed<object>, mail: Omit<Email, 'id'>): Promise<void> => {
    const submission = await fingerprint('message-key', key);
    const content = await fingerprint('message', JSON.stringify([kind, written]));
    const entry = {
      key: `message ${key}`,
      kind: 'mail',
      content: { id: `${kind}:${submission}`, ...mail },
      email: mail.to,
    };
    const now = Date.now();
    await database.write(
      async (transaction) => {
        // Servers of the build before send the mail themselves: by this row it counts as sent, there and here.
        await transaction
          .deleteFrom('message')
          .where('createdAt', '<=', now - dayMs)
          .execute();
        const known = await transaction
          .selectFrom('message')
          .selectAll()
          .where('key', '=', submission)
          .executeTakeFirst();
        if (known && known.content !== content) throw new KeyReusedError();
        if (known?.mailedAt) return;
        await outbox.add(transaction, entry, [kind, written]);
        await transaction
          .insertInto('message')
          .values({ key: submission, content, createdAt: now, ...acceptedColumns(now) })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ mailedAt: now }))
          .execute();
      },
      [key],
    );
  };

  return {
    /** Sends a message to the team of its subject. */
    async sendContact(message: Keyed<Addressed>): Promise<void> {
      const content = await contactMail(letter, message);
      await store('contact', message, { to: message.subject.email, replyTo: message.email, ...content });
    },

    /** Sends a report to the people who investigate it. Resolves with its reference. */
    async sendReport(report: Keyed<Report>): Promise<string> {
      const reference = await referenceOf(report.key);
      const content = await reportMail(letter, reference, report);
      await store('report', report, { to: reportsTo, ...(report.email && { replyTo: report.email }), ...content });
      return reference;
    },
  };
};
