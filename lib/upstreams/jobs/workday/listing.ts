import pLimit from 'p-limit';
import type { HttpClient } from '../../../platform/http/client';
import { UpstreamError } from '../../../platform/http/upstream-error';
import { withRetry } from '../../../platform/http/with-retry';
import { type FacetValue, flattenFacets, listPage, type Row } from './schemas';

/** The facet values that a listing is limited to, by facet. */
export type AppliedFacets = Record<string, string[]>;

/** The rows of a listing by path, and the facets of its first page. */
export interface Listing {
  rows: ReadonlyMap<string, Row>;
  facets: ReadonlyMap<string, readonly FacetValue[]>;
}

const pageSize = 20;
/** Some tenants never list more rows than this. */
const maxListedRows = 2000;
const maxConcurrentPages = 4;
/** How often an incomplete listing is read. Offers that open or close meanwhile move rows from page to page. */
const maxAttempts = 3;

const sumCounts = (values: readonly FacetValue[]) => values.reduce((sum, { count }) => sum + count, 0);

/**
 * Lists rows, `pagesAtOnce` requests at a time; equal listings are made once. Throws if rows are missing. A listing with as
 * many rows as the cap is split by the values of facets, those with the most rows first, until each row that has a value
 * in one of them is there.
 */
export const createLister = (client: HttpClient) => {
  const limit = pLimit(maxConcurrentPages);
  const listings = new Map<string, Promise<Listing>>();

  const fetchPage = (applied: AppliedFacets, offset: number) =>
    limit(() =>
      withRetry(() =>
        client.json('/jobs', {
          method: 'POST',
          body: { appliedFacets: applied, limit: pageSize, offset, searchText: '' },
          schema: listPage,
        }),
      ),
    );

  const splitByFacets = async (
    applied: AppliedFacets,
    first: Listing['facets'],
    rows: Map<string, Row>,
  ): Promise<void> => {
    const facets = [...first]
      .filter(([name, values]) => !(name in applied) && values.length > 1)
      .sort(([, one], [, other]) => sumCounts(other) - sumCounts(one));
    if (facets.length === 0)
      throw new UpstreamError('refused', {
        cause: new Error(`workday: ${maxListedRows} offers or more, and no facet to split by`),
      });
    let isSplit = false;
    for (const [name, values] of facets) {
      if (isSplit && sumCounts(values) <= rows.size) continue;
      isSplit = true;
      const partialListings = await Promise.all(values.map(({ id }) => list({ ...applied, [name]: [id] })));
      for (const listing of partialListings) for (const [path, row] of listing.rows) rows.set(path, row);
    }
  };

  const readListing = async (applied: AppliedFacets): Promise<Listing> => {
    const rows = new Map<string, Row>();
    let pathlessCount = 0;
    const add = (pageRows: readonly Row[]) => {
      for (const row of pageRows) {
        if (row.externalPath) rows.set(row.externalPath, row);
        else pathlessCount++;
      }
    };
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      pathlessCount = 0;
      // Only the first page has the total and the facets.
      const first = await fetchPage(applied, 0);
      const facets = flattenFacets(first.facets);
      add(first.jobPostings);
      if (first.total >= maxListedRows) {
        await splitByFacets(applied, facets, rows);
        return { rows, facets };
      }
      const offsets = Array.from({ length: Math.ceil(first.total / pageSize) - 1 }, (_, page) => (page + 1) * pageSize);
      const pages = await Promise.all(offsets.map((offset) => fetchPage(applied, offset)));
      for (const { jobPostings } of pages) add(jobPostings);
      if (rows.size + pathlessCount >= first.total) return { rows, facets };
    }
    throw new UpstreamError('unavailable', { cause: new Error('workday: the listing lacks rows') });
  };

  const list = (applied: AppliedFacets): Promise<Listing> => {
    const key = JSON.stringify(Object.entries(applied).sort());
    const listing = listings.get(key) ?? readListing(applied);
    listings.set(key, listing);
    return listing;
  };

  return { list, cancelPending: () => limit.clearQueue() };
};
