import type { Finance } from '@/lib/finance/contract';
import { limited } from '../limited';
import type { Vendor } from '../vendor';

export const alphaVantageKey = 'alpha-vantage-key';

const day = 86_400;
const four = (amount = 0) => amount.toFixed(4);

/** Alpha Vantage with the prices of `finance`, for 25 requests a day as with a free key. All answers have a status of 200. */
export const alphaVantageVendor = (finance: Finance): Vendor => {
  const quote = async () => {
    const { price, change = 0, changePercent, asOf = '' } = await finance.quote();
    return Response.json({
      'Global Quote': {
        '01. symbol': 'HALC.PAR',
        '05. price': four(price),
        '07. latest trading day': asOf.slice(0, 10),
        '08. previous close': four(price - change),
        '09. change': four(change),
        '10. change percent': `${four(changePercent)}%`,
      },
    });
  };

  const series = async () => {
    const closes = (await finance.history('2001-01-01')).slice(-100).reverse();
    return Response.json({
      'Meta Data': { '2. Symbol': 'HALC.PAR', '4. Output Size': 'Compact' },
      'Time Series (Daily)': Object.fromEntries(closes.map(({ date, price }) => [date, { '4. close': four(price) }])),
    });
  };

  const answer: Vendor = (request, path) => {
    const { searchParams } = new URL(request.url);
    const asked = Object.fromEntries(searchParams);
    if (path !== '/query') return new Response('Not found', { status: 404 });
    if (asked.apikey !== alphaVantageKey) return Response.json({ 'Error Message': 'the parameter apikey is invalid' });
    if (asked.function === 'GLOBAL_QUOTE')
      return asked.symbol === 'HALC.PAR' ? quote() : Response.json({ 'Global Quote': {} });
    if (asked.function === 'TIME_SERIES_DAILY' && asked.symbol === 'HALC.PAR')
      return asked.outputsize === 'full' ? Response.json({ Information: 'This is a premium feature.' }) : series();
    return Response.json({ 'Error Message': 'Invalid API call.' });
  };
  const refuse = () => Response.json({ Information: 'Our standard API rate limit is 25 requests per day.' });
  return limited(answer, { requests: 25, seconds: day, refuse });
};
