import type { Locale } from '@/lib/i18n/locales';
import type { ListQuery } from '@/lib/lists/list-query';
import type { JobResponse } from '@/lib/model/job';

/** Asks the server for a page of offers. Rejects where it gives none. */
export const requestJobs = async (query: ListQuery, locale: Locale, signal: AbortSignal): Promise<JobResponse> => {
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
