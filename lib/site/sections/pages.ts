import { countryName } from '../../i18n/formats';
import { serverStrings } from '../../i18n/load-strings';
import { tagOf } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { formatCount } from '../../i18n/writing';
import type { Link } from '../../model/field-types';
import type { Filter, PagedQuery } from '../../model/list';
import { labelOf } from '../../model/lists/filters';
import { type ListQuery, listQueryString, wholeList } from '../../model/lists/list-query';
import { orNull } from '../../platform/http/or-null';
import type { Edition, PageFacts } from '../../upstreams/cms/contract';
import { catalogue } from '../careers/catalogue';
import { jobsPath } from '../careers/job-paths';
import { toDay, toHouseCards, toHouseFacts, toHouseTile } from '../pages/cards';
import { pagesOf } from '../pages/directory';
import { recommend, searchHighlights, searchNews, searchPeople } from '../pages/lists';
import { filterOf, oneOf, paginationOf, type SectionContext, yearOf, yearOptions } from './context';
import { type Definitions, ifPaginated } from './definition';

type Options = Filter['options'];

/** The query of a paginated list, or the first page of a list without pages, which has no filters. */
const shownOf = (
  { pageSize, paginated }: { pageSize: number; paginated: boolean },
  { edition: { locale }, list }: SectionContext,
): { list: ListQuery; query: PagedQuery } => {
  const shown = paginated ? list : wholeList;
  const sort = shown.sort === 'date_asc' ? 'date_asc' : 'date_desc';
  return { list: shown, query: { locale, search: shown.search, sort, categories: [], page: shown.page, pageSize } };
};

const unique = (values: (string | null | undefined)[]) => [...new Set(values.filter((value) => value != null))];

/** Keys with their names, sorted by name. */
const named = ({ locale }: Edition, keys: string[], nameOf: (key: string) => string): Options => {
  const { compare } = new Intl.Collator(tagOf(locale));
  return keys.map((key) => ({ key, label: nameOf(key) })).sort((a, b) => compare(a.label, b.label));
};

const categoryOptions = async ({ cms, edition }: SectionContext, pages: readonly PageFacts[]): Promise<Options> => {
  const used = pages.map(({ article }) => article?.category);
  return (await cms.settings(edition)).categories.filter(({ key }) => used.includes(key));
};

const houseOptions = async ({ edition }: SectionContext, ids: readonly (string | null)[]): Promise<Options> =>
  (await pagesOf(edition, 'house'))
    .filter(({ id }) => ids.includes(id))
    .map(({ id, pageTitle }) => ({ key: id, label: pageTitle }));

/** The names of fields of work on the job board; their keys if it has no names. */
const familyOptions = async (edition: Edition, keys: string[]): Promise<Options> => {
  const found = await orNull(
    catalogue.searchOffers({ ...wholeList, facets: {}, locale: edition.locale }),
    'offers are not counted',
  );
  return named(edition, keys, (key) => labelOf(found?.facets ?? [], 'jobFamily', key));
};

/** A link to the job offers of the house that the page is about; null if it has none. */
const offersOfHouse = async ({ cms, edition, page }: SectionContext): Promise<Link | null> => {
  const facets = { house: [page.id] };
  const found = await orNull(
    catalogue.searchOffers({ ...wholeList, facets, locale: edition.locale }),
    'offers are not counted',
  );
  if (!found?.nbHits) return null;
  const [t, path] = await Promise.all([serverStrings(edition.locale, 'jobs'), jobsPath(cms, edition)]);
  if (!path) return null;
  const number = formatCount(edition.locale, found.nbHits);
  return {
    label: t('house.offers', { count: found.nbHits, number, house: page.pageTitle }),
    href: path + listQueryString({ ...wholeList, facets }),
    kind: 'internal',
  };
};

/** On the page of a house, lists of news and of people have only those of the house. */
export const pageSections: Definitions<
  'hero' | 'houses-grid' | 'news-list' | 'highlights-list' | 'womo-list' | 'recommendations'
