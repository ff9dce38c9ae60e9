import { useCallback } from 'react';
import { requestJobs } from '@/lib/browser/request';
import type { Locale } from '@/lib/i18n/locales';
import type { JobResponse } from '@/lib/model/job';
import type { ListQuery } from '@/lib/model/lists/list-query';
import { useListRequest } from './useListRequest';

interface JobSearchOptions {
  locale: Locale;
  /** The path of the page, without its query string. */
  path: string;
  query: ListQuery;
  answer: JobResponse | null;
}

/** The offers of all the pages loaded so far, and the number of the first of these pages (from 0). */
interface LoadedJobs extends JobResponse {
  firstPage: number;
}

/** The job search, starting from the server's response. `search` replaces the results; `loadMore` appends a page. */
export function useJobSearch({ locale, path, query, answer }: JobSearchOptions) {
  const fetchJobs = useCallback(
    async (nextQuery: ListQuery, signal: AbortSignal): Promise<LoadedJobs> => ({
      ...(await requestJobs(nextQuery, locale, signal)),
      firstPage: nextQuery.page,
    }),
    [locale],
  );
  const initial = answer && { ...answer, firstPage: query.page };
  const list = useListRequest<LoadedJobs>({ path, query, initialData: initial, fetchPage: fetchJobs });
  const { result: previousItems = [], firstPage = list.query.page } = list.data ?? {};
  const loadMore = () => list.loadMore((page) => ({ ...page, result: [...previousItems, ...page.result], firstPage }));
  return { ...list, firstPage, loadMore };
}
