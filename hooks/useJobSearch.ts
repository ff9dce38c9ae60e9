import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { type ListQuery, listQueryString, readListQuery, wholeList } from '@/lib/lists/list-query';
import type { JobResponse } from '@/lib/model/job';

export interface JobSearchState {
  query: ListQuery;
  /** The last answer, with the offers of all pages shown; null where there is none. */
  answer: JobResponse | null;
  status: 'idle' | 'searching' | 'failed';
}

interface Shown {
  locale: Locale;
  /** The address of the page without its query. */
  path: string;
  query: ListQuery;
  answer: JobResponse | null;
}

const request = async (query: ListQuery, locale: Locale, signal: AbortSignal): Promise<JobResponse> => {
  const response = await fetch('/api/job-offers/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...query, locale }),
    signal,
  });
  const answer = (await response.json()) as JobResponse;
  if (!response.ok || !answer.success) throw new Error('search failed');
  return answer;
};

/** Writes the address of a list into the history, in the form that Next's router keeps there. */
const remember = (address: string, how: 'pushState' | 'replaceState') =>
  window.history[how]({ ...window.history.state, url: address, as: address }, '', address);

/**
 * The search of the page, which the server has begun: changes ask for a new answer and move the address along, so that
 * it can be shared and gone back to. A new search aborts the one under way; a failure keeps what is shown.
 */
export function useJobSearch({ locale, path, query, answer }: Shown) {
  const router = useRouter();
  const [state, setState] = useState<JobSearchState>({ query, answer, status: answer ? 'idle' : 'failed' });
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const run = useCallback(
    async (wanted: ListQuery, earlier: JobResponse['result'] = []) => {
      underWay.current?.abort();
      const controller = new AbortController();
      underWay.current = controller;
      setState((current) => ({ ...current, query: wanted, status: 'searching' }));
      try {
        const found = await request(wanted, locale, controller.signal);
        if (controller.signal.aborted) return;
        setState({ query: wanted, answer: { ...found, result: [...earlier, ...found.result] }, status: 'idle' });
      } catch {
        if (!controller.signal.aborted) setState((current) => ({ ...current, status: 'failed' }));
      }
    },
    [locale],
  );

  useEffect(() => {
    router.beforePopState(({ as }) => {
      const { pathname, searchParams } = new URL(as, window.location.origin);
      const isHere = pathname === path;
      if (isHere) run(readListQuery(searchParams) ?? wholeList);
      return !isHere;
    });
    return () => router.beforePopState(() => true);
  }, [router, path, run]);

  const search = (wanted: ListQuery) => {
    remember(path + listQueryString(wanted), 'pushState');
    return run(wanted);
  };
  const more = () => {
    const next = { ...state.query, page: state.query.page + 1 };
    remember(path + listQueryString(next), 'replaceState');
    return run(next, state.answer?.result);
  };
  const retry = () => run(state.query);
  return { ...state, search, more, retry };
}
