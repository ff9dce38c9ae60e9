import type { Finance } from '@/lib/upstreams/finance/contract';
import { withRateLimit } from '../limited';
import type { Vendor } from '../vendor';

export const twelveDataKey = 'twelve-data-key';

const failure = (code: number, message: string) => Response.json({ code, message, status: 'error' }, { status: code });
const toUnixSeconds = (iso = '') => Math.floor(Date.parse(iso) / 1000);
const formatPrice = (amount = 0) => amount.toFixed(5);

/**
 * A stand-in for Twelve Data with the prices of `finance`. It accepts eight requests a minute, as the free plan does.
 */
export const twelveDataVendor = (finance: Finance): Vendor => {
  const quote = async () => {
    const { price, change = 0, changePercent, asOf: quotedAt = '' } = await finance.quote();
    const [day = ''] = quotedAt.split('T');
    return Response.json({
      symbol: 'HALC',
      name: 'Halcyre',
      exchange: 'Euronext',
      mic_code: 'XPAR',
      currency: 'EUR',
      datetime: day,
      timestamp: toUnixSeconds(`${day}T07:00:00Z`),
      last_quote_at: toUnixSeconds(quotedAt),
      close: formatPrice(price),
      previous_close: formatPrice(price - change),
      change: formatPrice(change),
      percent_change: formatPrice(changePercent),
      is_market_open: false,
    });
  };

  const timeSeries = async (query: URLSearchParams) => {
    const closingPrices = (await finance.history('2001-01-01')).slice(-Number(query.get('outputsize') ?? 30));
    const values = closingPrices.map(({ date, price }) => ({
      datetime: date,
      close: formatPrice(price),
      volume: '90210',
    }));
    return Response.json({
      meta: { symbol: 'HALC', interval: query.get('interval'), currency: 'EUR', exchange_timezone: 'Europe/Paris' },
      values: query.get('order') === 'ASC' ? values : values.toReversed(),
      status: 'ok',
    });
  };

  const handleRequest: Vendor = async (request, path) => {
    const { searchParams } = new URL(request.url);
    if (request.headers.get('authorization') !== `apikey ${twelveDataKey}`) return failure(401, 'The key is wrong.');
    if (searchParams.get('symbol') !== 'HALC') return failure(404, 'The symbol is wrong.');
    if (path === '/quote') return quote();
    if (path === '/time_series' && searchParams.get('interval') === '1day') return timeSeries(searchParams);
    return failure(404, 'There is no such endpoint.');
  };
  const refuse = () => failure(429, 'The credits of this minute are used.');
  return withRateLimit(handleRequest, { requests: 8, seconds: 60, buildRejection: refuse });
};
