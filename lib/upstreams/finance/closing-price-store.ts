import type { Database } from '../../platform/state/database';
import { formatIsoDate } from '../../shared/time';
import type { ClosingPrice } from './contract';

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
export const createClosingPriceStore = ({ read, write }: Database, share: string) => ({
  /** Adds closing prices, replacing those of the same days or all of them if they are a whole series. */
  add: (closingPrices: ClosingPrice[], { isSeries = false } = {}): Promise<void> =>
    write(async (queries) => {
      if (isSeries && closingPrices.length > 0) await queries.deleteFrom('close').where('share', '=', share).execute();
      if (closingPrices.length > 0)
        await queries
          .insertInto('close')
          .values(closingPrices.map(({ date, price }) => ({ share, date, price })))
          .onConflict((conflict) =>
            conflict.columns(['share', 'date']).doUpdateSet(({ ref }) => ({ price: ref('excluded.price') })),
          )
          .execute();
      await queries.deleteFrom('close').where('date', '<', getOldestDate()).execute();
    }),

  /** Lists the closing prices from `since` to `end`, exclusive, oldest first. Both are ISO dates. */
  list: (since: string, end: string): Promise<ClosingPrice[]> =>
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

export type ClosingPriceStore = ReturnType<typeof createClosingPriceStore>;
