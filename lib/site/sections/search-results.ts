import type { ContentSort } from '../../model/lists/list-query';
import { isEmptySearch } from '../../model/lists/search-url';
import { orNull } from '../../platform/http/or-null';
import { searchContent } from '../search/search-content';
import { buildSectionPagination, type SectionLoader } from './context';

const resultsPerPage = 20;

export const searchResults: SectionLoader<'search-results'> = {
  hasFailed: ({ failed }) => failed,
  load: async (_, context) => {
    const { listQuery, edition } = context;
    const sort: ContentSort = listQuery.bestFirst
      ? 'relevance'
      : listQuery.sort === 'date_asc'
        ? 'date_asc'
        : 'date_desc';
    const query = { search: listQuery.search, sort, categories: listQuery.facets.category ?? [] };
    const emptyResult = {
      query,
      bestMatches: [],
      results: null,
      corrected: null,
      isPartial: false,
      missingWords: [],
      nbOffers: 0,
      failed: false,
      pagination: null,
      nbHits: 0,
    };
    if (isEmptySearch(query)) return emptyResult;
    const searchResult = await orNull(searchContent({ ...query, locale: edition.locale }), 'search the site');
    if (!searchResult) return { ...emptyResult, failed: true };
    const { result, bestMatches, ...outcome } = searchResult;
    const otherResults = result.filter((one) => !bestMatches.includes(one));
    const start = listQuery.page * resultsPerPage;
    return {
      ...emptyResult,
      ...outcome,
      bestMatches: listQuery.page === 0 ? bestMatches : [],
      results: otherResults.slice(start, start + resultsPerPage),
      pagination: buildSectionPagination(context, { nbPages: Math.ceil(otherResults.length / resultsPerPage) }),
      nbHits: result.length,
    };
  },
};
