import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ListQuery, listQueryString, readListQuery, wholeList } from '@/lib/lists/list-query';
import { rememberAddress } from '../lib/framework/remember-address';

interface ListState<A> {
  query: ListQuery;
  /** The last answer; null where there is none. */
  answer: A | null;
  status: 'idle' | 'searching' | 'failed';
}

interface Shown<A> extends Pick<ListState<A>, 'query' | 'answer'> {
  /** The address of the page without its query. */
  path: string;
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
export function useListCall<A>({ path, query, answer, ask }: Shown<A>) {
  const router = useRouter();
  const [state, setState] = useState<ListState<A>>({ query, answer, status: answer ? 'idle' : 'failed' });
  const underWay = useRef<AbortController>(undefined);
  const last = useRef<{ wanted: ListQuery; join?: Join<A> }>({ wanted: query });
  useEffect(() => () => underWay.current?.abort(), []);

  const run = useCallback(
    async (wanted: ListQuery, join?: Join<A>) => {
      underWay.current?.abort();
      const controller = new AbortController();
      underWay.current = controller;
      last.current = { wanted, join };
      setState((current) => ({ ...current, query: wanted, status: 'searching' }));
      try {
        const found = await ask(wanted, controller.signal);
        if (!controller.signal.aborted) setState({ query: wanted, answer: join ? join(found) : found, status: 'idle' });
      } catch {
        if (!controller.signal.aborted) setState((current) => ({ ...current, status: 'failed' }));
      }
    },
    [ask],
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

  /** Another part of the list in the place of the one shown. */
  const search = (wanted: ListQuery) => {
    const isAnother = listQueryString(wanted) !== listQueryString(state.query);
    rememberAddress(path + listQueryString(wanted), isAnother ? 'pushState' : 'replaceState');
    return run(wanted);
  };
  /** The next page below what is shown. */
  const more = (join: Join<A>) => {
    if (state.status !== 'idle') return;
    const next = { ...state.query, page: state.query.page + 1 };
    rememberAddress(path + listQueryString(next), 'replaceState');
    return run(next, join);
  };
  const retry = () => run(last.current.wanted, last.current.join);
  return { ...state, search, more, retry };
}
