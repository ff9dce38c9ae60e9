import type { Finance } from '@/lib/upstreams/finance/contract';
import type { Vendor } from '../vendor';

/** A stand-in for an exchange or bank whose share price feed for issuers has a JSON format of its own. */
export const jsonQuoteVendor =
  (finance: Finance): Vendor =>
  async (request, path) => {
    if (request.headers.get('authorization') !== 'Bearer json-quote-key') return new Response(null, { status: 401 });
    if (path !== '/instruments/HALC') return new Response(null, { status: 404 });
    const { price, change = 0, changePercent = 0, asOf: quotedAt } = await finance.quote();
    return Response.json({
      instruments: [
        {
          'last/traded': price,
          day: { change: `${change}`, percent: `${changePercent}%` },
          currency: 'EUR',
          at: quotedAt,
        },
      ],
    });
  };
