import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchForm, SearchResponse, SearchResult } from '@/lib/model/search';

export interface SearchState {
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** Whether an answer has come, be it a failure: the results are shown from then on. */
  answered: boolean;
  /** The words that the results answer. */
  query: string;
  results: SearchResult[];
  /** What was searched for in the place of words that are found nowhere. */
  corrected: string | null;
}

const initial: SearchState = { status: 'idle', answered: false, query: '', results: [], corrected: null };

const request = async (form: SearchForm, signal: AbortSignal): Promise<SearchResponse> => {
  const response = await fetch('/api/search-content/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(form),
    signal,
  });
  const answer = (await response.json()) as SearchResponse;
  if (!response.ok || !answer.success) throw new Error('search failed');
  return answer;
};

/**
 * Searches the site. A new search aborts the one under way. One without words or category asks for nothing: it sends
 * nothing and clears what is shown, so that no answer stays that belongs to another question.
 */
export function useContentSearch(): SearchState & { search: (form: SearchForm) => Promise<void> } {
  const [state, setState] = useState(initial);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const search = useCallback(async (form: SearchForm) => {
    underWay.current?.abort();
    if (!form.search.trim() && form.categories.length === 0) {
      setState(initial);
      return;
    }
    const controller = new AbortController();
    underWay.current = controller;
    setState((current) => ({ ...current, status: 'searching' }));
    try {
      const { result: results, corrected } = await request(form, controller.signal);
      if (!controller.signal.aborted)
        setState({ status: 'done', answered: true, query: form.search, results, corrected });
    } catch {
      if (!controller.signal.aborted) setState({ ...initial, status: 'failed', answered: true, query: form.search });
    }
  }, []);
  return { ...state, search };
}
