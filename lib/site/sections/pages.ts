import { countryName } from '../../i18n/formats';
import { serverStrings } from '../../i18n/load-strings';
import { getLanguageTag } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { formatCount } from '../../i18n/writing';
import type { Link } from '../../model/field-types';
import type { Filter, PagedQuery } from '../../model/list';
import { getFacetLabel } from '../../model/lists/filters';
import { defaultListQuery, type ListQuery, listQueryString } from '../../model/lists/list-query';
import { orNull } from '../../platform/http/or-null';
import type { Edition, PageFacts } from '../../upstreams/cms/contract';
import { catalogue } from '../careers/catalogue';
import { jobsPath } from '../careers/job-paths';
import { toDay, toHouseCards, toHouseFacts, toHouseTile } from '../pages/cards';
import { pagesOf } from '../pages/directory';
import { newestFirst, recommend, searchHighlights, searchNews, searchPeople } from '../pages/lists';
import { filterOf, listData, oneOf, type SectionContext, shownList, yearOf, yearOptions } from './context';
import { type Definitions, ifPaginated } from './definition';

type Options = Filter['options'];

/** The query of the part of a list that a section shows. */
const queryOf = (pageSize: number, { locale }: Edition, { search, sort, page }: ListQuery): PagedQuery => ({
  ...newestFirst(locale, pageSize),
  search,
  ...(sort === 'date_asc' && { sort }),
  page,
});

/** Keys, each once, with their names; sorted by name. */
const named = ({ locale }: Edition, keys: string[], nameOf: (key: string) => string): Options => {
  const { compare } = new Intl.Collator(getLanguageTag(locale));
  return [...new Set(keys)].map((key) => ({ key, label: nameOf(key) })).sort((a, b) => compare(a.label, b.label));
};

const categoryOptions = async ({ cms, edition }: SectionContext, pages: readonly PageFacts[]): Promise<Options> => {
  const used = pages.map(({ article }) => article?.category);
  return (await cms.settings(edition)).categories.filter(({ key }) => used.includes(key));
};

const houseOptions = async (edition: Edition, ids: readonly (string | null)[]): Promise<Options> =>
  (await pagesOf(edition, 'house'))
    .filter(({ id }) => ids.includes(id))
    .map(({ id, pageTitle }) => ({ key: id, label: pageTitle }));

/** The names of fields of work on the job board; their keys if it has no names. */
const familyOptions = async (edition: Edition, keys: string[]): Promise<Options> => {
  const found = await orNull(
    catalogue.searchOffers({ ...defaultListQuery, facets: {}, locale: edition.locale }),
    'offers are not counted',
  );
  return named(edition, keys, (key) => getFacetLabel(found?.facets ?? [], 'jobFamily', key));
};

/** A link to the job offers of the house that the page is about; null if it has none. */
const offersOfHouse = async ({ cms, edition, page }: SectionContext): Promise<Link | null> => {
  const facets = { house: [page.id] };
  const found = await orNull(
    catalogue.searchOffers({ ...defaultListQuery, facets, locale: edition.locale }),
    'offers are not counted',
  );
  if (!found?.nbHits) return null;
  const [t, path] = await Promise.all([serverStrings(edition.locale, 'jobs'), jobsPath(cms, edition)]);
  if (!path) return null;
  const number = formatCount(edition.locale, found.nbHits);
  return {
    label: t('house.offers', { count: found.nbHits, number, house: page.pageTitle }),
    href: path + listQueryString({ ...defaultListQuery, facets }),
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
      const { edition, page } = context;
      const list = shownList(content, context);
      const category = content.category ?? oneOf(list, 'category');
      const found = await searchNews(edition, {
        ...queryOf(content.pageSize, edition, list),
        year: yearOf(list),
        categories: category ? [category] : [],
        houses: page.house && [page.id],
      });
      return listData(content, context, found, async () => {
        const articles = await pagesOf(edition, 'article');
        const categories = content.category ? [] : await categoryOptions(context, articles);
        const years = yearOptions(articles.map(({ publishedAt }) => publishedAt.slice(0, 4)));
        return [filterOf(list, 'category', categories), filterOf(list, 'year', years)];
      });
    },
  },
  'highlights-list': {
    namespaces: ifPaginated('lists'),
    hasFailed: () => false,
    load: async (content, context) => {
      const { edition } = context;
      const list = shownList(content, context);
      const [category, house] = [oneOf(list, 'category'), oneOf(list, 'house')];
      const found = await searchHighlights(edition, {
        ...queryOf(content.pageSize, edition, list),
        categories: category ? [category] : [],
        houses: house ? [house] : [],
      });
      return listData(content, context, found, async () => {
        const highlights = (await pagesOf(edition, 'article')).filter(({ article }) => article?.isHighlight);
        const ids = highlights.flatMap(({ article }) => article?.houses ?? []);
        return [
          filterOf(list, 'category', await categoryOptions(context, highlights)),
          filterOf(list, 'house', await houseOptions(edition, ids)),
        ];
      });
    },
  },
  'womo-list': {
    namespaces: ifPaginated('lists'),
    hasFailed: () => false,
    load: async (content, context) => {
      const { edition, page } = context;
      const list = shownList(content, context);
      const found = await searchPeople(edition, {
        ...queryOf(content.pageSize, edition, list),
        house: page.house ? page.id : oneOf(list, 'house'),
        jobFamily: oneOf(list, 'jobFamily'),
        country: oneOf(list, 'country'),
      });
      return listData(content, context, found, async () => {
        const people = (await pagesOf(edition, 'person')).flatMap(({ person }) => person ?? []);
        const ids = people.map(({ house }) => house);
        const families = people.map(({ jobFamily }) => jobFamily);
        const countries = people.map(({ country }) => country);
        return [
          filterOf(list, 'house', await houseOptions(edition, ids)),
          filterOf(list, 'jobFamily', await familyOptions(edition, families)),
          filterOf(
            list,
            'country',
            named(edition, countries, (code) => countryName(edition.locale, code)),
          ),
        ];
      });
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
