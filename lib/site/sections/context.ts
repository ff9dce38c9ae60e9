import { pagePath } from '../../i18n/paths';
import type { Filter, Paged, Pagination } from '../../model/list';
import { defaultListQuery, type ListQuery } from '../../model/lists/list-query';
import { buildPagination } from '../../model/lists/pagination';
import { year } from '../../model/values';
import type { Cms, CmsPage, Edition } from '../../upstreams/cms/contract';

/** What the loaders of sections get: `list` is the part of a list that the URL requests. */
export interface SectionContext {
  cms: Cms;
  edition: Edition;
  page: CmsPage;
  list: ListQuery;
}

/** The pages of the list on the page, with its counts, and their addresses. */
export const paginationOf = <Counts extends Pick<Pagination, 'nbPages'>>(
  { edition, page, list }: SectionContext,
  counts: Counts,
): Pagination & Counts => buildPagination(pagePath(edition.locale, page.path), list, counts);

interface ListContent {
  paginated: boolean;
}

/** The part of its list that a section shows: without pages, its beginning. */
export const visibleList = ({ paginated }: ListContent, { list }: SectionContext): ListQuery =>
  paginated ? list : defaultListQuery;

/** The data of a section with a list, which has filters only if it has pages. */
export const listData = async <T>(
  { paginated }: ListContent,
  context: SectionContext,
  { items, ...counts }: Paged<T>,
  filters: () => Promise<Filter[]>,
) =>
  paginated
    ? { items, pagination: paginationOf(context, counts), filters: await filters() }
    : { items, pagination: null, filters: [] };

/** The value of a filter with a single value; undefined without it. */
export const getFacetValue = ({ facets }: ListQuery, name: keyof ListQuery['facets']): string | undefined =>
  facets[name]?.[0];

/** The year filter; undefined if it is missing or invalid. */
export const getYear = (list: ListQuery): number | undefined => year.safeParse(getFacetValue(list, 'year')).data;

/** Years as the options of a filter: each once, the latest first. */
export const yearOptions = (years: readonly string[]): Filter['options'] =>
  [...new Set(years)]
    .sort()
    .reverse()
    .map((year) => ({ key: year, label: year }));

/** A filter with a single value: its options, and the chosen one. */
export const buildFilter = ({ facets }: ListQuery, name: Filter['name'], options: Filter['options']): Filter => ({
  name,
  options,
  chosen: (facets[name] ?? []).slice(0, 1),
});
