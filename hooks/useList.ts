import { useEffect, useState } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { loadedLists } from '@/lib/browser/history';
import { findLocalizedPath } from '@/lib/i18n/paths';
import { buildQueryString, type ListQuery } from '@/lib/model/lists/list-query';
import { useRequest } from './useRequest';
import { useUpdateUrl } from './useUpdateUrl';

interface ListOptions<P> {
  /** Tells the lists of a web page apart. */
  name: string;
  /** An object that the server sent with the list. With another one, the list starts again from `query`. */
  source: object | null;
  /** The query of the page of the list that the server rendered. */
  query: ListQuery;
  /** That page; null if its request failed. */
  initial: P | null;
  /** Requests the page of a query; rejects if it is unavailable. */
  fetchPage: (query: ListQuery, signal: AbortSignal) => Promise<P>;
  /** Whether the pages of the list are at addresses of the web page. */
  hasUrls?: boolean;
}

interface LoadedPages<P> {
  /** The number of the first of these pages, counted from 0. */
  firstPage: number;
  pages: P[];
}

export type List = ReturnType<typeof useList>;

/**
 * A list that starts with the page that the server rendered. `loadMore` appends the next page, `search` replaces the
 * list with that of another query, and both update the address. A new request aborts the pending one. If a request
 * fails, the pages stay as they are, and `retry` repeats it. A list that `loadMore` has extended is restored completely
 * when the visitor comes back to its address. `query` is that of the latest request.
 */
export function useList<P extends { nbPages: number }>({
  name,
  source,
  query: initialQuery,
  initial,
  fetchPage,
  hasUrls = true,
}: ListOptions<P>) {
  const { locale, pageLocalizations } = useContent();
  const updateUrl = useUpdateUrl();
  const { data, send, reset, ...request } = useRequest<LoadedPages<P>>();
  const [latest, setLatest] = useState({ source, query: initialQuery, isAppending: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pending request belongs to the previous list
  useEffect(() => reset, [source, reset]);

  const path = findLocalizedPath(locale, pageLocalizations) ?? '';
  const getUrl = (query: ListQuery) => path + buildQueryString(query);
  const toKey = (url: string) => `${name} ${url}`;

  const initialPages = (loadedLists.get(toKey(getUrl(initialQuery))) as LoadedPages<P> | undefined) ?? {
    firstPage: initialQuery.page,
    pages: initial ? [initial] : [],
  };
  const isCurrent = latest.source === source;
  const { query, isAppending } = isCurrent ? latest : { query: initialQuery, isAppending: false };
  const { firstPage, pages } = (isCurrent && data) || initialPages;
  const requestStatus = isCurrent ? request.status : 'idle';
  const waitSeconds = isCurrent ? request.waitSeconds : null;
  const status = requestStatus === 'idle' && pages.length === 0 ? 'failed' : requestStatus;
  const nextPage = firstPage + pages.length;

  const load = (nextQuery: ListQuery, isMore: boolean) => {
    setLatest({ source, query: nextQuery, isAppending: isMore });
    send(async (signal) => {
      const page = await fetchPage(nextQuery, signal);
      if (!isMore) return { firstPage: nextQuery.page, pages: [page] };
      const extended = { firstPage, pages: [...pages, page] };
      if (hasUrls) {
        const url = getUrl(nextQuery);
        updateUrl(url, 'replace');
        loadedLists.set(toKey(url), extended);
      }
      return extended;
    });
  };
  const search = (nextQuery: ListQuery) => {
    load(nextQuery, false);
    const url = getUrl(nextQuery);
    updateUrl(url, url === getUrl(query) ? 'replace' : 'push');
  };
  const loadMore = () => {
    if (status === 'idle') load({ ...query, page: nextPage }, true);
  };

  return {
    path,
    query,
    pages,
    status,
    waitSeconds,
    isAppending,
    hasMore: nextPage < (pages.at(-1)?.nbPages ?? 0),
    previousUrl: firstPage > 0 ? getUrl({ ...query, page: firstPage - 1 }) : null,
    nextUrl: hasUrls ? getUrl({ ...query, page: nextPage }) : null,
    search,
    loadMore,
    retry: () => load(query, isAppending),
  };
}
