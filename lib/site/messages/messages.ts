import type { Report } from '../../model/message';
import type { Database } from '../../platform/state/database';
import { acceptedColumns, KeyReusedError, type Outbox } from '../../platform/state/outbox';
import { fingerprint } from '../../platform/state/signing';
import { dayMs } from '../../shared/time';
import type { Email } from '../../upstreams/mailing/contract';
import type { EmailBuilder } from '../emails/email';
import { buildContactEmail, buildReportEmail, type FormFields, type RoutedMessage } from './emails';

interface Options {
  database: Database;
  outbox: Outbox;
  buildEmail: EmailBuilder;
  /** The address that receives reports. */
  reportsTo: string;
}

type WithKey<T> = FormFields<T> & { key: string };

const createReference = async (key: string): Promise<string> => {
  const digits = Buffer.from(await fingerprint('report-reference', key), 'base64url')
    .toString('hex')
    .toUpperCase();
  return `${digits.slice(0, 5)}-${digits.slice(5, 10)}`;
};

/**
 * Forwards contact messages and reports by mail. Once one resolves, it is stored, encrypted, and sent by the outbox; after
 * that only fingerprints are kept, for a day. Rejects with KeyReused if the key came with another message before.
 */
export const messages = ({ database, outbox, buildEmail, reportsTo }: Options) => {
  const store = async (kind: string, { key, ...fields }: WithKey<object>, email: Omit<Email, 'id'>): Promise<void> => {
    const submission = await fingerprint('message-key', key);
    const content = await fingerprint('message', JSON.stringify([kind, fields]));
    const entry = {
      key: `message ${key}`,
      kind: 'mail',
      content: { id: `${kind}:${submission}`, ...email },
      email: email.to,
    };
    const now = Date.now();
    await database.write(
      async (transaction) => {
        // Servers of the build before send the mail themselves: by this row it counts as sent, there and here.
        await transaction
          .deleteFrom('message')
          .where('createdAt', '<=', now - dayMs)
          .execute();
        const existing = await transaction
          .selectFrom('message')
          .selectAll()
          .where('key', '=', submission)
          .executeTakeFirst();
        if (existing && existing.content !== content) throw new KeyReusedError();
        if (existing?.mailedAt) return;
        await outbox.add(transaction, entry, [kind, fields]);
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
    async sendContact(message: WithKey<RoutedMessage>): Promise<void> {
      const content = await buildContactEmail(buildEmail, message);
      await store('contact', message, { to: message.subject.email, replyTo: message.email, ...content });
    },

    /** Sends a report to the people who investigate it. Resolves with its reference. */
    async sendReport(report: WithKey<Report>): Promise<string> {
      const reference = await createReference(report.key);
      const content = await buildReportEmail(buildEmail, reference, report);
      await store('report', report, { to: reportsTo, ...(report.email && { replyTo: report.email }), ...content });
      return reference;
    },
  };
};
