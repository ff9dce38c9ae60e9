import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { rememberAddress } from '@/lib/framework/remember-address';
import { type ListQuery, listQueryString, readListQuery, wholeList } from '@/lib/lists/list-query';
import { useRequest } from './useRequest';

interface Shown<A> {
  /** The address of the page without its query. */
  path: string;
  query: ListQuery;
  /** What the server has shown; null where it found nothing out. */
  answer: A | null;
  /** Asks for a part of the list, and rejects where it cannot be had; the same function at each render. */
  ask: (wanted: ListQuery, signal: AbortSignal) => Promise<A>;
}

/** What an answer becomes beside what is shown already. */
type Join<A> = (found: A) => A;

/** The list that an address asks for; null where it is that of another page than `path`. */
const listAt = (address: string, path: string): ListQuery | null => {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  return pathname === path ? (readListQuery(searchParams) ?? wholeList) : null;
};

/**
 * The list of the page, which the server has begun: changes ask the list's call for a new answer and move the address
 * along, so that it can be shared and gone back to, and links to the page bring what they name. A new call aborts the
 * one under way; a failure keeps what is shown.
 */
export function useListCall<A>({ path, query: begun, answer: shown, ask }: Shown<A>) {
  const router = useRouter();
  const [query, setQuery] = useState(begun);
  const { answer, send, ...request } = useRequest(shown);
  const status = answer === null && request.status === 'idle' ? 'failed' : request.status;
  const last = useRef<{ wanted: ListQuery; join?: Join<A> }>({ wanted: query });

  const run = useCallback(
    (wanted: ListQuery, join: Join<A> = (found) => found) => {
      last.current = { wanted, join };
      setQuery(wanted);
      send(async (signal) => join(await ask(wanted, signal)));
    },
    [ask, send],
  );

  useEffect(() => {
    // For Next, a link to where it last was leads nowhere new, whatever has been looked for since.
    const arrive = (address: string) => {
      const wanted = listAt(address, path);
      if (wanted && listQueryString(wanted) !== listQueryString(last.current.wanted)) run(wanted);
    };
    router.beforePopState(({ as }) => {
      const wanted = listAt(as, path);
      if (wanted) run(wanted);
      return !wanted;
    });
    router.events.on('routeChangeComplete', arrive);
    return () => {
      router.beforePopState(() => true);
      router.events.off('routeChangeComplete', arrive);
    };
  }, [router, path, run]);

  /** Another part of the list instead of the one shown. */
  const search = (wanted: ListQuery) => {
    const isAnother = listQueryString(wanted) !== listQueryString(query);
    rememberAddress(path + listQueryString(wanted), isAnother ? 'pushState' : 'replaceState');
    run(wanted);
  };
  /** The next page below what is shown. */
  const more = (join: Join<A>) => {
    if (status !== 'idle') return;
    const next = { ...query, page: query.page + 1 };
    rememberAddress(path + listQueryString(next), 'replaceState');
    run(next, join);
  };
  const retry = () => run(last.current.wanted, last.current.join);
  return { query, answer, status, search, more, retry };
}
