import { type Database, shortLivedDatabase } from '../../platform/state/database';

/** The time for which expired uses remain stored, in case the system clock is set back a little. */
const clockToleranceMs = 60_000;

/** A registry of ids that only one user may use. */
export interface SingleUseStore {
  /**
   * Returns whether `user` may use an id: only the first user may, any number of times. The use is stored until the
   * Unix time `expiresAtMs`. Rejects with an UpstreamError when it cannot be stored.
   */
  spend(id: string, user: string, expiresAtMs: number): Promise<boolean>;
}

/** A registry of ids in a database, shared by all servers. */
export const createSingleUseStore = (database: Database): SingleUseStore => ({
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
        const use = await queries.selectFrom('usedId').select('user').where('id', '=', id).executeTakeFirst();
        return use?.user === user;
      },
      [id],
    ),
});

/** The registry of used challenges and captcha passes. */
export const siteSingleUseStore = createSingleUseStore(shortLivedDatabase);
