import { useEffect, useState } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { fetchOrNull } from '@/contexts/feeds/fetch-or-null';
import type { SearchSuggestion, SuggestionResponse } from '@/lib/model/search';

/** How long typing must pause, in milliseconds. */
const pause = 150;

/** What may be meant by words that are being typed. Older answers are shown until there is another; a failure gives none. */
export function useSuggestions(typed: string): SearchSuggestion[] {
  const { locale } = useContent();
  const [found, setFound] = useState<SearchSuggestion[]>([]);

  useEffect(() => {
    if (typed === '') {
      setFound([]);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const query = new URLSearchParams({ q: typed, locale });
      const answer = await fetchOrNull<SuggestionResponse>(`/api/search-suggestions/?${query}`, { signal });
      if (!signal.aborted) setFound(answer?.result ?? []);
    };
    const waiting = setTimeout(ask, pause);
    return () => {
      clearTimeout(waiting);
      controller.abort();
    };
  }, [typed, locale]);
  return found;
}
