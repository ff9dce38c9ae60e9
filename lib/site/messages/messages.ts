import type { EthicsReport } from '../../model/message';
import type { Database } from '../../platform/state/database';
import { buildAcceptedColumns, KeyReusedError, type Outbox } from '../../platform/state/outbox';
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
 * Forwards contact messages and reports by email. A message is stored, encrypted, before its method resolves, and sent
 * by the outbox. After that, only fingerprints remain, for a day. Methods reject with a KeyReusedError if the key
 * belongs to another message.
 */
export const createMessages = ({ database, outbox, buildEmail, reportsTo }: Options) => {
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
        // Servers of the previous build send emails themselves. This row marks the email as sent for both builds.
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
          .values({ key: submission, content, createdAt: now, ...buildAcceptedColumns(now) })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ mailedAt: now }))
          .execute();
      },
      [key],
    );
  };

  return {
    /** Queues a message to the team of its subject. */
    async sendContact(message: WithKey<RoutedMessage>): Promise<void> {
      const content = await buildContactEmail(buildEmail, message);
      await store('contact', message, { to: message.subject.email, replyTo: message.email, ...content });
    },

    /** Queues a report to the people who investigate it. Resolves with its reference. */
    async sendReport(report: WithKey<EthicsReport>): Promise<string> {
      const reference = await createReference(report.key);
      const content = await buildReportEmail(buildEmail, reference, report);
      await store('report', report, { to: reportsTo, ...(report.email && { replyTo: report.email }), ...content });
      return reference;
    },
  };
};
