import { cms } from '../../cms';
import type { PageFacts, View } from '../../cms/contract';
import { isLocale } from '../../i18n/locales';
import type { ArticleCard, HighlightCard, PageCard, PersonCard } from '../../model/card';
import type { HighlightsQuery, NewsQuery, Paged, PagedQuery, RecommendationQuery, WomoQuery } from '../../model/list';
import { type Entry, searchEntries } from '../search/content-index';
import { toArticleCard, toHighlightCard, toPageCard, toPersonCard } from './cards';
import { directoryOf, kindOf } from './directory';

type PageTest = (page: PageFacts) => boolean;

const pageOf = <T>(items: readonly T[], { page, pageSize }: Pick<PagedQuery, 'page' | 'pageSize'>): Paged<T> => ({
  items: items.slice(page * pageSize, (page + 1) * pageSize),
  nbPages: Math.ceil(items.length / pageSize),
  nbHits: items.length,
});

const map = <T, U>({ items, ...counts }: Paged<T>, form: (item: T) => U): Paged<U> => ({
  items: items.map(form),
  ...counts,
});

/** One page of the entries that a query asks for. */
export const pageOfEntries = async (
  view: View,
  query: PagedQuery,
  where: (entry: Entry) => boolean,
): Promise<Paged<Entry>> => pageOf((await searchEntries(view, { ...query, where })).found, query);

const pageOfPages = async (view: View, query: PagedQuery, where: PageTest): Promise<Paged<PageFacts>> => {
  const found = await pageOfEntries(view, query, ({ page }) => page !== undefined && where(page));
  return map(found, ({ page }) => page as PageFacts);
};

const isIn = (wanted: readonly string[], value: string) => wanted.length === 0 || wanted.includes(value);

/** News articles, in the order of their dates. */
export const searchNews = async (view: View, query: NewsQuery): Promise<Paged<ArticleCard>> => {
  const { categories } = await cms.settings(view);
  const found = await pageOfPages(
    view,
    query,
    ({ article, publishedAt }) =>
      article !== undefined &&
      isIn(query.categories, article.category) &&
      (query.year === undefined || publishedAt.startsWith(`${query.year}-`)),
  );
  return map(found, (page) => toArticleCard(view.locale, page, categories));
};

/** What houses are proud of, in the order of their dates. */
export const searchHighlights = async (view: View, query: HighlightsQuery): Promise<Paged<HighlightCard>> => {
  const [{ categories }, { houses }] = await Promise.all([cms.settings(view), directoryOf(view)]);
  const found = await pageOfPages(
    view,
    query,
    ({ article }) =>
      article?.isHighlight === true &&
      isIn(query.categories, article.category) &&
      (query.houses.length === 0 || article.houses.some((house) => query.houses.includes(house))),
  );
  return map(found, (page) => toHighlightCard(view.locale, page, categories, houses));
};

/** The women and men of the group. */
export const searchPeople = async (view: View, query: WomoQuery): Promise<Paged<PersonCard>> => {
  const { houses } = await directoryOf(view);
  const is = (wanted: string | undefined, value: string | null) => wanted === undefined || wanted === value;
  const found = await pageOfPages(
    view,
    query,
    ({ person }) =>
      person !== undefined &&
      is(query.house, person.house) &&
      is(query.jobFamily, person.jobFamily) &&
      is(query.country, person.country),
  );
  return map(found, (page) => toPersonCard(view.locale, page, houses));
};

const houseIdsOf = ({ id, house, article, person }: PageFacts): readonly string[] =>
  house ? [id] : (article?.houses ?? (person?.house ? [person.house] : []));

const subjectOf = ({ house, article, person }: PageFacts) => house?.sector ?? article?.category ?? person?.jobFamily;

const parentOf = ({ path, parent }: PageFacts) => (path === '' ? undefined : parent);

/**
 * How near another page is to one: of the same kind and beside it, of the same house, about the same. The first
 * outweighs the others, for titles such as “Other houses” announce nothing else.
 */
const nearness = (page: PageFacts, other: PageFacts): number => {
  const houses = houseIdsOf(page);
  const sharesHouse = houseIdsOf(other).some((id) => houses.includes(id));
  const isSameKind = kindOf(page) === kindOf(other);
  const isSameSubject = isSameKind && subjectOf(page) !== undefined && subjectOf(page) === subjectOf(other);
  const isBeside = parentOf(page) === parentOf(other);
  return 8 * Number(isSameKind && isBeside) + 4 * Number(sharesHouse) + 2 * Number(isSameSubject);
};

/** The pages to read after one: the nearest first, the newest of those. */
export const pagesNear = (pages: readonly PageFacts[], page: PageFacts): PageFacts[] =>
  pages
    .filter((other) => other.id !== page.id && other.path !== '' && !other.noindex)
    .map((other) => ({ other, near: nearness(page, other) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .map(({ other }) => other);

/** What to read after the page at `path`; nothing after one that does not exist. */
export const recommend = async (
  view: View,
  { path, limit, ...query }: RecommendationQuery,
): Promise<Paged<PageCard>> => {
  const [first = '', ...rest] = path.split('/').filter(Boolean);
  const { byPath, pages } = await directoryOf(view);
  const page = byPath.get((isLocale(first) ? rest : [first, ...rest]).join('/'));
  const near = page ? pagesNear(pages, page) : [];
  return map(pageOf(near, { ...query, pageSize: limit }), (other) => toPageCard(view.locale, other));
};
