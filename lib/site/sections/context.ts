import { getLanguageTag } from '../../i18n/locales';
import { toPagePath } from '../../i18n/paths';
import type { Filter, Paged, PagedQuery, Pagination } from '../../model/list';
import { defaultListQuery, type ListQuery } from '../../model/lists/list-query';
import { buildPagination } from '../../model/lists/pagination';
import type { Section, SectionContent, SectionData, SectionWithData } from '../../model/section';
import { year } from '../../model/values';
import { cms } from '../../upstreams/cms';
import type { CmsPage, Edition, PageSummary } from '../../upstreams/cms/contract';
import { buildNewestFirstQuery } from '../pages/lists';
import { listPages } from '../pages/page-index';

/** The context of section loaders. `listQuery` is that of the URL. */
export interface SectionContext {
  edition: Edition;
  page: CmsPage;
  listQuery: ListQuery;
}

/** How the server loads the sections of a type. */
export interface SectionLoader<T extends SectionWithData> {
  /** Loads the data that the section shows besides its content. Rejects if it cannot be shown without that data. */
  load: (content: SectionContent<T>, context: SectionContext) => Promise<SectionData<T>>;
  /** Whether the list of the section could not be loaded. It may then have any number of pages. */
  hasFailed?: (section: Section<T>) => boolean;
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

/** The data of a section with a list. It has filters, and the query of its endpoint, only if it has pagination. */
export const buildListData = async <T>(
  { paginated }: ListContent,
  context: SectionContext,
  { items, ...counts }: Paged<T> & { query?: PagedQuery },
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

/** The query for the part of a list that a section shows. */
export const buildPagedQuery = (
  pageSize: number,
  { locale }: Edition,
  { search, sort, page }: ListQuery,
): PagedQuery => ({
  ...buildNewestFirstQuery(locale, pageSize),
  search,
  ...(sort === 'date_asc' && { sort }),
  page,
});

/** The categories of the articles among pages. */
export const loadCategoryOptions = async (
  { edition }: SectionContext,
  pages: readonly PageSummary[],
): Promise<Options> => {
  const usedKeys = pages.map(({ article }) => article?.category);
  return (await cms.settings(edition)).categories.filter(({ key }) => usedKeys.includes(key));
};

/** The houses with these ids. */
export const loadHouseOptions = async (edition: Edition, ids: readonly (string | null)[]): Promise<Options> =>
  (await listPages(edition, 'house'))
    .filter(({ id }) => ids.includes(id))
    .map(({ id, pageTitle }) => ({ key: id, label: pageTitle }));
