import type { SearchForm } from '../search';
import { buildQueryString, defaultListQuery } from './list-query';

/** Whether a search has neither keywords nor categories, so that nothing is searched for. */
export const isEmptySearch = ({ search, categories }: Pick<SearchForm, 'search' | 'categories'>): boolean =>
  !search.trim() && categories.length === 0;

/**
 * The address of the results of a search, on the page whose address is `searchPage`. There, the best match is first by
 * default.
 */
export const buildSearchUrl = (
  searchPage: string,
  { search, sort, categories }: Pick<SearchForm, 'search' | 'sort' | 'categories'>,
): string =>
  searchPage +
  buildQueryString({
    ...defaultListQuery,
    search,
    sort,
    facets: categories.length > 0 ? { category: categories } : {},
  });
