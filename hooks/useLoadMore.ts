import { useEffect } from 'react';
import { loadedLists } from '@/lib/browser/history';
import { requestJson } from '@/lib/browser/request';
import type { Phrases } from '@/lib/model/values';
import { useRequest } from './useRequest';
import { useUpdateUrl } from './useUpdateUrl';

interface LoadMoreOptions<T> {
  /** The endpoint under `/api/` that returns one page of the list; `query` is its request body without the page. */
  endpoint: string;
  query: Record<string, unknown>;
  items: T[];
  page: number;
  nbPages: number;
  /** The address of the page before `page`; null if there is none. */
  previous?: string | null;
  /** The address of the list when it is loaded up to a page, if it has one. */
  getUrl?: (page: number) => string;
}

interface LoadedList<T> {
  /** The items that the server rendered; `items` begins with them. */
  initialItems: T[];
  items: T[];
  /** The phrases of the loaded titles. */
  phrases: Phrases;
  page: number;
  previous: string | null;
}

/**
 * A list that starts with the items that the server rendered; `loadMore` appends the next page. If a request fails, the
 * list stays as it is. A list with addresses is restored completely when the visitor comes back to it. Pages count from
 * 0; `nextPage` is null after the last page.
 */
export function useLoadMore<T>({
  endpoint,
  query,
  items: initialItems,
  nbPages,
  getUrl: getAddress,
  ...initialPage
}: LoadMoreOptions<T>) {
  const updateUrl = useUpdateUrl();
  const initial = {
    initialItems,
    items: initialItems,
    phrases: {},
    page: initialPage.page,
    previous: initialPage.previous ?? null,
  };
  const toKey = (url: string) => `${endpoint} ${url}`;
  const cached = getAddress && (loadedLists.get(toKey(getAddress(initialPage.page))) as LoadedList<T> | undefined);
  const { status, data, send, reset } = useRequest<LoadedList<T>>();
  const { items, phrases, page, previous } = data?.initialItems === initialItems ? data : (cached ?? initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pending request belongs to the previous list
  useEffect(() => reset, [initialItems, reset]);

  const loadMore = () => {
    if (status === 'loading') return;
    const nextPage = page + 1;
    send(async (signal) => {
      const body = { ...query, page: nextPage };
      const response = await requestJson<{ result: T[]; phrases: Phrases }>(`/api/${endpoint}/`, { body, signal });
      const loaded = {
        initialItems,
        items: [...items, ...response.result],
        phrases: { ...phrases, ...response.phrases },
        page: nextPage,
        previous,
      };
      if (getAddress) {
        const url = getAddress(nextPage);
        updateUrl(url, 'replace');
        loadedLists.set(toKey(url), loaded);
      }
      return loaded;
    });
  };

  return { items, phrases, status, previous, nextPage: page + 1 < nbPages ? page + 1 : null, loadMore };
}
