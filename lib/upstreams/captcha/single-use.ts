import { type Database, shortLivedDatabase } from '../../platform/state/database';

/** How long uses are kept after they expire, in ms, in case the system clock is set back a little. */
const clockToleranceMs = 60_000;

export interface SingleUse {
  /**
   * Whether `user` may use this id: only the first user may, any number of times. The use is stored until the Unix time
   * `until`, in ms. Rejects with an UpstreamError when it cannot be stored.
   */
  spend(id: string, user: string, expiresAtMs: number): Promise<boolean>;
}

/** Ids that belong to their first user, on all servers. */
export const singleUse = (database: Database): SingleUse => ({
  spend: (id, user, expiresAtMs) =>
    database.write(
      async (queries) => {
        await queries
          .deleteFrom('usedId')
          .where('until', '<=', Date.now() - clockToleranceMs)
          .execute();
        await queries
          .insertInto('usedId')
          .values({ id, user, until: expiresAtMs })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const first = await queries.selectFrom('usedId').select('user').where('id', '=', id).executeTakeFirst();
        return first?.user === user;
      },
      [id],
    ),
});

/** The used challenges and captcha passes of this site. */
export const siteSingleUse = singleUse(shortLivedDatabase);
