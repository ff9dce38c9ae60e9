import { scaleLinear } from 'd3-scale';
import { toPagePath } from '../../i18n/paths';
import { defaultPeriod, type PriceHistory, type PricePeriod, pricePeriods } from '../../model/finance';
import { buildQueryString, defaultListQuery, type Facets } from '../../model/lists/list-query';
import { env } from '../../platform/env';
import { orNull } from '../../platform/http/or-null';
import { loadDividendFacts } from '../finance/dividend';
import { loadLatestForInvestors } from '../finance/latest';
import { loadEuroQuote } from '../finance/share-price';
import { loadPriceHistory } from '../finance/share-price-history';
import { getFacetValue } from './context';
import type { Definitions } from './definition';

/** The query string of the page that shows a period; empty for the default period without other facets. */
const buildPeriodQuery = (period: PricePeriod, facets: Facets = {}) =>
  buildQueryString({
    ...defaultListQuery,
    facets: period === defaultPeriod ? facets : { ...facets, period: [period] },
  });

/** The SVG path of the closes in a square of 100 by 100, from left to right and from bottom to top. */
const toLinePath = (points: PriceHistory['points']): string => {
  const days = points.map(({ date }) => Date.parse(date.iso));
  const prices = points.map(({ price }) => price);
  const scaleX = scaleLinear([Math.min(...days), Math.max(...days)], [0, 100]);
  const scaleY = scaleLinear([Math.min(...prices), Math.max(...prices)], [100, 0]);
  const toPoint = (price: number, index: number) =>
    `${scaleX(days[index] ?? 0).toFixed(1)},${scaleY(price).toFixed(1)}`;
  return `M${prices.map(toPoint).join('L')}`;
};

export const sharePriceSections: Definitions<'share-price' | 'share-price-brief' | 'share-facts'> = {
  'share-price': {
    namespaces: ['share-price', 'price-chart'],
    load: async ({ anchor }, { edition: { locale }, page, listQuery }) => {
      const requested = getFacetValue(listQuery, 'period');
      const period = pricePeriods.find((one) => one === requested) ?? defaultPeriod;
      const hash = anchor ? `#${anchor}` : '';
      const compare = getFacetValue(listQuery, 'compare') === 'index' ? 'index' : undefined;
      const path = toPagePath(locale, page.path);
      return {
        history: await orNull(loadPriceHistory(locale, period, compare), 'load the share price history'),
        delayMinutes: (await orNull(loadEuroQuote(), 'load the delay of the share price'))?.delayMinutes ?? null,
        isDemonstration: env.finance.FINANCE === 'embedded',
        periods: pricePeriods.map((one) => ({
          period: one,
          href: path + buildPeriodQuery(one) + hash,
          comparison: path + buildPeriodQuery(one, { compare: ['index'] }) + hash,
        })),
      };
    },
  },
  'share-price-brief': {
    namespaces: ['share-price'],
    load: async (_, { edition, cms }) => {
      const [history, latest] = await Promise.all([
        orNull(loadPriceHistory(edition.locale, defaultPeriod), 'load the share price history'),
        loadLatestForInvestors(edition, cms),
      ]);
      const close = history?.points.at(-1);
      return {
        lastYear: history && close ? { close, line: toLinePath(history.points), changeText: history.changeText } : null,
        latest,
      };
    },
  },
  'share-facts': {
    namespaces: [],
    load: async ({ dividendEuros }, { edition, cms }) => {
      const dividendFacts = dividendEuros ? await loadDividendFacts(edition.locale, dividendEuros) : [];
      return { facts: [...dividendFacts, ...(await cms.settings(edition)).shareFacts] };
    },
  },
};
