import { endpoint } from '@/lib/api/endpoint';
import { finance } from '@/lib/finance';
import { formatEuro } from '@/lib/i18n/formats';
import { locales } from '@/lib/i18n/locales';
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
      const texts = Object.fromEntries(locales.map((locale) => [locale, formatEuro(locale, price)]));
      return { sharePrice: price, texts, ...details };
    } catch (error) {
      log.warn({ err: error }, 'no share price');
      return { sharePrice: null };
    }
  },
});
