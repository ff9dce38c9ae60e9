import { useEffect } from 'react';
import { requestJson } from '@/lib/browser/request';
import { useRequest } from './useRequest';

interface LoadMoreOptions<T> {
  /** The endpoint under `/api/` that returns one page of the list; `query` is its request body without the page. */
  endpoint: string;
  query: Record<string, unknown>;
  items: T[];
  page: number;
  nbPages: number;
  /** Called with the number of each page that was loaded. */
  onMore?: (page: number) => void;
}

interface Loaded<T> {
  /** The items that the server rendered; `items` begins with them. */
  first: T[];
  items: T[];
  page: number;
}

/**
 * A list that starts with the server's items; `more` appends the next page. If a request fails, the list stays as it
 * is. Pages count from 0; `nextPage` is null after the last page.
 */
export function useLoadMore<T>({ endpoint, query, items: first, page: initial, nbPages, onMore }: LoadMoreOptions<T>) {
  const { status, answer, send, reset } = useRequest<Loaded<T>>();
  const { items, page } = answer?.first === first ? answer : { items: first, page: initial };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pending request belongs to the previous list
  useEffect(() => reset, [first, reset]);

  const more = () => {
    if (status === 'loading') return;
    const nextPage = page + 1;
    send(async (signal) => {
      const body = { ...query, page: nextPage };
      const { result } = await requestJson<{ result: T[] }>(`/api/${endpoint}/`, { body, signal });
      onMore?.(nextPage);
      return { first, items: [...items, ...result], page: nextPage };
    });
  };

  return { items, status, nextPage: page + 1 < nbPages ? page + 1 : null, more };
}
