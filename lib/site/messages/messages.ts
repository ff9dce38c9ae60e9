import type { EthicsReport } from '../../model/message';
import type { Database } from '../../platform/state/database';
import type { Outbox } from '../../platform/state/outbox';
import { fingerprint } from '../../platform/state/signing';
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
    const entry = {
      key: `message ${key}`,
      kind: 'mail',
      content: { id: `${kind}:${await fingerprint('message-key', key)}`, ...email },
      email: email.to,
      sender: email.replyTo,
    };
    await database.write((transaction) => outbox.add(transaction, entry, [kind, fields]), [key]);
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
