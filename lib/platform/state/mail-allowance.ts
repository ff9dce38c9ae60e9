import { maxConfirmationEmails, subscriptionLists } from '../../shared/constants.ts';
import { dayMs } from '../../shared/time.ts';
import type { Queries } from './database.ts';
import { fingerprint } from './signing.ts';

const hourMs = 3_600_000;

interface CountedEmail {
  /** The mailing list, `job-alerts`, `job-lists` or `receipts`. Each has its own limit. */
  list: string;
  email: string;
  /** The id of the email, the same for every attempt to send it, so that it counts once. */
  id: string;
}

/** The mailbox of an address, without case. What follows a plus is a label, with which one mailbox has many addresses. */
export const toMailbox = (email: string): string => email.toLowerCase().replace(/\+.*(?=@)/, '');

const fingerprintListRecipient = (list: string, email: string): Promise<string> =>
  fingerprint('mail-recipient', JSON.stringify([list, toMailbox(email)]));

/** The fingerprints under which emails to a mailbox are counted, for all lists. */
export const listCountedRecipients = (email: string): Promise<string[]> =>
  Promise.all(
    ['job-alerts', 'job-lists', 'receipts', ...subscriptionLists].map((list) => fingerprintListRecipient(list, email)),
  );

/**
 * Counts an email that anybody can trigger, within a transaction. Returns whether it may be sent: a mailbox gets at
 * most 3 an hour and 6 a day for each list, across all servers. The transaction needs the mailbox among its subjects.
 */
export const tryCountEmail = async (transaction: Queries, { list, email, id }: CountedEmail): Promise<boolean> => {
  const now = Date.now();
  const [recipient, emailDigest] = await Promise.all([
    fingerprintListRecipient(list, email),
    fingerprint('mail', JSON.stringify([list, email.toLowerCase(), id])),
  ]);
  const existing = await transaction
    .selectFrom('countedMail')
    .select('id')
    .where('id', '=', emailDigest)
    .executeTakeFirst();
  if (existing) return true;
  const { dayCount, hourCount } = await transaction
    .selectFrom('countedMail')
    .select(({ fn }) => [
      fn.countAll<number>().as('dayCount'),
      fn
        .countAll<number>()
        .filterWhere('at', '>', now - hourMs)
        .as('hourCount'),
    ])
    .where('recipient', '=', recipient)
    .where('at', '>', now - dayMs)
    .executeTakeFirstOrThrow();
  if (hourCount >= maxConfirmationEmails.perHour || dayCount >= maxConfirmationEmails.perDay) return false;
  await transaction.insertInto('countedMail').values({ id: emailDigest, recipient, at: now }).execute();
  return true;
};
