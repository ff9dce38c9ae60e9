import { toPagePath } from '../../i18n/paths';
import { defaultPeriod, type PricePeriod, pricePeriods } from '../../model/finance';
import { buildQueryString, defaultListQuery, type Facets } from '../../model/lists/list-query';
import { env } from '../../platform/env';
import { orNull } from '../../platform/http/or-null';
import { loadPriceOnDay } from '../finance/price-on-day';
import { loadEuroQuote } from '../finance/share-price';
import { loadPriceHistory } from '../finance/share-price-history';
import { getFacetValue, type SectionLoader } from './context';

/** The part of the page with the chart. */
const chartHash = '#price-chart';

/** The query string of the page that shows a period; empty for the default period without other facets. */
const buildPeriodQuery = (period: PricePeriod, facets: Facets = {}) =>
  buildQueryString({
    ...defaultListQuery,
    facets: period === defaultPeriod ? facets : { ...facets, period: [period] },
  });

export const sharePrice: SectionLoader<'share-price'> = {
  load: async ({ dividends }, { edition: { locale }, page, listQuery }) => {
    const requested = getFacetValue(listQuery, 'period');
    const period = pricePeriods.find((one) => one === requested) ?? defaultPeriod;
    const requestedDay = listQuery.facets.on ? { on: listQuery.facets.on } : {};
    const compare = getFacetValue(listQuery, 'compare') === 'index' ? 'index' : undefined;
    const path = toPagePath(locale, page.path);
    return {
      history: await orNull(loadPriceHistory(locale, period, compare), 'load the share price history'),
      delayMinutes: (await orNull(loadEuroQuote(), 'load the delay of the share price'))?.delayMinutes ?? null,
      onDay: await orNull(
        loadPriceOnDay(locale, dividends, getFacetValue(listQuery, 'on')),
        'load the share price on a day',
      ),
      isDemonstration: env.finance.FINANCE === 'embedded',
      periods: pricePeriods.map((one) => ({
        period: one,
        href: path + buildPeriodQuery(one, requestedDay) + chartHash,
        comparison: path + buildPeriodQuery(one, { compare: ['index'], ...requestedDay }) + chartHash,
      })),
    };
  },
};
