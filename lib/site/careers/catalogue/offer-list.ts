import type { JobQuery } from '../../../model/job';
import { facetNames, offersPerPage } from '../../../model/lists/list-query';
import { emptyResult, type SearchResult } from '../../../upstreams/search/contract';
import { createFacetTable } from '../../../upstreams/search/facets';
import { getFacets } from './facets';
import { isInLanguage, type Offer } from './offer';

/**
 * Returns a function that lists the open offers for queries without keywords, which need no search: by date or, as all
 * are equally relevant, those in the reader's language first. Offers without a deadline come last. `open` is sorted newest
 * first.
 */
export const createOfferList = (open: readonly Offer[]) => {
  const ids = open.map(({ posting }) => posting.jobId);
  const table = createFacetTable(
    facetNames,
    open.map(({ posting }) => getFacets(posting)),
  );

  return (query: JobQuery): SearchResult => {
    const { locale, sort, page, facets } = query;
    const requestedIds = new Set(query.ids);
    const candidates = [...ids.keys()].filter((index) => requestedIds.size === 0 || requestedIds.has(ids[index] ?? ''));
    const { hits, counts } = table.narrow(candidates, facets);
    if (sort === 'date_asc') hits.reverse();
    const getDeadline = (index: number) => open[index]?.posting.closesAt ?? '9999';
    if (sort === 'deadline') hits.sort((one, other) => getDeadline(one).localeCompare(getDeadline(other)));
    const isOwnLanguage = (index: number) => isInLanguage((open[index] as Offer).posting, locale);
    const sorted =
      sort === 'relevance' ? [...hits.filter(isOwnLanguage), ...hits.filter((index) => !isOwnLanguage(index))] : hits;
    const pageHits = sorted.slice(page * offersPerPage, (page + 1) * offersPerPage);
    return {
      ...emptyResult,
      ids: pageHits.flatMap((index) => ids[index] ?? []),
      total: hits.length,
      facets: counts,
    };
  };
};
