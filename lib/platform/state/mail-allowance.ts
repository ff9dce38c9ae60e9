import { type Database, siteDatabase } from './database';
import { fingerprint } from './signing';

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

/**
 * Limits the confirmation mails that anybody can trigger to an address: 3 per hour and 6 per day for each list, over all
 * servers.
 */
export const mailAllowance = ({ write, forget }: Database) => {
  /** Counts a mail unless it is already counted or over the limit. */
  const count = (id: string, recipient: string, now: number): Promise<'counted' | 'known' | 'too many'> =>
    write(
      async (queries) => {
        const known = await queries.selectFrom('countedMail').select('id').where('id', '=', id).executeTakeFirst();
        if (known) return 'known';
        const { aDay, anHour } = await queries
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
        if (anHour >= most.anHour || aDay >= most.aDay) return 'too many';
        await queries.insertInto('countedMail').values({ id, recipient, at: now }).execute();
        return 'counted';
      },
      [recipient],
    );

  return {
    /** Sends a mail unless its address is over the limit; returns whether it was sent. Failed mails are not counted. */
    async sendWithin({ list, email, id }: AllowedMail, send: () => Promise<void>): Promise<boolean> {
      const who = [list, email.toLowerCase()];
      const recipient = await fingerprint('mail-recipient', JSON.stringify(who));
      const mail = await fingerprint('mail', JSON.stringify([...who, id]));
      const counted = await count(mail, recipient, Date.now());
      if (counted === 'too many') return false;
      try {
        await send();
      } catch (error) {
        if (counted === 'counted')
          await write((queries) => queries.deleteFrom('countedMail').where('id', '=', mail).execute(), [recipient]);
        throw error;
      }
      return true;
    },

    /** Erases counts that are older than a day. */
    async eraseOld() {
      const { numDeletedRows } = await write((queries) =>
        queries
          .deleteFrom('countedMail')
          .where('at', '<=', Date.now() - day)
          .executeTakeFirst(),
      );
      if (numDeletedRows > 0n) await forget();
    },
  };
};

export type MailAllowance = ReturnType<typeof mailAllowance>;

/** The allowance of this site. */
export const siteMailAllowance = mailAllowance(siteDatabase);
