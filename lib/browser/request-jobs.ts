import type { Locale } from '@/lib/i18n/locales';
import type { JobResponse } from '@/lib/model/job';
import type { ListQuery } from '@/lib/model/lists/list-query';
import { requestJson } from './request';

/** Requests a page of offers. Rejects if the request fails. */
export const requestJobs = (query: ListQuery, locale: Locale, signal: AbortSignal): Promise<JobResponse> =>
  requestJson('/api/job-offers/', { body: { ...query, locale }, signal });
