import type { Database } from '../../platform/state/database.ts';
import { listCountedRecipients } from '../../platform/state/mail-allowance.ts';
import { fingerprintRecipient } from '../../platform/state/outbox.ts';

/**
 * Everything that the database contains about an email address, except the encrypted content of the outbox. Times are
 * Unix times in milliseconds.
 */
export const loadPersonalData = async ({ read }: Database, email: string) => {
  const emailKey = email.toLowerCase();
  const [recipient, countedKeys] = await Promise.all([fingerprintRecipient(email), listCountedRecipients(email)]);
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
        .where('recipient', '=', recipient)
        .execute(),
      countedMails: await queries
        .selectFrom('countedMail')
        .select('at')
        .where('recipient', 'in', countedKeys)
        .execute(),
    };
  });
};

/** Erases everything that the database contains about an email address, including on disk. */
export const erasePerson = async ({ write, checkpoint }: Database, email: string): Promise<void> => {
  const emailKey = email.toLowerCase();
  const [recipient, countedKeys] = await Promise.all([fingerprintRecipient(email), listCountedRecipients(email)]);
  await write(async (queries) => {
    await queries.deleteFrom('alert').where('emailKey', '=', emailKey).execute();
    await queries.deleteFrom('subscription').where('emailKey', '=', emailKey).execute();
    await queries.deleteFrom('outbox').where('recipient', '=', recipient).execute();
    await queries.deleteFrom('countedMail').where('recipient', 'in', countedKeys).execute();
  });
  await checkpoint();
};
