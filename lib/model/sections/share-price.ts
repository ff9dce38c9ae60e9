import { z } from 'zod';
import type { FieldTypes } from '../field-types';
import { priceHistory, pricePeriods } from '../finance';
import { formattedDate } from '../values';
import { linkedHeading } from './fields';

export const sharePrice = {
  content: (fieldTypes: FieldTypes) => ({
    ...linkedHeading(fieldTypes),
    /** The dividends for which the prices of former days are adjusted. */
    dividends: z.array(z.strictObject({ exDate: z.iso.date(), euros: z.number().positive() })).default([]),
  }),
  /**
   * The price history, the delay of prices in minutes (both null if unavailable), whether prices are those of the
   * embedded feed, which invents them, and the periods with their addresses: `href` for the share alone, `comparison`
   * for the share and the index. `onDay` has the days with prices, the date that a visitor requests, empty if it is
   * none, and the close of that day or, without trading, the last one before it.
   */
  data: {
    history: priceHistory.nullable(),
    delayMinutes: z.number().nullable(),
    isDemonstration: z.boolean(),
    onDay: z
      .object({
        first: formattedDate,
        last: formattedDate,
        requested: z.string().nullable(),
        close: z.object({ date: formattedDate, price: z.string(), adjusted: z.string() }).nullable(),
      })
      .nullable(),
    periods: z.array(z.object({ period: z.enum(pricePeriods), href: z.string(), comparison: z.string() })),
  },
  namespaces: ['share-price', 'price-chart'],
};
