import { useEffect } from 'react';
import { requestJson } from '@/lib/browser/request';
import { useRequest } from './useRequest';

interface Shown<T> {
  /** The endpoint that gives one page of the list, and what it is asked beside the page. */
  endpoint: string;
  query: Record<string, unknown>;
  items: T[];
  page: number;
  nbPages: number;
  /** Is told of each page that has come. */
  onMore?: (page: number) => void;
}

interface Loaded<T> {
  /** The items that the page came with, which the others follow. */
  first: T[];
  items: T[];
  page: number;
}

/**
 * A list that the server has begun, and its further pages as they are asked for. A failure keeps what is shown;
 * `nextPage` is null after the last page.
 */
export function useLoadMore<T>({ endpoint, query, items: first, page: begun, nbPages, onMore }: Shown<T>) {
  const { status, answer, send, reset } = useRequest<Loaded<T>>();
  const { items, page } = answer?.first === first ? answer : { items: first, page: begun };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is under way belongs to the list that was begun
  useEffect(() => reset, [first, reset]);

  const more = () => {
    if (status === 'loading') return;
    const wanted = page + 1;
    send(async (signal) => {
      const body = { ...query, page: wanted };
      const { result } = await requestJson<{ result: T[] }>(`/api/${endpoint}/`, { body, signal });
      onMore?.(wanted);
      return { first, items: [...items, ...result], page: wanted };
    });
  };

  return { items, status, nextPage: page + 1 < nbPages ? page + 1 : null, more };
}