> = {
  hero: {
    namespaces: [],
    load: async (_, context) => {
      const { edition, page } = context;
      return {
        date: page.article ? toDay(edition.locale, page.publishedAt) : null,
        house: toHouseFacts(edition.locale, page),
        offers: page.house ? await offersOfHouse(context) : null,
      };
    },
  },
  'houses-grid': {
    namespaces: [],
    load: async ({ sector, layout }, { cms, edition }) => {
      const [houses, settings] = await Promise.all([pagesOf(edition, 'house'), cms.settings(edition)]);
      const sectors = settings.sectors
        .filter(({ key }) => !sector || key === sector)
        .map(({ key, label }) => ({
          key,
          label,
          houses: toHouseCards(
            edition.locale,
            houses.filter(({ house }) => house?.sector === key),
          ),
        }))
        .filter(({ houses }) => houses.length > 0);
      if (layout === 'sectors') return { sectors, wall: [] };
      return { sectors: [], wall: sectors.flatMap(({ houses }) => houses.map(toHouseTile)) };
    },
  },
  'news-list': {
    namespaces: ifPaginated('lists'),
    hasFailed: () => false,
    load: async (content, context) => {
      const { list, query } = shownOf(content, context);
      const category = content.category ?? oneOf(list, 'category');
      const year = yearOf(list);
      const { items, ...counts } = await searchNews(context.edition, {
        ...query,
        year,
        categories: category ? [category] : [],
        houses: context.page.house && [context.page.id],
      });
      if (!content.paginated) return { items, pagination: null, filters: [] };
      const articles = await pagesOf(context.edition, 'article');
      const categories = content.category ? [] : await categoryOptions(context, articles);
      const years = yearOptions(articles.map(({ publishedAt }) => publishedAt.slice(0, 4)));
      return {
        items,
        pagination: paginationOf(context, counts),
        filters: [filterOf(list, 'category', categories), filterOf(list, 'year', years)],
      };
    },
  },
  'highlights-list': {
    namespaces: ifPaginated('lists'),
    hasFailed: () => false,
    load: async (content, context) => {
      const { list, query } = shownOf(content, context);
      const [category, house] = [oneOf(list, 'category'), oneOf(list, 'house')];
      const { items, ...counts } = await searchHighlights(context.edition, {
        ...query,
        categories: category ? [category] : [],
        houses: house ? [house] : [],
      });
      if (!content.paginated) return { items, pagination: null, filters: [] };
      const highlights = (await pagesOf(context.edition, 'article')).filter(({ article }) => article?.isHighlight);
      const houses = await houseOptions(
        context,
        highlights.flatMap(({ article }) => article?.houses ?? []),
      );
      return {
        items,
        pagination: paginationOf(context, counts),
        filters: [
          filterOf(list, 'category', await categoryOptions(context, highlights)),
          filterOf(list, 'house', houses),
        ],
      };
    },
  },
  'womo-list': {
    namespaces: ifPaginated('lists'),
    hasFailed: () => false,
    load: async (content, context) => {
      const { list, query } = shownOf(content, context);
      const { edition } = context;
      const { items, ...counts } = await searchPeople(edition, {
        ...query,
        house: context.page.house ? context.page.id : oneOf(list, 'house'),
        jobFamily: oneOf(list, 'jobFamily'),
        country: oneOf(list, 'country'),
      });
      if (!content.paginated) return { items, pagination: null, filters: [] };
      const people = (await pagesOf(edition, 'person')).flatMap(({ person }) => person ?? []);
      const [houses, families] = await Promise.all([
        houseOptions(
          context,
          people.map(({ house }) => house),
        ),
        familyOptions(edition, unique(people.map(({ jobFamily }) => jobFamily))),
      ]);
      const countries = named(edition, unique(people.map(({ country }) => country)), (code) =>
        countryName(edition.locale, code),
      );
      return {
        items,
        pagination: paginationOf(context, counts),
        filters: [
          filterOf(list, 'house', houses),
          filterOf(list, 'jobFamily', families),
          filterOf(list, 'country', countries),
        ],
      };
    },
  },
  recommendations: {
    namespaces: ['lists'],
    load: async ({ limit }, { edition, page: { path } }) => {
      const { items, nbPages } = await recommend(edition, { locale: edition.locale, path, limit, page: 0 });
      return { items, nbPages, path: pagePath(edition.locale, path) };
    },
  },
};
