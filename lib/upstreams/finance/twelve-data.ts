import { z } from 'zod';
import { createHttpClient } from '../../platform/http/client';
import type { QuoteVendor } from './contract';
import { isoTime, known, noData, price } from './values';

interface TwelveDataOptions {
  url: string;
  key: string;
  symbol: string;
}

const failure = z.object({ status: z.literal('error'), code: z.number() });

/** A time in seconds since 1970, or none. */
const time = known.transform((seconds = 0) => isoTime(seconds * 1000));

const quote = z.object({
  close: price,
  change: known,
  percent_change: known,
  currency: z.string(),
  /** The start of the day's trading; `last_quote_at` is the time of the price. */
  timestamp: time,
  last_quote_at: time,
});

const series = z.object({
  meta: z.object({ currency: z.string() }),
  values: z.array(z.object({ datetime: z.iso.date(), close: price })),
});

/** Twelve Data. It reports errors as JSON, and some of them with a status of 200. */
export const twelveData = ({ url, key, symbol }: TwelveDataOptions): QuoteVendor => {
  const client = createHttpClient({
    name: 'Twelve Data',
    baseUrl: url,
    headers: { Authorization: `apikey ${key}` },
    timeoutMs: 4000,
  });

  const ask = async <S extends z.ZodObject>(path: string, query: Record<string, string | number>, schema: S) => {
    const answer = await client.json(path, { query: { symbol, ...query }, schema: z.union([failure, schema]) });
    const { data: failed } = failure.safeParse(answer);
    if (!failed) return answer as z.output<S>;
    const isPassing = failed.code === 429 || failed.code >= 500;
    throw noData(isPassing ? 'unavailable' : 'refused', `Twelve Data answered with the error ${failed.code}`);
  };

  return {
    quote: async () => {
      const { close, change, percent_change, currency, timestamp, last_quote_at } = await ask('/quote', {}, quote);
      return { price: close, change, changePercent: percent_change, currency, asOf: last_quote_at ?? timestamp };
    },
    closes: async () => {
      const { meta, values } = await ask('/time_series', { interval: '1day', outputsize: 5000, order: 'ASC' }, series);
      if (meta.currency !== 'EUR') throw noData('refused', `the share is quoted in ${meta.currency}, not in euro`);
      return values.map((one) => ({ date: one.datetime, price: one.close }));
    },
  };
};
