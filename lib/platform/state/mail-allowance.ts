import { subscriptionLists } from '../../shared/constants.ts';
import { type Database, type Queries, siteDatabase } from './database.ts';
import { fingerprint } from './signing.ts';

const hour = 3_600_000;
const day = 24 * hour;
const most = { anHour: 3, aDay: 6 };

interface AllowedMail {
  /** The mailing list, or another subject; each has its own limit. */
  list: string;
  email: string;
  /** The same for every attempt of the same mail, so that it counts once. */
  id: string;
}

const recipientOf = (list: string, email: string): Promise<string> =>
  fingerprint('mail-recipient', JSON.stringify([list, email.toLowerCase()]));

/** The fingerprints of an address in the counts of every list. */
export const countedRecipients = (email: string): Promise<string[]> =>
  Promise.all(['job-alerts', ...subscriptionLists].map((list) => recipientOf(list, email)));

/**
 * Counts a mail that anybody can trigger, within a transaction; returns whether its address may get it: 3 per hour and 6 per
 * day for each list, over all servers.
 */
export const countMail = async (transaction: Queries, { list, email, id }: AllowedMail): Promise<boolean> => {
  const now = Date.now();
  const [recipient, mail] = await Promise.all([
    recipientOf(list, email),
    fingerprint('mail', JSON.stringify([list, email.toLowerCase(), id])),
  ]);
  const known = await transaction.selectFrom('countedMail').select('id').where('id', '=', mail).executeTakeFirst();
  if (known) return true;
  const { aDay, anHour } = await transaction
    .selectFrom('countedMail')
    .select(({ fn }) => [
      fn.countAll<number>().as('aDay'),
      fn
        .countAll<number>()
        .filterWhere('at', '>', now - hour)
        .as('anHour'),
    ])
    .where('recipient', '=', recipient)
    .where('at', '>', now - day)
    .executeTakeFirstOrThrow();
  if (anHour >= most.anHour || aDay >= most.aDay) return false;
  await transaction.insertInto('countedMail').values({ id: mail, recipient, at: now }).execute();
  return true;
};

/** Erases counts that are older than a day. */
export const eraseOldCounts = async ({ write, forget }: Database = siteDatabase): Promise<void> => {
  const { numDeletedRows } = await write((queries) =>
    queries
      .deleteFrom('countedMail')
      .where('at', '<=', Date.now() - day)
      .executeTakeFirst(),
  );
  if (numDeletedRows > 0n) await forget();
};
