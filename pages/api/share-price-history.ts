import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { priceHistory, priceHistoryQuery } from '@/lib/model/finance';
import { orNull } from '@/lib/platform/http/or-null';
import { loadPriceHistory } from '@/lib/site/finance/share-price-history';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'GET',
  summary: 'The share price over a period, for a chart, alone or with the index; null if unavailable',
  query: priceHistoryQuery,
  response: z.object({ history: priceHistory.nullable() }),
  sharedCall: 'share-price-history',
  handle: async ({ query: { locale, period, compare } }) => ({
    history: await orNull(loadPriceHistory(locale, period, compare), 'load the share price history'),
  }),
});
