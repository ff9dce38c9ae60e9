import { z } from 'zod';
import { priceHistory, pricePeriods } from '../finance';
import { linkedHeading } from './fields';

export const sharePrice = {
  content: linkedHeading,
  /**
   * The price history, the delay of prices in minutes (both null if unavailable), whether prices are those of the
   * embedded feed, which invents them, and the periods with their addresses: `href` for the share alone, `comparison`
   * for the share and the index.
   */
  data: {
    history: priceHistory.nullable(),
    delayMinutes: z.number().nullable(),
    isDemonstration: z.boolean(),
    periods: z.array(z.object({ period: z.enum(pricePeriods), href: z.string(), comparison: z.string() })),
  },
  namespaces: ['share-price', 'price-chart'],
};
