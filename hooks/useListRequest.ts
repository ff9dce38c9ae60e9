import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadedLists } from '@/lib/browser/history';
import { buildQueryString, defaultListQuery, type ListQuery, parseListQuery } from '@/lib/model/lists/list-query';
import { useRequest } from './useRequest';
import { useUpdateUrl } from './useUpdateUrl';

interface ListRequestOptions<A> {
  /** The path of the page, without its query string. */
  path: string;
  query: ListQuery;
  /** The page of the list that the server rendered; null if its request failed. */
  initialData: A | null;
  /** Requests a page of the list; rejects if it is unavailable. Must be a stable function. */
  fetchPage: (nextQuery: ListQuery, signal: AbortSignal) => Promise<A>;
}

/** Combines a new page with the pages that are already shown. */
type JoinPages<A> = (page: A) => A;

/** The list query in an address; null if its page is not `path`. */
const parseListUrl = (url: string, path: string): ListQuery | null => {
  const { pathname, searchParams } = new URL(url, window.location.origin);
  return pathname === path ? (parseListQuery(searchParams) ?? defaultListQuery) : null;
};

/**
 * The list of a page, starting from the data that the server rendered. A change calls `fetchPage` and updates the
 * address, so that the visitor can share it and go back to it; links to this page load the list of their query. A new
 * request aborts the pending one. If a request fails, the list stays as it is. A list that `loadMore` has extended is
 * restored completely when the visitor comes back to it.
 */
export function useListRequest<A>({ path, query: initial, initialData, fetchPage }: ListRequestOptions<A>) {
  const router = useRouter();
  const updateUrl = useUpdateUrl();
  const [query, setQuery] = useState(initial);
  const { data, send, ...request } = useRequest(
    (loadedLists.get(path + buildQueryString(initial)) as A | undefined) ?? initialData,
  );
  const status = data === null && request.status === 'idle' ? 'failed' : request.status;
  const lastRun = useRef<{ nextQuery: ListQuery; join?: JoinPages<A> | undefined }>({ nextQuery: query });

  const run = useCallback(
    (nextQuery: ListQuery, join?: JoinPages<A>) => {
      lastRun.current = { nextQuery, join };
      setQuery(nextQuery);
      send(async (signal) => {
        const page = await fetchPage(nextQuery, signal);
        if (!join) return page;
        const joined = join(page);
        const url = path + buildQueryString(nextQuery);
        updateUrl(url, 'replace');
        loadedLists.set(url, joined);
        return joined;
      });
    },
    [fetchPage, send, path, updateUrl],
  );

  useEffect(() => {
    // A link to another part of this list: Next has loaded the page, but the list has to load its data.
    const onRouteChange = (url: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return;
      const nextQuery = parseListUrl(url, path);
      if (nextQuery && buildQueryString(nextQuery) !== buildQueryString(lastRun.current.nextQuery)) run(nextQuery);
    };
    router.beforePopState(({ as }) => {
      const nextQuery = parseListUrl(as, path);
      if (nextQuery) run(nextQuery);
      return !nextQuery;
    });
    router.events.on('routeChangeComplete', onRouteChange);
    return () => {
      router.beforePopState(() => true);
      router.events.off('routeChangeComplete', onRouteChange);
    };
  }, [router, path, run]);

  /** Replaces the list with the one for `nextQuery`. */
  const search = (nextQuery: ListQuery) => {
    const isNewQuery = buildQueryString(nextQuery) !== buildQueryString(query);
    run(nextQuery);
    updateUrl(path + buildQueryString(nextQuery), isNewQuery ? 'push' : 'replace');
  };
  /** Appends the next page. */
  const loadMore = (join: JoinPages<A>) => {
    if (status !== 'idle') return;
    run({ ...query, page: query.page + 1 }, join);
  };
  const retry = () => run(lastRun.current.nextQuery, lastRun.current.join);
  return { query, data, status, search, loadMore, retry };
}
