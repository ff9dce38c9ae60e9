import type { Cms, CmsPage, View } from '../cms/contract';
import { pagePath } from '../i18n/paths';
import type { Pagination, Section, SectionContent, SectionData, SectionWithData } from '../model/section';
import { toArticleCard, toDay, toHouseCards, toHouseFacts, toPageCard } from './cards';

/** What the sections of a page may ask: `list` is the zero-based page of the list that the URL asks for. */
export interface SectionContext {
  cms: Cms;
  view: View;
  page: CmsPage;
  list: number;
}

const paginationOf = (path: string, page: number, nbPages: number): Pagination => {
  const at = (other: number) => (other === 0 ? path : `${path}?page=${other}`);
  return {
    page,
    nbPages,
    previous: page > 0 ? at(page - 1) : null,
    next: page + 1 < nbPages ? at(page + 1) : null,
  };
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
    const page = paginated ? list : 0;
    const [{ items, nbPages }, { categories }] = await Promise.all([
      cms.articles(view, { category, page, pageSize }),
      cms.settings(view),
    ]);
    return {
      items: items.map((item) => toArticleCard(view.locale, item, categories)),
      pagination: paginated ? paginationOf(pagePath(view.locale, current.path), page, nbPages) : null,
    };
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
