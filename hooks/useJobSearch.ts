import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { type ListQuery, listQueryString, readListQuery, wholeList } from '@/lib/lists/list-query';
import type { JobResponse } from '@/lib/model/job';
import { rememberAddress } from './remember-address';
import { requestJobs } from './request-jobs';

export interface JobSearchState {
  query: ListQuery;
  /** The last answer, with the offers of all pages shown; null where there is none. */
  answer: JobResponse | null;
  /** The first of the pages shown. */
  firstPage: number;
  status: 'idle' | 'searching' | 'failed';
}

interface Shown {
  locale: Locale;
  /** The address of the page without its query. */
  path: string;
  query: ListQuery;
  answer: JobResponse | null;
}

/** The list that an address asks for; null where it is that of another page than `path`. */
const listAt = (address: string, path: string): ListQuery | null => {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  return pathname === path ? (readListQuery(searchParams) ?? wholeList) : null;
};

/**
 * The search of the page, which the server has begun: changes ask for a new answer and move the address along, so that
 * it can be shared and gone back to, and links to the page bring what they name. A new search aborts the one under way;
 * a failure keeps what is shown.
 */
export function useJobSearch({ locale, path, query, answer }: Shown) {
  const router = useRouter();
  const [state, setState] = useState<JobSearchState>({
    query,
    answer,
    firstPage: query.page,
    status: answer ? 'idle' : 'failed',
  });
  const underWay = useRef<AbortController>(undefined);
  const last = useRef<{ wanted: ListQuery; earlier: JobResponse['result'] }>({ wanted: query, earlier: [] });
  useEffect(() => () => underWay.current?.abort(), []);

  const run = useCallback(
    async (wanted: ListQuery, earlier: JobResponse['result'] = []) => {
      underWay.current?.abort();
      const controller = new AbortController();
      underWay.current = controller;
      last.current = { wanted, earlier };
      setState((current) => ({ ...current, query: wanted, status: 'searching' }));
      try {
        const found = await requestJobs(wanted, locale, controller.signal);
        if (controller.signal.aborted) return;
        setState(({ firstPage }) => ({
          query: wanted,
          answer: { ...found, result: [...earlier, ...found.result] },
          firstPage: earlier.length > 0 ? firstPage : wanted.page,
          status: 'idle',
        }));
      } catch {
        if (!controller.signal.aborted) setState((current) => ({ ...current, status: 'failed' }));
      }
    },
    [locale],
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

  const search = (wanted: ListQuery) => {
    const isAnother = listQueryString(wanted) !== listQueryString(state.query);
    rememberAddress(path + listQueryString(wanted), isAnother ? 'pushState' : 'replaceState');
    return run(wanted);
  };
  const more = () => {
    if (state.status !== 'idle') return;
    const next = { ...state.query, page: state.query.page + 1 };
    rememberAddress(path + listQueryString(next), 'replaceState');
    return run(next, state.answer?.result);
  };
  const retry = () => run(last.current.wanted, last.current.earlier);
  return { ...state, search, more, retry };
}
