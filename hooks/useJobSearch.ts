import { useCallback } from 'react';
import { requestJobs } from '@/lib/browser/request';
import type { Locale } from '@/lib/i18n/locales';
import type { JobResponse } from '@/lib/model/job';
import type { ListQuery } from '@/lib/model/lists/list-query';
import { useListCall } from './useListCall';

interface JobSearchOptions {
  locale: Locale;
  /** The path of the page, without its query string. */
  path: string;
  query: ListQuery;
  answer: JobResponse | null;
}

/** The offers of all the pages loaded so far, and the number of the first of these pages (from 0). */
interface Answer extends JobResponse {
  firstPage: number;
}

/** The job search, starting from the server's answer. `search` replaces the results; `more` appends the next page. */
export function useJobSearch({ locale, path, query, answer }: JobSearchOptions) {
  const ask = useCallback(
    async (nextQuery: ListQuery, signal: AbortSignal): Promise<Answer> => ({
      ...(await requestJobs(nextQuery, locale, signal)),
      firstPage: nextQuery.page,
    }),
    [locale],
  );
  const initial = answer && { ...answer, firstPage: query.page };
  const list = useListCall<Answer>({ path, query, answer: initial, ask });
  const { result: earlier = [], firstPage = list.query.page } = list.answer ?? {};
  const more = () => list.more((found) => ({ ...found, result: [...earlier, ...found.result], firstPage }));
  return { ...list, firstPage, more };
}
