import { z } from 'zod';
import { createHttpClient } from '../../platform/http/client';
import type { QuoteVendor } from './contract';
import { createNoDataError, optionalNumber, price, toIsoTime } from './values';

interface TwelveDataOptions {
  url: string;
  key: string;
  symbol: string;
}

const errorSchema = z.object({ status: z.literal('error'), code: z.number() });

/** A Unix time in seconds, parsed to an ISO time; undefined if it is missing or 0. */
const unixTime = optionalNumber.transform((seconds = 0) => toIsoTime(seconds * 1000));

const quote = z.object({
  close: price,
  change: optionalNumber,
  percent_change: optionalNumber,
  currency: z.string(),
  /** The start of the trading day; `last_quote_at` is the time of the price. */
  timestamp: unixTime,
  last_quote_at: unixTime,
});

const series = z.object({
  meta: z.object({ currency: z.string() }),
  values: z.array(z.object({ datetime: z.iso.date(), close: price })),
});

/** The market data of Twelve Data, which reports errors as JSON, some of them with the status 200. */
export const twelveData = ({ url, key, symbol }: TwelveDataOptions): QuoteVendor => {
  const client = createHttpClient({
    name: 'Twelve Data',
    baseUrl: url,
    headers: { Authorization: `apikey ${key}` },
    timeoutMs: 4000,
  });

  const request = async <S extends z.ZodObject>(path: string, query: Record<string, string | number>, schema: S) => {
    const response = await client.fetchJson(path, {
      query: { symbol, ...query },
      schema: z.union([errorSchema, schema]),
    });
    const { data: failure } = errorSchema.safeParse(response);
    if (!failure) return response as z.output<S>;
    const isTemporary = failure.code === 429 || failure.code >= 500;
    throw createNoDataError(
      isTemporary ? 'unavailable' : 'refused',
      `Twelve Data responded with the error ${failure.code}.`,
    );
  };

  return {
    quote: async () => {
      const { close, change, percent_change, currency, timestamp, last_quote_at } = await request('/quote', {}, quote);
      return { price: close, change, changePercent: percent_change, currency, asOf: last_quote_at ?? timestamp };
    },
    listClosingPrices: async () => {
      const { meta, values } = await request(
        '/time_series',
        { interval: '1day', outputsize: 5000, order: 'ASC' },
        series,
      );
      if (meta.currency !== 'EUR')
        throw createNoDataError('refused', `the share is quoted in ${meta.currency}, not in euro`);
      return values.map((entry) => ({ date: entry.datetime, price: entry.close }));
    },
  };
};
