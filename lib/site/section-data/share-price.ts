import { pagePath } from '../../i18n/paths';
import { type Facets, listQueryString, wholeList } from '../../lists/list-query';
import { defaultPeriod, type PricePeriod, pricePeriods } from '../../model/finance';
import { sharePriceHistory } from '../share-price-history';
import { type Loaders, oneOf, unlessItFails } from './context';

/** The query of the page that shows a period: none for the usual one of the share alone. */
const queryOf = (period: PricePeriod, facets: Facets = {}) =>
  listQueryString({ ...wholeList, facets: period === defaultPeriod ? facets : { ...facets, period: [period] } });

export const sharePriceLoaders: Loaders<'share-price'> = {
  'share-price': async ({ anchor }, { view: { locale }, page, list }) => {
    const wanted = oneOf(list, 'period');
    const period = pricePeriods.find((one) => one === wanted) ?? defaultPeriod;
    const place = anchor ? `#${anchor}` : '';
    const compare = oneOf(list, 'compare') === 'index' ? 'index' : undefined;
    const path = pagePath(locale, page.path);
    return {
      history: await unlessItFails(sharePriceHistory(locale, period, compare)),
      periods: pricePeriods.map((one) => ({
        period: one,
        href: path + queryOf(one) + place,
        compared: path + queryOf(one, { compare: ['index'] }) + place,
      })),
    };
  },
};
