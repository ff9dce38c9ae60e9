import type { Locale } from '../../i18n/locales';
import { jobIdPattern, maxJobIds } from '../../shared/constants.ts';

/** The facets of job offers. Their values are keys, not labels. */
export const facetNames = [
  'house',
  'jobFamily',
  'continent',
  'country',
  'city',
  'workerSubType',
  'jobTimeType',
  'workModel',
  'weeklyHours',
] as const;
export type FacetName = (typeof facetNames)[number];

/** The filters of all lists, including the facets of job offers. */
export const filterNames = [...facetNames, 'category', 'year', 'type', 'period', 'compare', 'on'] as const;
type FilterName = (typeof filterNames)[number];
export type Facets = Partial<Record<FilterName, string[]>>;

/** The chosen values of the facets of job offers, in the order of the facets. */
export const listChoices = (facets: Facets) =>
  facetNames.flatMap((name) => (facets[name] ?? []).map((key) => ({ name, key })));

/** The sort orders of offers; `deadline` has the ones that close first at the beginning. */
export const jobSorts = ['relevance', 'date_desc', 'date_asc', 'deadline'] as const;
type JobSort = (typeof jobSorts)[number];

/** The sort orders of published content; the first is the default. */
export const contentSorts = ['date_desc', 'date_asc', 'relevance'] as const;
export type ContentSort = (typeof contentSorts)[number];

/** The part of a list that a URL requests. `page` counts from zero; `ids` are the offers of a shared list. */
export interface ListQuery {
  page: number;
  search: string;
  sort: JobSort;
  facets: Facets;
  ids: string[];
}

/** The query parameters of the feed of a list, which has its own order and one page. */
export const feedKeys = ['search', 'ids', ...filterNames] as const;

/** The query parameters of lists. */
export const listKeys = ['page', 'sort', ...feedKeys] as const;

/**
 * The query parameters of pages, which depend on no others. `from` is the page from which a visitor of a home page chose
 * its language.
 */
export const pageKeys = [...listKeys, 'from'] as const;

export const defaultListQuery: ListQuery = { page: 0, search: '', sort: 'relevance', facets: {}, ids: [] };

/** The number of offers on one page of a list. */
export const offersPerPage = 12;

const limits = { characters: 200, values: 50 };
/** Trims keywords to the maximum length, without half a surrogate pair at the end. */
const trimKeywords = (text: string) =>
  text
    .trim()
    .slice(0, limits.characters)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
const takeUnique = (values: string[], limit: number) => [...new Set(values.filter(Boolean))].slice(0, limit);

/** Parses the list query of a URL; null if its page is not a number. Other invalid values are ignored. */
export const parseListQuery = (query: URLSearchParams): ListQuery | null => {
  const pages = query.getAll('page');
  const page = pages[0] ?? '0';
  if (pages.length > 1 || !/^(0|[1-9]\d{0,5})$/.test(page)) return null;
  const facets: Facets = {};
  for (const name of filterNames) {
    const values = takeUnique(query.getAll(name), limits.values).filter((value) => value.length <= 64);
    if (values.length > 0) facets[name] = values;
  }
  return {
    page: Number(page),
    search: trimKeywords(query.get('search') ?? ''),
    sort: jobSorts.find((sort) => sort === query.get('sort')) ?? defaultListQuery.sort,
    facets,
    ids: takeUnique((query.get('ids') ?? '').split(','), maxJobIds).filter((id) => jobIdPattern.test(id)),
  };
};

/** The query string of a list query, with `?`; empty for the default query. */
export const buildQueryString = ({ page, search, sort, facets, ids }: ListQuery): string => {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  for (const name of filterNames) for (const value of facets[name] ?? []) query.append(name, value);
  if (ids.length > 0) query.set('ids', ids.join(','));
  if (sort !== defaultListQuery.sort) query.set('sort', sort);
  if (page > 0) query.set('page', `${page}`);
  const text = query.toString();
  return text && `?${text}`;
};

/** Whether a list is filtered, or not in the default order. */
export const isNarrowed = ({ search, sort, facets, ids }: ListQuery): boolean =>
  search !== '' || sort !== defaultListQuery.sort || ids.length > 0 || Object.keys(facets).length > 0;

/** The address of the Atom feed of a list of offers. A feed has its own order. */
export const buildJobFeedPath = (locale: Locale, list: Partial<ListQuery> = {}): string =>
  `/${locale}/offers.atom${buildQueryString({ ...defaultListQuery, ...list, sort: defaultListQuery.sort, page: 0 })}`;

/** Converts a query as Next parses it to URLSearchParams. */
export const toSearchParams = (query: Partial<Record<string, string | string[]>>): URLSearchParams =>
  new URLSearchParams(Object.entries(query).flatMap(([key, value = []]) => [value].flat().map((item) => [key, item])));
