import { create as contentDisposition } from 'content-disposition';
import { stringify } from 'csv-stringify/sync';
import brand from '@/content/brand.json' with { type: 'json' };
import { defineEndpoint } from '@/lib/api/endpoint';
import { priceHistoryQuery } from '@/lib/model/finance';
import { loadClosingPrices } from '@/lib/site/finance/share-price-history';

export const config = { api: { bodyParser: false } };

const mediaType = 'text/csv; charset=utf-8';

export default defineEndpoint({
  method: 'GET',
  summary: 'The closing prices of the share in euro over a period, and of the index in points if available, as CSV',
  query: priceHistoryQuery.pick({ period: true }),
  produces: mediaType,
  limit: { calls: 30, seconds: 60 },
  handle: async ({ query: { period }, response }) => {
    const closingPrices = await loadClosingPrices(period);
    const hasIndex = closingPrices.some(({ index }) => index !== undefined);
    const rows = closingPrices.map(({ date, price, index }) => ({
      date,
      close_eur: price.toFixed(2),
      index_points: index?.toFixed(2),
    }));
    const columns = ['date', 'close_eur', ...(hasIndex ? ['index_points'] : [])];
    response.setHeader('Content-Type', mediaType);
    response.setHeader('Content-Disposition', contentDisposition(`${brand.fileName}-share-price-${period}.csv`));
    response.setHeader('Cache-Control', 'public, max-age=30, stale-while-revalidate=60');
    response.send(stringify(rows, { header: true, columns, record_delimiter: 'windows' }));
    return null;
  },
});
