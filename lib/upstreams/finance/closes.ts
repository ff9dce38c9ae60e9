import type { Database } from '../../platform/state/database';
import { isoDate } from '../../shared/time';
import type { Close } from './contract';

const maxAgeYears = 11;

const getOldestDate = (): string => {
  const now = new Date();
  return isoDate(Date.UTC(now.getUTCFullYear() - maxAgeYears, now.getUTCMonth(), now.getUTCDate()));
};

/**
 * The stored closing prices of a share: one a day, of the past eleven years. `share` tells apart shares and vendors.
 */
export const createCloseStore = ({ read, write }: Database, share: string) => ({
  /** Adds closing prices; those of known days are replaced. */
  add: (closes: Close[]): Promise<void> =>
    write(async (queries) => {
      if (closes.length > 0)
        await queries
          .insertInto('close')
          .values(closes.map(({ date, price }) => ({ share, date, price })))
          .onConflict((conflict) =>
            conflict.columns(['share', 'date']).doUpdateSet(({ ref }) => ({ price: ref('excluded.price') })),
          )
          .execute();
      await queries.deleteFrom('close').where('date', '<', getOldestDate()).execute();
    }),

  /** The closing prices of the days from `since` until before `end`, oldest first. */
  between: (since: string, end: string): Promise<Close[]> =>
    read((queries) =>
      queries
        .selectFrom('close')
        .select(['date', 'price'])
        .where('share', '=', share)
        .where('date', '>=', since)
        .where('date', '<', end)
        .orderBy('date')
        .execute(),
    ),
});

export type CloseStore = ReturnType<typeof createCloseStore>;
