import type { JobListEmail } from '../../model/job';
import type { EthicsReport } from '../../model/message';
import type { Database } from '../../platform/state/database';
import { toMailbox, tryCountEmail } from '../../platform/state/mail-allowance';
import { addToOutbox } from '../../platform/state/outbox';
import { fingerprint } from '../../platform/state/signing';
import { visitSubject } from '../../shared/constants';
import type { Email } from '../../upstreams/mailing/contract';
import { automaticHeaders, type EmailBuilder } from '../emails/email';
import {
  buildContactEmail,
  buildJobListEmail,
  buildReportEmail,
  buildVisitReceipt,
  type EmailOffer,
  type FormFields,
  type RoutedMessage,
} from './emails';

interface Options {
  database: Database;
  buildEmail: EmailBuilder;
  /** The address that receives reports. */
  reportsTo: string;
}

/** The fields of a form, with a key that is the same for every attempt at one submission. */
type WithKey<T> = FormFields<T> & { key: string };

interface JobListRequest extends WithKey<JobListEmail> {
  offers: readonly EmailOffer[];
  /** The ids that the email may name, because the site knows them. Anybody can enter the address of somebody else. */
  knownIds: string[];
  /** The path of the page that lists all offers. */
  listPath: string;
}

const createReference = async (key: string): Promise<string> => {
  const digits = Buffer.from(await fingerprint('report-reference', key), 'base64url')
    .toString('hex')
    .toUpperCase();
  return `${digits.slice(0, 5)}-${digits.slice(5, 10)}`;
};

/**
 * Forms whose only record is their email: contact messages, reports and lists of offers. It is stored, encrypted, before
 * a method resolves, and sent by the outbox. After that, only fingerprints remain, for a day. Methods reject with a
 * KeyReusedError if the key belongs to another form.
 */
export const createMessages = ({ database, buildEmail, reportsTo }: Options) => {
  const queueMessage = async (
    form: string,
    { key, ...fields }: WithKey<object>,
    email: Omit<Email, 'id'>,
    receipt?: Omit<Email, 'id'>,
  ): Promise<void> => {
    const entry = {
      key: `message ${key}`,
      kind: 'mail',
      content: { id: `${form}:${await fingerprint('message-key', key)}`, ...email },
      email: email.to,
      sender: email.replyTo,
    };
    const receiptId = `receipt:${key}`;
    await database.write(
      async (transaction) => {
        await addToOutbox(transaction, entry, [form, fields]);
        if (!receipt || !(await tryCountEmail(transaction, { list: 'receipts', email: receipt.to, id: receiptId })))
          return;
        const content = { id: receiptId, ...receipt, headers: automaticHeaders };
        await addToOutbox(transaction, { key: receiptId, kind: 'mail', content, email: receipt.to }, [form, fields]);
      },
      receipt ? [key, toMailbox(receipt.to)] : [key],
    );
  };

  return {
    /**
     * Queues a message to the team of its subject. Visitors who request a visit get a receipt, unless their address has
     * just received several.
     */
    async sendContact(message: WithKey<RoutedMessage>): Promise<void> {
      const { subject, email } = message;
      const content = await buildContactEmail(buildEmail, message);
      const receipt =
        subject.key === visitSubject ? { to: email, ...(await buildVisitReceipt(buildEmail, message)) } : undefined;
      await queueMessage('contact', message, { to: subject.email, replyTo: email, ...content }, receipt);
    },

    /** Queues a report to the people who investigate it. Resolves with its reference. */
    async sendReport(report: WithKey<EthicsReport>): Promise<string> {
      const reference = await createReference(report.key);
      const content = await buildReportEmail(buildEmail, reference, report);
      const sender = report.email && { replyTo: report.email };
      await queueMessage('report', report, { to: reportsTo, ...sender, ...content });
      return reference;
    },

    /**
     * Queues the email with the offers of a list, in the language of the locale. An address that has just received
     * several lists gets no more; this is not an error.
     */
    async sendJobList({ email, ids, locale, key, offers, knownIds, listPath }: JobListRequest): Promise<void> {
      const id = `job-list:${key}`;
      const content = {
        id,
        to: email,
        ...(await buildJobListEmail(buildEmail, locale, offers, { ids: knownIds, listPath })),
        headers: automaticHeaders,
      };
      await database.write(
        async (transaction) => {
          if (!(await tryCountEmail(transaction, { list: 'job-lists', email, id }))) return;
          // An offer may close between two attempts, which then have different content.
          await addToOutbox(transaction, { key: id, kind: 'mail', content, email }, [email, ids, locale]);
        },
        [key, toMailbox(email)],
      );
    },
  };
};
