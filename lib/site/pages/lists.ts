import type { Locale } from '../../i18n/locales';
import { stripLocale } from '../../i18n/paths';
import type { ArticleCard, HighlightCard, PageCard, PersonCard } from '../../model/card';
import type { HighlightsQuery, NewsQuery, Paged, PagedQuery, RecommendationQuery, WomoQuery } from '../../model/list';
import { paginate } from '../../model/lists/pagination';
import { pageKinds, tags } from '../../model/tags';
import { trackRead } from '../../platform/process/reads';
import { cms } from '../../upstreams/cms';
import { type Edition, getPageKind, type PageSummary } from '../../upstreams/cms/contract';
import { searchEntries } from '../search/content-index';
import type { Entry } from '../search/entries';
import type { EntryFilters } from '../search/entry-labels';
import { toArticleCard, toHighlightCard, toPageCard, toPersonCard } from './cards';
import { listPages, loadPageIndex } from './page-index';

const mapItems = <T, U>({ items, ...counts }: Paged<T>, convert: (item: T) => U): Paged<U> => ({
  items: items.map(convert),
  ...counts,
});

/** One page of the entries that match a query and filters. Rejects if an upstream fails. */
export const paginateEntries = async (
  edition: Edition,
  query: PagedQuery,
  filters: EntryFilters,
): Promise<Paged<Entry>> => {
  const { search, sort, page, pageSize } = query;
  const { entries, total } = await searchEntries(edition, { search, sort, page, pageSize, filters });
  return { items: entries, nbPages: Math.ceil(total / pageSize), nbHits: total };
};

const searchPages = async (edition: Edition, query: PagedQuery, filters: EntryFilters): Promise<Paged<PageSummary>> => {
  const { items, ...counts } = await paginateEntries(edition, query, filters);
  return { items: items.flatMap(({ page }) => page ?? []), ...counts };
};

/** The query for the newest `pageSize` entries of a list. */
export const buildNewestFirstQuery = (locale: Locale, pageSize: number): PagedQuery => ({
  locale,
  search: '',
  sort: 'date_desc',
  categories: [],
  page: 0,
  pageSize,
});

/** The value of a filter as a list; an empty list if it is undefined. */
export const toFilterValues = (value: string | number | undefined): string[] =>
  value === undefined ? [] : [String(value)];

/** One page of the news articles, sorted by date. `houses` limits them to articles about any of these houses. */
export const searchNews = async (
  edition: Edition,
  { houses = [], ...query }: NewsQuery,
): Promise<Paged<ArticleCard>> => {
  const { categories } = await cms.settings(edition);
  const filters: EntryFilters = {
    kind: ['news'],
    category: query.categories,
    house: houses,
    year: toFilterValues(query.year),
  };
  const results = await searchPages(edition, query, filters);
  return mapItems(results, (page) => toArticleCard(edition.locale, page, categories));
};

/** One page of the highlights, sorted by date. */
export const searchHighlights = async (edition: Edition, query: HighlightsQuery): Promise<Paged<HighlightCard>> => {
  const [{ categories }, houses] = await Promise.all([cms.settings(edition), listPages(edition, 'house')]);
  const filters: EntryFilters = { kind: ['highlight'], category: query.categories, house: query.houses };
  const results = await searchPages(edition, query, filters);
  return mapItems(results, (page) => toHighlightCard(edition.locale, page, categories, houses));
};

/** One page of the women and men of the group. */
export const searchPeople = async (edition: Edition, query: WomoQuery): Promise<Paged<PersonCard>> => {
  const houses = await listPages(edition, 'house');
  const results = await searchPages(edition, query, {
    kind: ['person'],
    house: toFilterValues(query.house),
    jobFamily: toFilterValues(query.jobFamily),
    country: toFilterValues(query.country),
  });
  return mapItems(results, (page) => toPersonCard(edition.locale, page, houses));
};

const listHouseIds = ({ id, house, article, person }: PageSummary): readonly string[] =>
  house ? [id] : (article?.houses ?? (person?.house ? [person.house] : []));

const getSubject = ({ house, article, person }: PageSummary) => house?.sector ?? article?.category ?? person?.jobFamily;

/** The id of the page or level above a page; undefined for the home page and the pages directly below it. */
const getParentId = ({ path, parent }: PageSummary) => (path.includes('/') ? parent : undefined);

/**
 * How close another page is: 8 points if it is below `page` or, of the same kind, beside it, for titles such as “Other
 * houses”; 4 if it is about the same house; 2 for the same category. A page directly below the home page has only pages
 * such as the legal notice beside it, which nobody reads next. For such a page, articles score 1 instead, and pages
 * about the same house still score 4.
 */
const scoreProximity = (page: PageSummary, other: PageSummary): number => {
  const houses = listHouseIds(page);
  const sharesHouse = listHouseIds(other).some((id) => houses.includes(id));
  const isSameKind = getPageKind(page) === getPageKind(other);
  const isSameSubject = isSameKind && getSubject(page) !== undefined && getSubject(page) === getSubject(other);
  const parent = getParentId(page);
  const isBelowOrBeside =
    getParentId(other) === page.id || (isSameKind && parent !== undefined && getParentId(other) === parent);
  if (parent === undefined && !isBelowOrBeside) return Number(other.article !== undefined) + 4 * Number(sharesHouse);
  return 8 * Number(isBelowOrBeside) + 4 * Number(sharesHouse) + 2 * Number(isSameSubject);
};

/**
 * The pages to read after `page`, closest first. Among equally close pages, the ones that follow it in the list come
 * first, so that no page is recommended everywhere.
 */
const rankNearbyPages = (pages: readonly PageSummary[], page: PageSummary): PageSummary[] => {
  const index = pages.findIndex(({ id }) => id === page.id);
  return [...pages.slice(index), ...pages.slice(0, index)]
    .filter((other) => other.id !== page.id && other.path !== '' && !other.noindex)
    .map((other) => ({ other, score: scoreProximity(page, other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ other }) => other);
};

/** One page of the recommendations for readers of the page at `path`; empty if it does not exist. */
export const recommend = async (
  edition: Edition,
  { path, limit, ...query }: RecommendationQuery,
): Promise<Paged<PageCard>> => {
  const { byPath, pages } = await loadPageIndex(edition);
  for (const kind of pageKinds) trackRead(tags.list(kind, edition.locale));
  const page = byPath.get(stripLocale(path));
  const nearbyPages = page ? rankNearbyPages(pages, page) : [];
  return mapItems(paginate(nearbyPages, { ...query, pageSize: limit }), (other) => toPageCard(edition.locale, other));
};
