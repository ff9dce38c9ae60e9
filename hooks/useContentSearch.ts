import { requestJson } from '@/lib/browser/request';
import type { SearchForm, SearchResponse, SearchResult } from '@/lib/model/search';
import { type RequestStatus, useRequest } from './useRequest';

interface Found extends Pick<SearchResponse, 'corrected' | 'isPartial' | 'nbOffers'> {
  /** The keywords of the search that gave these results. */
  query: string;
  results: SearchResult[];
}

export interface SearchState extends Found {
  status: RequestStatus;
  /** Whether there is an outcome to show: results or a failure. */
  answered: boolean;
}

const none: Found = { query: '', results: [], corrected: null, isPartial: false, nbOffers: 0 };

/**
 * Searches the site. A new search aborts the pending one; the results stay until it is answered. A failure clears them.
 * A search without keywords or categories sends no request and clears them too, so that no stale results stay visible.
 */
export function useContentSearch(): SearchState & { search: (form: SearchForm) => void } {
  const { status, answer, send, reset } = useRequest<Found>();
  const hasFailed = status === 'failed';

  const search = (form: SearchForm) => {
    const asksForNothing = !form.search.trim() && form.categories.length === 0;
    if (asksForNothing || hasFailed) reset();
    if (asksForNothing) return;
    send(async (signal) => {
      const { result, corrected, isPartial, nbOffers } = await requestJson<SearchResponse>('/api/search-content/', {
        body: form,
        signal,
      });
      return { query: form.search, results: result, corrected, isPartial, nbOffers };
    });
  };
  return { ...((!hasFailed && answer) || none), status, answered: hasFailed || answer !== null, search };
}
