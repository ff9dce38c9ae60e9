import { scaleLinear } from 'd3-scale';
import { pagePath } from '../../i18n/paths';
import { defaultPeriod, type PriceHistory, type PricePeriod, pricePeriods } from '../../model/finance';
import { defaultListQuery, type Facets, listQueryString } from '../../model/lists/list-query';
import { orNull } from '../../platform/http/or-null';
import { latestForInvestors } from '../finance/latest';
import { quoteInEuro } from '../finance/share-price';
import { sharePriceHistory } from '../finance/share-price-history';
import { oneOf } from './context';
import type { Definitions } from './definition';

/** The query of the page that shows a period: empty for the default period of the share alone. */
const queryOf = (period: PricePeriod, facets: Facets = {}) =>
  listQueryString({ ...defaultListQuery, facets: period === defaultPeriod ? facets : { ...facets, period: [period] } });

/** Closes as a line in a square of 100 by 100, from left to right and from bottom to top. */
const lineOf = (points: PriceHistory['points']): string => {
  const days = points.map(({ date }) => Date.parse(date.iso));
  const prices = points.map(({ price }) => price);
  const across = scaleLinear([Math.min(...days), Math.max(...days)], [0, 100]);
  const down = scaleLinear([Math.min(...prices), Math.max(...prices)], [100, 0]);
  const place = (price: number, index: number) => `${across(days[index] ?? 0).toFixed(1)},${down(price).toFixed(1)}`;
  return `M${prices.map(place).join('L')}`;
};

export const sharePriceSections: Definitions<'share-price' | 'share-price-brief'> = {
  'share-price': {
    namespaces: ['share-price', 'price-chart'],
    load: async ({ anchor }, { edition: { locale }, page, list }) => {
      const requested = oneOf(list, 'period');
      const period = pricePeriods.find((one) => one === requested) ?? defaultPeriod;
      const place = anchor ? `#${anchor}` : '';
      const compare = oneOf(list, 'compare') === 'index' ? 'index' : undefined;
      const path = pagePath(locale, page.path);
      return {
        history: await orNull(sharePriceHistory(locale, period, compare), 'the share price is not drawn'),
        delayMinutes: (await orNull(quoteInEuro(), 'the delay of the share price is not shown'))?.delayMinutes ?? null,
        periods: pricePeriods.map((one) => ({
          period: one,
          href: path + queryOf(one) + place,
          compared: path + queryOf(one, { compare: ['index'] }) + place,
        })),
      };
    },
  },
  'share-price-brief': {
    namespaces: ['share-price'],
    load: async (_, { edition, cms }) => {
      const [history, latest] = await Promise.all([
        orNull(sharePriceHistory(edition.locale, defaultPeriod), 'the share price is not drawn'),
        latestForInvestors(edition, cms),
      ]);
      const close = history?.points.at(-1);
      return {
        lastYear: history && close ? { close, line: lineOf(history.points), changeText: history.changeText } : null,
        latest,
      };
    },
  },
};
