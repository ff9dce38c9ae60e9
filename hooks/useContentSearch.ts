import { requestJson } from '@/lib/browser/request';
import type { SearchForm, SearchResponse, SearchResult } from '@/lib/model/search';
import { type RequestStatus, useRequest } from './useRequest';

interface Found {
  /** The words that the results answer. */
  query: string;
  results: SearchResult[];
  /** What was searched for instead of words that are found nowhere. */
  corrected: string | null;
}

export interface SearchState extends Found {
  status: RequestStatus;
  /** Whether there is an answer to show, be it a failure. */
  answered: boolean;
}

const none: Found = { query: '', results: [], corrected: null };

/**
 * Searches the site. A new search aborts the one under way, and keeps what is shown; a failure clears it. One without
 * words or category sends nothing and clears it too, so that no answer stays that belongs to another question.
 */
export function useContentSearch(): SearchState & { search: (form: SearchForm) => void } {
  const { status, answer, send, reset } = useRequest<Found>();
  const hasFailed = status === 'failed';

  const search = (form: SearchForm) => {
    const asksForNothing = !form.search.trim() && form.categories.length === 0;
    if (asksForNothing || hasFailed) reset();
    if (asksForNothing) return;
    send(async (signal) => {
      const { result: results, corrected } = await requestJson<SearchResponse>('/api/search-content/', {
        body: form,
        signal,
      });
      return { query: form.search, results, corrected };
    });
  };
  return { ...((!hasFailed && answer) || none), status, answered: hasFailed || answer !== null, search };
}
