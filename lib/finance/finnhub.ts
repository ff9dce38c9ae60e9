import { z } from 'zod';
import { httpClient } from '../http/client';
import { known, knownTime, price } from './values';
import { noData, type QuoteVendor, type VendorAccess } from './vendor';

/** For an unknown symbol, all values are 0 or null. */
const unknownSymbol = z.object({ c: z.literal(0) });
const quote = z.object({ c: price, d: known, dp: known, t: knownTime });

/** Finnhub. Closing prices are not part of its free plan. */
export const finnhub = ({ url, key, symbol }: VendorAccess): QuoteVendor => {
  const client = httpClient({ name: 'Finnhub', baseUrl: url, headers: { 'X-Finnhub-Token': key }, timeoutMs: 4000 });
  return {
    quote: async () => {
      const answer = await client.json('/quote', { query: { symbol }, schema: z.union([quote, unknownSymbol]) });
      if (!('t' in answer)) throw noData('refused', 'Finnhub has no price of this symbol');
      return { price: answer.c, change: answer.d, changePercent: answer.dp, asOf: answer.t };
    },
  };
};
