import { claimLength, claimsOn } from '../../platform/state/claim';
import type { Database } from '../../platform/state/database';
import { type ClaimedSubmission, mailState } from '../../platform/state/submission';
import { dayLength } from '../../shared/time';

/** The messages that were mailed in the last day, as fingerprints. */
export const messageStore = (database: Database) => {
  const { write, forget } = database;
  const claimed = claimsOn(database, { table: 'message', key: 'key', doneAt: 'mailedAt' });

  return {
    /** Claims the mail of a message, or returns the reason why there is no mail to send now. Throws KeyReused. */
    async claim(key: string, content: string, now: number): Promise<ClaimedSubmission> {
      const { erased, found } = await write(
        async (queries) => {
          const { numDeletedRows } = await queries
            .deleteFrom('message')
            .where('createdAt', '<=', now - dayLength)
            .executeTakeFirst();
          const known = await queries.selectFrom('message').selectAll().where('key', '=', key).executeTakeFirst();
          const state = mailState(known && { ...known, same: known.content === content }, now);
          const message = { content, createdAt: now, mailedAt: null, claimedUntil: now + claimLength };
          if (!state)
            await queries
              .insertInto('message')
              .values({ key, ...message })
              .onConflict((conflict) => conflict.column('key').doUpdateSet(message))
              .execute();
          return { erased: numDeletedRows, found: state ?? { id: key, claim: claimed(key, now) } };
        },
        [key],
      );
      if (erased > 0n) await forget();
      return found;
    },
  };
};
