import { z } from 'zod';
import { httpClient } from '../http/client';
import { known, price } from './values';
import { noData, type QuoteVendor, type VendorAccess } from './vendor';

/** Every answer has a status of 200. A `Note` or `Information` means that the quota is used up. */
const exhausted = z.union([z.object({ Note: z.string() }), z.object({ Information: z.string() })]);
const failure = z.object({ 'Error Message': z.string() });

const quote = z.object({
  'Global Quote': z.object({ '05. price': price, '09. change': known, '10. change percent': known }),
});
const unknownSymbol = z.object({ 'Global Quote': z.strictObject({}) });

const series = z.object({
  'Time Series (Daily)': z.record(z.iso.date(), z.object({ '4. close': price })),
});

/** Alpha Vantage. Its quote has a day, not a time; closing prices are the last hundred. */
export const alphaVantage = ({ url, key, symbol }: VendorAccess): QuoteVendor => {
  const client = httpClient({ name: 'Alpha Vantage', baseUrl: url, timeoutMs: 4000 });

  const ask = async <S extends z.ZodType>(query: Record<string, string>, schema: S): Promise<z.output<S>> => {
    const answer = await client.json('/query', {
      query: { ...query, symbol, apikey: key },
      schema: z.union([exhausted, failure, unknownSymbol, schema]),
    });
    if (exhausted.safeParse(answer).success)
      throw noData('unavailable', 'Alpha Vantage answered that the quota is used');
    if (failure.safeParse(answer).success) throw noData('refused', 'Alpha Vantage answered with an error message');
    if (unknownSymbol.safeParse(answer).success) throw noData('refused', 'Alpha Vantage does not know this symbol');
    return answer as z.output<S>;
  };

  return {
    quote: async () => {
      const { 'Global Quote': found } = await ask({ function: 'GLOBAL_QUOTE' }, quote);
      return { price: found['05. price'], change: found['09. change'], changePercent: found['10. change percent'] };
    },
    closes: async () => {
      const { 'Time Series (Daily)': days } = await ask(
        { function: 'TIME_SERIES_DAILY', outputsize: 'compact' },
        series,
      );
      return Object.entries(days).map(([date, { '4. close': close }]) => ({ date, price: close }));
    },
  };
};
