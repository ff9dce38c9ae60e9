import { useCallback } from 'react';
import { requestJobs } from '@/lib/browser/request-jobs';
import type { Locale } from '@/lib/i18n/locales';
import type { ListQuery } from '@/lib/lists/list-query';
import type { JobResponse } from '@/lib/model/job';
import { useListCall } from './useListCall';

interface Shown {
  locale: Locale;
  /** The address of the page without its query. */
  path: string;
  query: ListQuery;
  answer: JobResponse | null;
}

/** The offers of all pages shown, and the first of these pages. */
interface Answer extends JobResponse {
  firstPage: number;
}

/** The search for offers that the server has begun: another one instead, or its next page below. */
export function useJobSearch({ locale, path, query, answer }: Shown) {
  const ask = useCallback(
    async (wanted: ListQuery, signal: AbortSignal): Promise<Answer> => ({
      ...(await requestJobs(wanted, locale, signal)),
      firstPage: wanted.page,
    }),
    [locale],
  );
  const begun = answer && { ...answer, firstPage: query.page };
  const list = useListCall<Answer>({ path, query, answer: begun, ask });
  const { result: earlier = [], firstPage = list.query.page } = list.answer ?? {};
  const more = () => list.more((found) => ({ ...found, result: [...earlier, ...found.result], firstPage }));
  return { ...list, firstPage, more };
}
