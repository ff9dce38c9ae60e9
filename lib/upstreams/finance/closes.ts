import type { Database } from '../../platform/state/database';
import { formatIsoDate } from '../../shared/time';
import type { Close } from './contract';

/** The age at which closing prices are deleted. */
const maxAgeYears = 11;

const getOldestDate = (): string => {
  const now = new Date();
  return formatIsoDate(Date.UTC(now.getUTCFullYear() - maxAgeYears, now.getUTCMonth(), now.getUTCDate()));
};

/**
 * Creates the store of a share's closing prices: one a day, for the past eleven years. `share` identifies the share and
 * its vendor. Its methods reject with an UpstreamError when the database is unavailable.
 */
export const createCloseStore = ({ read, write }: Database, share: string) => ({
  /** Adds closing prices, replacing those of the same days. */
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

  /** Lists the closing prices from `since` to `end`, exclusive, oldest first. Both are ISO dates. */
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
