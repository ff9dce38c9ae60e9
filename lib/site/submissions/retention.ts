import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../platform/state/database.ts';
import { confirmationDays } from '../../platform/state/link-tokens.ts';
import { listCountedRecipients } from '../../platform/state/mail-allowance.ts';
import { fingerprintAddress } from '../../platform/state/outbox.ts';
import type { Tables } from '../../platform/state/tables.ts';
import { dayMs } from '../../shared/time.ts';

/**
 * Erases alerts and subscriptions that nobody confirmed in time, and what remains of emails a day after they were sent,
 * also from the disk.
 */
export const eraseExpired = async ({ write, checkpoint }: Database): Promise<void> => {
  const dayAgo = Date.now() - dayMs;
  const confirmationEnd = Date.now() - confirmationDays * dayMs;
  await write(async (queries) => {
    await queries
      .deleteFrom('alert')
      .where('status', '=', 'pending')
      .where('createdAt', '<=', confirmationEnd)
      .execute();
    await queries.deleteFrom('subscriptionSubmission').where('createdAt', '<=', confirmationEnd).execute();
    const requested = queries.selectFrom('subscriptionSubmission').select('subscription');
    await queries.deleteFrom('subscription').where('status', '=', 'pending').where('id', 'not in', requested).execute();
    await queries.deleteFrom('outbox').where('sentAt', '<=', dayAgo).execute();
    await queries.deleteFrom('countedMail').where('at', '<=', dayAgo).execute();
  });
  await checkpoint();
};

const findKeys = async (email: string) => {
  const [address, countedKeys] = await Promise.all([fingerprintAddress(email), listCountedRecipients(email)]);
  return { emailKey: email.toLowerCase(), address, countedKeys };
};

/** The condition of entries to an address, and of messages from it. */
const buildOutboxCondition = (address: string) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.or([row('recipient', '=', address), row('sender', '=', address)]);

/**
 * Everything that the database contains about an email address, except the encrypted content of the outbox. Times are
 * Unix times in milliseconds.
 */
export const loadPersonalData = async ({ read }: Database, email: string) => {
  const { emailKey, address, countedKeys } = await findKeys(email);
  return read(async (queries) => {
    const selectIds = (table: 'alert' | 'subscription') =>
      queries.selectFrom(table).select('id').where('emailKey', '=', emailKey);
    return {
      alerts: await queries.selectFrom('alert').selectAll().where('emailKey', '=', emailKey).execute(),
      alertSubmissions: await queries
        .selectFrom('alertSubmission')
        .selectAll()
        .where('alert', 'in', selectIds('alert'))
        .execute(),
      subscriptions: await queries.selectFrom('subscription').selectAll().where('emailKey', '=', emailKey).execute(),
      subscriptionSubmissions: await queries
        .selectFrom('subscriptionSubmission')
        .selectAll()
        .where('subscription', 'in', selectIds('subscription'))
        .execute(),
      outbox: await queries
        .selectFrom('outbox')
        .select(['kind', 'createdAt', 'sentAt', 'failedAt', 'attempts'])
        .where(buildOutboxCondition(address))
        .execute(),
      countedMails: await queries
        .selectFrom('countedMail')
        .select('at')
        .where('recipient', 'in', countedKeys)
        .execute(),
    };
  });
};

/**
 * Erases everything that the database contains about an email address, including on disk. Messages and reports that the
 * person has written and that wait are not sent.
 */
export const erasePerson = async ({ write, checkpoint }: Database, email: string): Promise<void> => {
  const { emailKey, address, countedKeys } = await findKeys(email);
  await write(async (queries) => {
    await queries.deleteFrom('alert').where('emailKey', '=', emailKey).execute();
    await queries.deleteFrom('subscription').where('emailKey', '=', emailKey).execute();
    await queries.deleteFrom('outbox').where(buildOutboxCondition(address)).execute();
    await queries.deleteFrom('countedMail').where('recipient', 'in', countedKeys).execute();
  });
  await checkpoint();
};
