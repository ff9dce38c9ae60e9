import { findLocaleByTag } from '../../../i18n/locales';
import type { JobQuery } from '../../../model/job';
import { facetNames, offersPerPage } from '../../../model/lists/list-query';
import type { SearchResult } from '../../../upstreams/search/contract';
import { facetTable } from '../../../upstreams/search/facets';
import type { Offer } from './offer';
import { facetsOf } from './offer-documents';

/** The open offers, newest first, for queries without keywords: these need no search. */
export const offerList = (open: readonly Offer[]) => {
  const ids = open.map(({ posting }) => posting.id);
  const languages = open.map(({ posting }) => findLocaleByTag(posting.language));
  const table = facetTable(
    facetNames,
    open.map(({ posting }) => facetsOf(posting)),
  );

  return (query: JobQuery): SearchResult => {
    const { locale, sort, page, facets } = query;
    const shared = new Set(query.ids);
    const among = [...ids.keys()].filter((place) => shared.size === 0 || shared.has(ids[place] ?? ''));
    const { hits, counts } = table.narrow(among, facets);
    const foreign = (place: number) => Number(languages[place] !== locale);
    if (sort === 'relevance') hits.sort((one, other) => foreign(one) - foreign(other));
    if (sort === 'date_asc') hits.reverse();
    const shown = hits.slice(page * offersPerPage, (page + 1) * offersPerPage);
    return {
      ids: shown.flatMap((place) => ids[place] ?? []),
      total: hits.length,
      facets: counts,
      correction: null,
      isPartial: false,
    };
  };
};
