import { getCountryName } from '../../i18n/formats';
import { loadServerStrings } from '../../i18n/load-strings';
import { toPagePath } from '../../i18n/paths';
import { formatCount } from '../../i18n/writing';
import type { Link } from '../../model/field-types';
import type { PagedQuery } from '../../model/list';
import { getFacetLabel } from '../../model/lists/filters';
import { buildQueryString, defaultListQuery, type ListQuery } from '../../model/lists/list-query';
import { orNull } from '../../platform/http/or-null';
import type { Edition, PageSummary } from '../../upstreams/cms/contract';
import { catalogue } from '../careers/catalogue';
import { loadJobListPath } from '../careers/job-paths';
import { toFormattedDate, toHouseCards, toHouseDetails, toHouseTile } from '../pages/cards';
import { buildNewestFirstQuery, recommend, searchHighlights, searchNews, searchPeople } from '../pages/lists';
import { listPages } from '../pages/page-index';
import {
  buildFilter,
  buildListData,
  getFacetValue,
  getListQuery,
  getYear,
  type Options,
  type SectionContext,
  toSortedOptions,
  toYearOptions,
} from './context';
import { type Definitions, limitToPaginated } from './definition';

/** The query for the part of a list that a section shows. */
const buildPagedQuery = (pageSize: number, { locale }: Edition, { search, sort, page }: ListQuery): PagedQuery => ({
  ...buildNewestFirstQuery(locale, pageSize),
  search,
  ...(sort === 'date_asc' && { sort }),
  page,
});

const loadCategoryOptions = async (
  { cms, edition }: SectionContext,
  pages: readonly PageSummary[],
): Promise<Options> => {
  const usedKeys = pages.map(({ article }) => article?.category);
  return (await cms.settings(edition)).categories.filter(({ key }) => usedKeys.includes(key));
};

const loadHouseOptions = async (edition: Edition, ids: readonly (string | null)[]): Promise<Options> =>
  (await listPages(edition, 'house'))
    .filter(({ id }) => ids.includes(id))
    .map(({ id, pageTitle }) => ({ key: id, label: pageTitle }));

/** The job families with their names on the job board; with their keys if they have no names. */
const loadFamilyOptions = async (edition: Edition, keys: string[]): Promise<Options> => {
  const offerSearch = await orNull(
    catalogue.searchOffers({ ...defaultListQuery, facets: {}, locale: edition.locale }),
    'load the names of job families',
  );
  return toSortedOptions(edition, keys, (key) => getFacetLabel(offerSearch?.facets ?? [], 'jobFamily', key));
};

/** A link to the job offers of the house that the page is about; null if it has none. */
const buildOffersLink = async ({ cms, edition, page }: SectionContext): Promise<Link | null> => {
  const facets = { house: [page.id] };
  const offerSearch = await orNull(
    catalogue.searchOffers({ ...defaultListQuery, facets, locale: edition.locale }),
    'count the offers of a house',
  );
  if (!offerSearch?.nbHits) return null;
  const [t, path] = await Promise.all([loadServerStrings(edition.locale, 'jobs'), loadJobListPath(cms, edition)]);
  if (!path) return null;
  const number = formatCount(edition.locale, offerSearch.nbHits);
  return {
    label: t('house.offers', { count: offerSearch.nbHits, number, house: page.pageTitle }),
    href: path + buildQueryString({ ...defaultListQuery, facets }),
    kind: 'internal',
  };
};

/** On the page of a house, lists of news and of people contain only entries about that house. */
export const pageSections: Definitions<
  'hero' | 'houses-grid' | 'news-list' | 'highlights-list' | 'womo-list' | 'recommendations'
> = {
  hero: {
    namespaces: [],
    load: async (_, context) => {
      const { edition, page } = context;
      return {
        date: page.article ? toFormattedDate(edition.locale, page.publishedAt) : null,
        house: toHouseDetails(edition.locale, page),
        offers: page.house ? await buildOffersLink(context) : null,
      };
    },
  },
  'houses-grid': {
    namespaces: [],
    load: async ({ sector, layout }, { cms, edition }) => {
      const [houses, settings] = await Promise.all([listPages(edition, 'house'), cms.settings(edition)]);
      const sectors = settings.sectors
        .filter(({ key }) => !sector || key === sector)
        .map(({ key, label, text }) => ({
          key,
          label,
          text: text ?? null,
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
    namespaces: limitToPaginated('lists'),
    hasFailed: () => false,
    load: async (content, context) => {
      const { edition, page } = context;
      const list = getListQuery(content, context);
      const category = content.category ?? getFacetValue(list, 'category');
      const results = await searchNews(edition, {
        ...buildPagedQuery(content.pageSize, edition, list),
        year: getYear(list),
        categories: category ? [category] : [],
        houses: page.house && [page.id],
      });
      return buildListData(content, context, results, async () => {
        const articles = await listPages(edition, 'article');
        const categories = content.category ? [] : await loadCategoryOptions(context, articles);
        const years = toYearOptions(articles.map(({ publishedAt }) => publishedAt.slice(0, 4)));
        return [buildFilter(list, 'category', categories), buildFilter(list, 'year', years)];
      });
    },
  },
  'highlights-list': {
    namespaces: limitToPaginated('lists'),
    hasFailed: () => false,
    load: async (content, context) => {
      const { edition } = context;
      const list = getListQuery(content, context);
      const [category, house] = [getFacetValue(list, 'category'), getFacetValue(list, 'house')];
      const results = await searchHighlights(edition, {
        ...buildPagedQuery(content.pageSize, edition, list),
        categories: category ? [category] : [],
        houses: house ? [house] : [],
      });
      return buildListData(content, context, results, async () => {
        const highlights = (await listPages(edition, 'article')).filter(({ article }) => article?.isHighlight);
        const ids = highlights.flatMap(({ article }) => article?.houses ?? []);
        return [
          buildFilter(list, 'category', await loadCategoryOptions(context, highlights)),
          buildFilter(list, 'house', await loadHouseOptions(edition, ids)),
        ];
      });
    },
  },
  'womo-list': {
    namespaces: limitToPaginated('lists'),
    hasFailed: () => false,
    load: async (content, context) => {
      const { edition, page } = context;
      const list = getListQuery(content, context);
      const results = await searchPeople(edition, {
        ...buildPagedQuery(content.pageSize, edition, list),
        house: page.house ? page.id : getFacetValue(list, 'house'),
        jobFamily: getFacetValue(list, 'jobFamily'),
        country: getFacetValue(list, 'country'),
      });
      return buildListData(content, context, results, async () => {
        const people = (await listPages(edition, 'person')).flatMap(({ person }) => person ?? []);
        const ids = people.map(({ house }) => house);
        const families = people.map(({ jobFamily }) => jobFamily);
        const countries = people.map(({ country }) => country);
        return [
          buildFilter(list, 'house', await loadHouseOptions(edition, ids)),
          buildFilter(list, 'jobFamily', await loadFamilyOptions(edition, families)),
          buildFilter(
            list,
            'country',
            toSortedOptions(edition, countries, (code) => getCountryName(edition.locale, code)),
          ),
        ];
      });
    },
  },
  recommendations: {
    namespaces: ['lists'],
    load: async ({ limit }, { edition, page: { path } }) => {
      const { items, nbPages } = await recommend(edition, { locale: edition.locale, path, limit, page: 0 });
      return { items, nbPages, path: toPagePath(edition.locale, path) };
    },
  },
};
