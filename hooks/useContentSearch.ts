import { requestJson } from '@/lib/browser/request';
import type { ContentSort } from '@/lib/model/lists/list-query';
import { isEmptySearch } from '@/lib/model/lists/search-url';
import type { SearchForm, SearchResponse, SearchResult } from '@/lib/model/search';
import { useRequest } from './useRequest';

export interface SearchOutcome extends Pick<SearchResponse, 'bestMatches' | 'corrected' | 'missingWords' | 'nbOffers'> {
  /** The keywords of the search that returned these results. */
  query: string;
  /** The order of the results. */
  sort: ContentSort;
  results: SearchResult[];
  /** The number of results on all pages. */
  nbHits: number;
}

/**
 * Searches the site. A new search aborts the pending one; the results stay until its response arrives. A failure clears
 * them. A search without keywords or categories sends no request and clears them too, so that no stale results stay
 * visible. The outcome is null if there are no results to show.
 */
export function useContentSearch() {
  const { status, waitSeconds, data, send, reset } = useRequest<SearchOutcome>();
  const hasFailed = status === 'failed';

  const search = (form: SearchForm) => {
    const isEmpty = isEmptySearch(form);
    if (isEmpty || hasFailed) reset();
    if (isEmpty) return;
    send(async (signal) => {
      const { result, ...outcome } = await requestJson<SearchResponse>('/api/search-content/', { body: form, signal });
      return { ...outcome, query: form.search, sort: form.sort, results: result, nbHits: result.length };
    });
  };
  return { status, waitSeconds, outcome: hasFailed ? null : data, search };
}
