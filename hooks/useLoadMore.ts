import { useRef, useState } from 'react';

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

interface State<T> {
  /** The items that the page came with, which the others follow. */
  first: T[];
  items: T[];
  page: number;
  status: 'idle' | 'loading' | 'failed';
}

const request = async <T>(endpoint: string, body: object): Promise<T[]> => {
  const response = await fetch(`/api/${endpoint}/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { success, result } = (await response.json()) as { success: boolean; result: T[] };
  if (!response.ok || !success) throw new Error('the list could not be had');
  return result;
};

/**
 * A list that the server has begun, and its further pages as they are asked for. A failure keeps what is shown;
 * `nextPage` is null after the last page.
 */
export function useLoadMore<T>({ endpoint, query, items, page: begun, nbPages, onMore }: Shown<T>) {
  const fresh: State<T> = { first: items, items, page: begun, status: 'idle' };
  const [kept, setState] = useState(fresh);
  const state = kept.first === items ? kept : fresh;
  const isLoading = useRef(false);

  const more = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    const page = state.page + 1;
    const settle = (outcome: Partial<State<T>>) =>
      setState((current) => (current.first === items || current === kept ? { ...state, ...outcome } : current));
    settle({ status: 'loading' });
    try {
      const further = await request<T>(endpoint, { ...query, page });
      onMore?.(page);
      settle({ items: [...state.items, ...further], page, status: 'idle' });
    } catch {
      settle({ status: 'failed' });
    } finally {
      isLoading.current = false;
    }
  };

  const nextPage = state.page + 1 < nbPages ? state.page + 1 : null;
  return { items: state.items, status: state.status, nextPage, more };
}
