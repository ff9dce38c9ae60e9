import { searchNews } from '../pages/lists';
import { listPages } from '../pages/page-index';
import {
  buildFilter,
  buildListData,
  buildPagedQuery,
  getFacetValue,
  getListQuery,
  getYear,
  loadCategoryOptions,
  type SectionLoader,
  toYearOptions,
} from './context';

/** On the page of a house, the list contains only news about that house. */
export const newsList: SectionLoader<'news-list'> = {
  load: async (content, context) => {
    const { edition, page } = context;
    const list = getListQuery(content, context);
    const category = content.category ?? getFacetValue(list, 'category');
    const query = {
      ...buildPagedQuery(content.pageSize, edition, list),
      year: getYear(list),
      categories: category ? [category] : [],
      houses: page.house && [page.id],
    };
    const results = await searchNews(edition, query);
    return buildListData(content, context, { ...results, query }, async () => {
      const articles = await listPages(edition, 'article');
      const categories = content.category ? [] : await loadCategoryOptions(context, articles);
      const years = toYearOptions(articles.map(({ publishedAt }) => publishedAt.slice(0, 4)));
      return [buildFilter(list, 'category', categories), buildFilter(list, 'year', years)];
    });
  },
};
