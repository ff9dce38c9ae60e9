import { z } from 'zod';
import { httpClient } from '../http/client';
import { orUnavailable } from '../http/or-unavailable';
import { known, knownTime, price } from './values';
import { noData, type QuoteVendor, type VendorAccess } from './vendor';

const quote = z.object({
  /** "NA" until the first trade of the day. */
  close: z.union([price, z.literal('NA')]),
  change: known,
  change_p: known,
  timestamp: knownTime,
});
const closes = z.array(z.object({ date: z.iso.date(), close: price }));

const paymentRequired = 402;

/** EODHD. A used quota is a status of 402. */
export const eodhd = ({ url, key, symbol }: VendorAccess): QuoteVendor => {
  const client = httpClient({ name: 'EODHD', baseUrl: url, timeoutMs: 4000 });
  const ask = <S extends z.ZodType>(path: string, schema: S, query: Record<string, string> = {}) =>
    orUnavailable(
      client.json(`${path}/${encodeURIComponent(symbol)}`, {
        query: { api_token: key, fmt: 'json', ...query },
        schema,
      }),
      paymentRequired,
    );

  return {
    quote: async () => {
      const { close, change, change_p, timestamp } = await ask('/real-time', quote);
      if (close === 'NA') throw noData('unavailable', 'EODHD has no price yet today');
      return { price: close, change, changePercent: change_p, asOf: timestamp };
    },
    closes: async () => {
      const from = `${new Date().getUTCFullYear() - 11}-01-01`;
      const found = await ask('/eod', closes, { period: 'd', order: 'a', from });
      return found.map((one) => ({ date: one.date, price: one.close }));
    },
  };
};
