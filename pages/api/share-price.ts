import { endpoint } from '@/lib/api/endpoint';
import { finance } from '@/lib/finance';
import { formatChange, formatEuro, formatMoment, formatPercentChange, formatShortMoment } from '@/lib/i18n/formats';
import { type Locale, locales } from '@/lib/i18n/locales';
import { sharePrice } from '@/lib/model/share-price';
import { log } from '@/lib/process/log';

const inEvery = <T>(write: (locale: Locale) => T): Record<string, T> =>
  Object.fromEntries(locales.map((locale) => [locale, write(locale)]));

export default endpoint({
  method: 'GET',
  summary: 'The share price in euro; null where it cannot be had',
  response: sharePrice,
  cache: 'public, max-age=30, stale-while-revalidate=60',
  handle: async () => {
    try {
      const { price, ...details } = await finance.quote();
      const { change, changePercent, asOf } = details;
      return {
        sharePrice: price,
        texts: inEvery((locale) => formatEuro(locale, price)),
        changeTexts: inEvery((locale) => formatChange(locale, change, changePercent)),
        asOfTexts: inEvery((locale) => formatMoment(locale, asOf)),
        shortTexts: inEvery((locale) => ({
          change: formatPercentChange(locale, changePercent),
          asOf: formatShortMoment(locale, asOf),
        })),
        ...details,
      };
    } catch (error) {
      log.warn({ err: error }, 'no share price');
      return { sharePrice: null };
    }
  },
});
