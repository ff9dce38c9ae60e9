import { defineEndpoint } from '@/lib/api/endpoint';
import { sharePrice } from '@/lib/model/share-price';
import { orNull } from '@/lib/platform/http/or-null';
import { loadSharePrice } from '@/lib/site/finance/share-price';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'GET',
  summary: 'The share price in euro; null if unavailable',
  response: sharePrice,
  sharedCall: 'share-price',
  handle: async () => (await orNull(loadSharePrice(), 'load the share price')) ?? { sharePrice: null },
});
