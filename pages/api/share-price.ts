import { endpoint } from '@/lib/api/endpoint';
import { finance } from '@/lib/finance';
import { log } from '@/lib/log';
import { sharePrice } from '@/lib/model/share-price';

export default endpoint({
  method: 'GET',
  summary: 'The share price in euro; null where it cannot be had',
  response: sharePrice,
  cache: 'public, max-age=30, stale-while-revalidate=60',
  handle: async () => {
    try {
      const { price, ...details } = await finance.quote();
      return { sharePrice: price, ...details };
    } catch (error) {
      log.warn({ err: error }, 'no share price');
      return { sharePrice: null };
    }
  },
});
