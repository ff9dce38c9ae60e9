import { pagePath } from '../../i18n/paths';
import { listQueryString, wholeList } from '../../lists/list-query';
import { defaultPeriod, type PricePeriod, pricePeriods } from '../../model/finance';
import { sharePriceHistory } from '../share-price-history';
import { type Loaders, oneOf, unlessItFails } from './context';

/** The query of the page that shows a period: none for the usual one. */
const queryOf = (period: PricePeriod) =>
  period === defaultPeriod ? '' : listQueryString({ ...wholeList, facets: { period: [period] } });

export const sharePriceLoaders: Loaders<'share-price'> = {
  'share-price': async ({ anchor }, { view: { locale }, page, list }) => {
    const wanted = oneOf(list, 'period');
    const period = pricePeriods.find((one) => one === wanted) ?? defaultPeriod;
    const place = anchor ? `#${anchor}` : '';
    return {
      history: await unlessItFails(sharePriceHistory(locale, period)),
      periods: pricePeriods.map((one) => ({ period: one, href: pagePath(locale, page.path) + queryOf(one) + place })),
    };
  },
};
