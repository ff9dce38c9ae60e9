import type { Locale } from '../../i18n/locales';
import { type ListQuery, listQueryString, wholeList } from './list-query';

/** The address of the feed of a list of offers. Its order is its own. */
export const jobFeedPath = (locale: Locale, list: Partial<ListQuery> = {}): string =>
  `/${locale}/offers.atom${listQueryString({ ...wholeList, ...list, sort: wholeList.sort, page: 0 })}`;
