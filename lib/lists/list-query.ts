import { jobIdPattern, mostJobIds } from './job-ids.ts';

/** What job offers are told apart by. The values of each are keys, not labels. */
export const facetNames = [
  'house',
  'jobFamily',
  'continent',
  'country',
  'city',
  'workerSubType',
  'jobTimeType',
] as const;
export type FacetName = (typeof facetNames)[number];

/** What lists are narrowed by, offers among them. */
export const filterNames = [...facetNames, 'category', 'year', 'type', 'period', 'compare'] as const;
export type FilterName = (typeof filterNames)[number];
export type Facets = Partial<Record<FilterName, string[]>>;

export const jobSorts = ['relevance', 'date_desc', 'date_asc'] as const;
export type JobSort = (typeof jobSorts)[number];

/** The orders of what the site publishes; the first is the usual one. */
export const contentSorts = ['date_desc', 'date_asc', 'relevance'] as const;
export type ContentSort = (typeof contentSorts)[number];

/** The part of a list that a URL asks for: `page` counts from zero, `ids` are those of a list that somebody shared. */
export interface ListQuery {
  page: number;
  search: string;
  sort: JobSort;
  facets: Facets;
  ids: string[];
  /** Whether the best match is asked for by name, where the usual order is another one. */
  bestFirst?: boolean;
}

/** The query keys of lists: a URL with one is rendered on request, a URL without is static. */
export const listKeys = ['page', 'search', 'sort', 'ids', ...filterNames] as const;

export const wholeList: ListQuery = { page: 0, search: '', sort: 'relevance', facets: {}, ids: [] };

/** Offers on one page of a list. */
export const offersPerPage = 12;

const most = { letters: 200, values: 50 };
/** Words as a search takes them: not too many, and no half of a letter at their end. */
const words = (text: string) =>
  text
    .trim()
    .slice(0, most.letters)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
const unique = (values: string[], limit: number) => [...new Set(values.filter(Boolean))].slice(0, limit);

/** The list that a URL's query asks for; null where its page is no number. What else it cannot be is left out. */
export const readListQuery = (query: URLSearchParams): ListQuery | null => {
  const pages = query.getAll('page');
  const page = pages[0] ?? '0';
  if (pages.length > 1 || !/^(0|[1-9]\d{0,5})$/.test(page)) return null;
  const facets: Facets = {};
  for (const name of filterNames) {
    const values = unique(query.getAll(name), most.values).filter((value) => value.length <= 64);
    if (values.length > 0) facets[name] = values;
  }
  return {
    page: Number(page),
    search: words(query.get('search') ?? ''),
    sort: jobSorts.find((sort) => sort === query.get('sort')) ?? wholeList.sort,
    facets,
    ids: unique((query.get('ids') ?? '').split(','), mostJobIds).filter((id) => jobIdPattern.test(id)),
  };
};

/** The same on a page that may have another usual order than the best match. */
export const readPageQuery = (query: URLSearchParams): ListQuery | null => {
  const list = readListQuery(query);
  return list && query.get('sort') === 'relevance' ? { ...list, bestFirst: true } : list;
};

/** The query of a list as a URL carries it, with `?`; empty for the whole list. */
export const listQueryString = ({ page, search, sort, facets, ids, bestFirst }: ListQuery): string => {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  for (const name of filterNames) for (const value of facets[name] ?? []) query.append(name, value);
  if (ids.length > 0) query.set('ids', ids.join(','));
  if (sort !== wholeList.sort || bestFirst) query.set('sort', sort);
  if (page > 0) query.set('page', `${page}`);
  const text = query.toString();
  return text && `?${text}`;
};

/** Whether a list is another than the whole one in its usual order, whatever its page. */
export const isNarrowed = ({ search, sort, facets, ids, bestFirst }: ListQuery): boolean =>
  search !== '' || sort !== wholeList.sort || bestFirst === true || ids.length > 0 || Object.keys(facets).length > 0;
