import type { Cms, CmsPage, View } from '../cms/contract';
import { pagePath } from '../i18n/paths';
import { valuesOf } from '../lists/facet-values';
import { type ListQuery, listQueryString, wholeList } from '../lists/list-query';
import { log } from '../log';
import type { Facet } from '../model/job';
import type { Pagination, Section, SectionContent, SectionData, SectionWithData } from '../model/section';
import { toArticleCard, toDay, toHouseCards, toHouseFacts, toPageCard } from './cards';
import { jobsPath } from './job-paths';
import { searchJobs } from './jobs';

/** What the sections of a page may ask: `list` is the part of a list that the URL asks for. */
export interface SectionContext {
  cms: Cms;
  view: View;
  page: CmsPage;
  list: ListQuery;
}

const paginationOf = (path: string, list: ListQuery, nbPages: number): Pagination => {
  const { page } = list;
  const at = (other: number) => path + listQueryString({ ...list, page: other });
  return {
    address: at(page),
    page,
    nbPages,
    previous: page > 0 ? at(page - 1) : null,
    next: page + 1 < nbPages ? at(page + 1) : null,
  };
};

/** Null for an answer that does not come: what a page can do without never breaks it. */
const unlessItFails = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    log.error({ err: error }, 'a section is shown without its data');
    return null;
  }
};

type Loaders = {
  [T in SectionWithData]: (content: SectionContent<T>, context: SectionContext) => Promise<SectionData<T>>;
};

const loaders: Loaders = {
  hero: async (_, { view: { locale }, page }) => ({
    date: page.article ? toDay(locale, page.publishedAt) : null,
    house: toHouseFacts(locale, page),
  }),
  'houses-grid': async ({ sector }, { cms, view }) => {
    const [houses, { sectors }] = await Promise.all([cms.houses(view), cms.settings(view)]);
    return {
      sectors: sectors
        .filter(({ key }) => !sector || key === sector)
        .map(({ key, label }) => ({
          key,
          label,
          houses: toHouseCards(
            view.locale,
            houses.filter(({ house }) => house?.sector === key),
          ),
        }))
        .filter(({ houses }) => houses.length > 0),
    };
  },
  'news-list': async ({ category, pageSize, paginated }, { cms, view, page: current, list }) => {
    const page = paginated ? list.page : 0;
    const [{ items, nbPages }, { categories }] = await Promise.all([
      cms.articles(view, { category, page, pageSize }),
      cms.settings(view),
    ]);
    return {
      items: items.map((item) => toArticleCard(view.locale, item, categories)),
      pagination: paginated ? paginationOf(pagePath(view.locale, current.path), { ...wholeList, page }, nbPages) : null,
    };
  },
  'job-search': async (_, { view: { locale }, page, list }) => {
    const answer = await unlessItFails(searchJobs({ ...list, locale }));
    return {
      query: list,
      answer,
      pagination: answer && paginationOf(pagePath(locale, page.path), list, answer.nbPages),
    };
  },
  'jobs-by-region': async (_, { cms, view }) => {
    const [answer, path] = await Promise.all([
      unlessItFails(searchJobs({ ...wholeList, locale: view.locale })),
      jobsPath(cms, view),
    ]);
    const counted = (name: 'continent' | 'country', { key, label, count }: Facet['values'][number]) => ({
      label,
      count,
      href: path + listQueryString({ ...wholeList, facets: { [name]: [key] } }),
    });
    const regions = (answer ? valuesOf(answer.facets, 'continent') : []).map(async (continent) => {
      const facets = { continent: [continent.key] };
      const within = await unlessItFails(searchJobs({ ...wholeList, facets, locale: view.locale }));
      const countries = within ? valuesOf(within.facets, 'country') : [];
      return {
        ...counted('continent', continent),
        countries: countries.map((country) => counted('country', country)),
      };
    });
    return { regions: await Promise.all(regions) };
  },
  recommendations: async ({ limit }, { cms, view, page }) => {
    const pages = await cms.beside(view, page, limit);
    return { items: pages.map((other) => toPageCard(view.locale, other)) };
  },
};

const hasData = (content: SectionContent): content is SectionContent<SectionWithData> => content.type in loaders;

/** A section with the other entries that it shows. */
export const withData = async (content: SectionContent, context: SectionContext): Promise<Section> => {
  if (!hasData(content)) return content as Section;
  const load = loaders[content.type] as (content: SectionContent, context: SectionContext) => Promise<object>;
  return { ...content, ...(await load(content, context)) } as Section;
};
