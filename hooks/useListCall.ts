import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadedLists } from '@/lib/browser/history';
import { defaultListQuery, type ListQuery, listQueryString, parseListQuery } from '@/lib/model/lists/list-query';
import { useAddress } from './useAddress';
import { useRequest } from './useRequest';

interface ListCallOptions<A> {
  /** The path of the page, without its query string. */
  path: string;
  query: ListQuery;
  /** The answer that the server rendered; null if its request failed. */
  answer: A | null;
  /** Requests a part of the list; rejects if it is unavailable. Must be a stable function. */
  ask: (nextQuery: ListQuery, signal: AbortSignal) => Promise<A>;
}

/** Combines a new answer with what is already shown. */
type Join<A> = (found: A) => A;

/** The list query in an address; null if its page is not `path`. */
const listAt = (address: string, path: string): ListQuery | null => {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  return pathname === path ? (parseListQuery(searchParams) ?? defaultListQuery) : null;
};

/**
 * The list of a page, starting from the server's answer. A change calls `ask` and updates the address, so that the
 * visitor can share it and go back to it; links to this page load the list that they name. A new call aborts the
 * pending one. If a call fails, the list stays as it is. A list that `more` has extended is complete again when the
 * visitor comes back to it.
 */
export function useListCall<A>({ path, query: initial, answer: shown, ask }: ListCallOptions<A>) {
  const router = useRouter();
  const writeAddress = useAddress();
  const [query, setQuery] = useState(initial);
  const { answer, send, ...request } = useRequest(
    (loadedLists.get(path + listQueryString(initial)) as A | undefined) ?? shown,
  );
  const status = answer === null && request.status === 'idle' ? 'failed' : request.status;
  const last = useRef<{ nextQuery: ListQuery; join?: Join<A> | undefined }>({ nextQuery: query });

  const run = useCallback(
    (nextQuery: ListQuery, join?: Join<A>) => {
      last.current = { nextQuery, join };
      setQuery(nextQuery);
      send(async (signal) => {
        const found = await ask(nextQuery, signal);
        if (!join) return found;
        const joined = join(found);
        const address = path + listQueryString(nextQuery);
        writeAddress(address, 'replace');
        loadedLists.set(address, joined);
        return joined;
      });
    },
    [ask, send, path, writeAddress],
  );

  useEffect(() => {
    // A link to another part of this list: Next has loaded the page, but the list keeps its state.
    const arrive = (address: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return;
      const nextQuery = listAt(address, path);
      if (nextQuery && listQueryString(nextQuery) !== listQueryString(last.current.nextQuery)) run(nextQuery);
    };
    router.beforePopState(({ as }) => {
      const nextQuery = listAt(as, path);
      if (nextQuery) run(nextQuery);
      return !nextQuery;
    });
    router.events.on('routeChangeComplete', arrive);
    return () => {
      router.beforePopState(() => true);
      router.events.off('routeChangeComplete', arrive);
    };
  }, [router, path, run]);

  /** Replaces the list with the one for `nextQuery`. */
  const search = (nextQuery: ListQuery) => {
    const isAnother = listQueryString(nextQuery) !== listQueryString(query);
    run(nextQuery);
    writeAddress(path + listQueryString(nextQuery), isAnother ? 'push' : 'replace');
  };
  /** Appends the next page. */
  const more = (join: Join<A>) => {
    if (status !== 'idle') return;
    run({ ...query, page: query.page + 1 }, join);
  };
  const retry = () => run(last.current.nextQuery, last.current.join);
  return { query, answer, status, search, more, retry };
}
