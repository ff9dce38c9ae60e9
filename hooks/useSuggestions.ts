import { useEffect } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { requestJson } from '@/lib/browser/request';
import { wait } from '@/lib/browser/when-idle';
import type { SearchSuggestion, SuggestionResponse } from '@/lib/model/search';
import { useRequest } from './useRequest';

/** The debounce delay after typing, in milliseconds. */
const pause = 150;

const none: SearchSuggestion[] = [];

/**
 * Suggestions for the keywords that the visitor is typing. The previous ones stay until the next answer; a failure
 * gives none.
 */
export function useSuggestions(typed: string): SearchSuggestion[] {
  const { locale } = useContent();
  const { answer, send, reset } = useRequest<SearchSuggestion[]>();

  useEffect(() => {
    if (typed === '') {
      reset();
      return;
    }
    send(async (signal) => {
      await wait(pause);
      const query = new URLSearchParams({ q: typed, locale });
      return requestJson<SuggestionResponse>(`/api/search-suggestions/?${query}`, { signal }).then(
        ({ result }) => result,
        () => none,
      );
    });
  }, [typed, locale, send, reset]);
  return answer ?? none;
}
