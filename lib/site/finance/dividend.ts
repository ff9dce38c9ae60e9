import { formatDate, formatEuro, formatPercent } from '../../i18n/formats';
import { loadServerStrings } from '../../i18n/load-strings';
import type { Locale } from '../../i18n/locales';
import type { SectionData } from '../../model/section';
import { orNull } from '../../platform/http/or-null';
import { publications } from '../../upstreams/publications';
import { getParisToday } from '../calendar/events';
import { loadEuroQuote } from './share-price';

/**
 * The last dividend per share, its yield, and the last and the next two days of the financial calendar that concern a
 * dividend. Facts that fail to load are left out.
 */
export const loadDividendFacts = async (
  locale: Locale,
  dividendEuros: number,
): Promise<SectionData<'share-facts'>['facts']> => {
  const [t, quote, financialDates] = await Promise.all([
    loadServerStrings(locale, 'share-price'),
    orNull(loadEuroQuote(), 'load the share price for the dividend yield'),
    orNull(publications.calendar(locale), 'load the dates of dividends'),
  ]);
  const today = getParisToday();
  const dates = (financialDates ?? []).filter(({ id }) => id.includes('dividend'));
  const past = dates.filter(({ date }) => date < today);
  return [
    { label: t('dividend'), value: formatEuro(locale, dividendEuros) },
    ...(quote
      ? [{ label: t('dividend-yield'), value: formatPercent(locale, (100 * dividendEuros) / quote.price, 1) }]
      : []),
    ...[...past.slice(-1), ...dates.slice(past.length, past.length + 2)].map(({ title, date }) => ({
      label: title,
      value: formatDate(locale, date),
    })),
  ];
};
