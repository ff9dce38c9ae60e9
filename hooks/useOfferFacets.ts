import { useEffect } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { requestJobs } from '@/lib/browser/request';
import type { Facet, JobResponse } from '@/lib/model/job';
import { wholeList } from '@/lib/model/lists/list-query';
import { useRequest } from './useRequest';

const none: Facet[] = [];

/** The facets of all open offers; empty until they are loaded, or if the request fails. */
export function useOfferFacets(): Facet[] {
  const { locale } = useContent();
  const { answer, send } = useRequest<JobResponse>();
  useEffect(() => {
    send((signal) => requestJobs(wholeList, locale, signal));
  }, [locale, send]);
  return answer?.facets ?? none;
}
