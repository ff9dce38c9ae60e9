import { searchHighlights } from '../pages/lists';
import { listPages } from '../pages/page-index';
import {
  buildFilter,
  buildListData,
  buildPagedQuery,
  getFacetValue,
  getListQuery,
  loadCategoryOptions,
  loadHouseOptions,
  type SectionLoader,
} from './context';

export const highlightsList: SectionLoader<'highlights-list'> = {
  load: async (content, context) => {
    const { edition } = context;
    const list = getListQuery(content, context);
    const [category, house] = [getFacetValue(list, 'category'), getFacetValue(list, 'house')];
    const query = {
      ...buildPagedQuery(content.pageSize, edition, list),
      categories: category ? [category] : [],
      houses: house ? [house] : [],
    };
    const results = await searchHighlights(edition, query);
    return buildListData(content, context, { ...results, query }, async () => {
      const highlights = (await listPages(edition, 'article')).filter(({ article }) => article?.isHighlight);
      const ids = highlights.flatMap(({ article }) => article?.houses ?? []);
      return [
        buildFilter(list, 'category', await loadCategoryOptions(context, highlights)),
        buildFilter(list, 'house', await loadHouseOptions(edition, ids)),
      ];
    });
  },
};
