import { useEffect } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { requestJson } from '@/lib/browser/request';
import { wait } from '@/lib/browser/when-idle';
import type { SearchSuggestion, SuggestionResponse } from '@/lib/model/search';
import { useRequest } from './useRequest';

/** The debounce delay after typing. */
const debounceMs = 150;

const noSuggestions: SearchSuggestion[] = [];

/**
 * Suggestions for the keywords that the visitor is typing. The previous ones stay until the next response arrives; a
 * failure clears them.
 */
export function useSuggestions(query: string): SearchSuggestion[] {
  const { locale } = useContent();
  const { data, send, reset } = useRequest<SearchSuggestion[]>();

  useEffect(() => {
    if (query === '') {
      reset();
      return;
    }
    send(async (signal) => {
      await wait(debounceMs);
      const params = new URLSearchParams({ q: query, locale });
      return requestJson<SuggestionResponse>(`/api/search-suggestions/?${params}`, { signal }).then(
        ({ result }) => result,
        () => noSuggestions,
      );
    });
  }, [query, locale, send, reset]);
  return data ?? noSuggestions;
}
