import { getLanguageTag } from '../../i18n/locales';
import { toPagePath } from '../../i18n/paths';
import type { Filter, Paged, Pagination } from '../../model/list';
import { defaultListQuery, type ListQuery } from '../../model/lists/list-query';
import { buildPagination } from '../../model/lists/pagination';
import { year } from '../../model/values';
import type { Cms, CmsPage, Edition } from '../../upstreams/cms/contract';

/** The context of section loaders. `list` is the list query of the URL. */
export interface SectionContext {
  cms: Cms;
  edition: Edition;
  page: CmsPage;
  listQuery: ListQuery;
}

/** The pagination of the list on a page: the counts, and the addresses of the list pages. */
export const buildSectionPagination = <Counts extends Pick<Pagination, 'nbPages'>>(
  { edition, page, listQuery }: SectionContext,
  counts: Counts,
): Pagination & Counts => buildPagination(toPagePath(edition.locale, page.path), listQuery, counts);

interface ListContent {
  paginated: boolean;
}

/** The list query of a section; a list without pagination always shows its beginning. */
export const getListQuery = ({ paginated }: ListContent, { listQuery }: SectionContext): ListQuery =>
  paginated ? listQuery : defaultListQuery;

/** The data of a section with a list. It has filters only if it has pagination. */
export const buildListData = async <T>(
  { paginated }: ListContent,
  context: SectionContext,
  { items, ...counts }: Paged<T>,
  filters: () => Promise<Filter[]>,
) =>
  paginated
    ? { items, pagination: buildSectionPagination(context, counts), filters: await filters() }
    : { items, pagination: null, filters: [] };

/** The selected value of a filter that accepts a single one; undefined if none is selected. */
export const getFacetValue = ({ facets }: ListQuery, name: keyof ListQuery['facets']): string | undefined =>
  facets[name]?.[0];

/** The year filter; undefined if it is missing or invalid. */
export const getYear = (list: ListQuery): number | undefined => year.safeParse(getFacetValue(list, 'year')).data;

export type Options = Filter['options'];

/** The distinct keys with their names, sorted by name. */
export const toSortedOptions = ({ locale }: Edition, keys: string[], getName: (key: string) => string): Options => {
  const { compare } = new Intl.Collator(getLanguageTag(locale));
  return [...new Set(keys)].map((key) => ({ key, label: getName(key) })).sort((a, b) => compare(a.label, b.label));
};

/** The options of a year filter: each year once, latest first. */
export const toYearOptions = (years: readonly string[]): Options =>
  [...new Set(years)]
    .sort()
    .reverse()
    .map((year) => ({ key: year, label: year }));

/** A filter with a single value: its options, and the selected one. */
export const buildFilter = ({ facets }: ListQuery, name: Filter['name'], options: Options): Filter => ({
  name,
  options,
  chosen: (facets[name] ?? []).slice(0, 1),
});
