import { useEffect, useState } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { wholeList } from '@/lib/lists/list-query';
import type { Facet } from '@/lib/model/job';
import { requestJobs } from '../lib/browser/request-jobs';

/** The facets of all open offers; none until they have come, or where they do not. */
export function useOfferFacets(): Facet[] {
  const { locale } = useContent();
  const [facets, setFacets] = useState<Facet[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    requestJobs(wholeList, locale, controller.signal).then(
      (answer) => setFacets(answer.facets),
      () => undefined,
    );
    return () => controller.abort();
  }, [locale]);
  return facets;
}
