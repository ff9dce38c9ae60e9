import type { Finance } from '@/lib/finance/contract';
import { limited } from '../limited';
import type { Vendor } from '../vendor';

export const finnhubKey = 'finnhub-key';

const unknown = { c: 0, d: null, dp: null, h: 0, l: 0, o: 0, pc: 0, t: 0 };

/** Finnhub with the quote of `finance`, for sixty requests a minute as on its free plan. */
export const finnhubVendor = (finance: Finance): Vendor => {
  const answer: Vendor = async (request, path) => {
    if (request.headers.get('x-finnhub-token') !== finnhubKey)
      return Response.json({ error: 'Invalid API key' }, { status: 401 });
    if (path !== '/quote') return Response.json({ error: "You don't have access to this resource." }, { status: 403 });
    if (new URL(request.url).searchParams.get('symbol') !== 'HALC.PA') return Response.json(unknown);
    const { price, change = 0, changePercent = 0, asOf = '' } = await finance.quote();
    const [h, l, o] = [price + 1, price - 1, price];
    const [pc, t] = [price - change, Math.floor(Date.parse(asOf) / 1000)];
    return Response.json({ c: price, d: change, dp: changePercent, h, l, o, pc, t });
  };
  const refuse = () => Response.json({ error: 'API limit reached.' }, { status: 429 });
  return limited(answer, { requests: 60, seconds: 60, refuse });
};
