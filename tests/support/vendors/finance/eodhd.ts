import type { Finance } from '@/lib/finance/contract';
import { limited } from '../limited';
import type { Vendor } from '../vendor';

export const eodhdKey = 'eodhd-key';

const day = 86_400;

/** EODHD with the prices of `finance`, for 1,000 requests a minute and 100,000 a day as on its paid plans. */
export const eodhdVendor = (finance: Finance): Vendor => {
  const quote = async () => {
    const { price, change = 0, changePercent = 0, asOf = '' } = await finance.quote();
    return Response.json({
      code: 'HALC.PA',
      timestamp: Math.floor(Date.parse(asOf) / 1000),
      gmtoffset: 0,
      open: 'NA',
      close: price,
      volume: 'NA',
      previousClose: price - change,
      change,
      change_p: changePercent,
    });
  };

  const closes = async (query: URLSearchParams) => {
    const found = await finance.history(query.get('from') ?? '2001-01-01');
    return Response.json(
      found.map(({ date, price }) => ({ date, open: price, close: price, adjusted_close: price, volume: 90_210 })),
    );
  };

  const answer: Vendor = async (request, path) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.get('api_token') !== eodhdKey) return new Response('Unauthenticated', { status: 401 });
    if (searchParams.get('fmt') !== 'json') return new Response('csv');
    if (path === '/real-time/HALC.PA') return quote();
    if (path === '/eod/HALC.PA') return closes(searchParams);
    return new Response('Ticker Not Found.', { status: 404 });
  };
  const daily = limited(answer, {
    requests: 100_000,
    seconds: day,
    refuse: () => new Response('You exceeded your daily API requests limit.', { status: 402 }),
  });
  return limited(daily, { requests: 1000, seconds: 60 });
};
