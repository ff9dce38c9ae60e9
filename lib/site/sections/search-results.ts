import { isEmptySearch } from '../../model/lists/search-url';
import { orNull } from '../../platform/http/or-null';
import { searchContent } from '../search/search-content';
import { buildSectionPagination, type SectionLoader } from './context';

const resultsPerPage = 20;

export const searchResults: SectionLoader<'search-results'> = {
  hasFailed: ({ failed }) => failed,
  load: async (_, context) => {
    const { listQuery, edition } = context;
    const { search, sort, facets } = listQuery;
    // Only offers have a deadline.
    const contentSort = sort === 'deadline' ? 'relevance' : sort;
    const query = { search, sort: contentSort, categories: facets.category ?? [] } as const;
    const emptyResult = {
      query,
      results: null,
      corrected: null,
      missingWords: [],
      nbOffers: 0,
      failed: false,
      pagination: null,
      nbHits: 0,
    };
    if (isEmptySearch(query)) return emptyResult;
    const searchResult = await orNull(searchContent({ ...query, locale: edition.locale }), 'search the site');
    if (!searchResult) return { ...emptyResult, failed: true };
    const { result, corrected, missingWords, nbOffers } = searchResult;
    const start = listQuery.page * resultsPerPage;
    return {
      ...emptyResult,
      corrected,
      missingWords,
      nbOffers,
      results: result.slice(start, start + resultsPerPage),
      pagination: buildSectionPagination(context, { nbPages: Math.ceil(result.length / resultsPerPage) }),
      nbHits: result.length,
    };
  },
};
