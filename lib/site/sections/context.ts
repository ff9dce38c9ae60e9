import { pagePath } from '../../i18n/paths';
import type { Filter, Pagination } from '../../model/list';
import type { ListQuery } from '../../model/lists/list-query';
import { paginationAt } from '../../model/lists/pagination';
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
): Pagination & Counts => paginationAt(pagePath(edition.locale, page.path), list, counts);

/** The value of a filter with a single value; undefined without it. */
export const oneOf = ({ facets }: ListQuery, name: keyof ListQuery['facets']): string | undefined => facets[name]?.[0];

/** The year filter; undefined if it is missing or invalid. */
export const yearOf = (list: ListQuery): number | undefined => year.safeParse(oneOf(list, 'year')).data;

/** Years as the options of a filter: each once, the latest first. */
export const yearOptions = (years: readonly string[]): Filter['options'] =>
  [...new Set(years)]
    .sort()
    .reverse()
    .map((year) => ({ key: year, label: year }));

/** A filter with a single value: its options, and the chosen one. */
export const filterOf = ({ facets }: ListQuery, name: Filter['name'], options: Filter['options']): Filter => ({
  name,
  options,
  chosen: (facets[name] ?? []).slice(0, 1),
});
