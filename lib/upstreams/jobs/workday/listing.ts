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
/** The maximum number of rows that some tenants list. */
const maxListedRows = 2000;
/** The number of pages that are requested concurrently. */
const maxConcurrentPages = 4;
/** The maximum number of attempts to read a listing. Postings that open or close move rows from page to page. */
const maxAttempts = 3;

const sumCounts = (values: readonly FacetValue[]) => values.reduce((sum, { count }) => sum + count, 0);

/**
 * Creates a function that lists rows. Equal listings share their requests. Throws an UpstreamError if rows are missing.
 * A listing that reaches the maximum number of rows is split by facet values, starting with the facet that covers the
 * most rows, until every row with a facet value is listed.
 */
export const createLister = (client: HttpClient) => {
  const limit = pLimit(maxConcurrentPages);
  const listings = new Map<string, Promise<Listing>>();

  const fetchPage = (applied: AppliedFacets, offset: number) =>
    limit(() =>
      withRetry(() =>
        client.fetchJson('/jobs', {
          method: 'POST',
          body: { appliedFacets: applied, limit: pageSize, offset, searchText: '' },
          schema: listPage,
        }),
      ),
    );

  const splitByFacets = async (
    applied: AppliedFacets,
    firstFacets: Listing['facets'],
    rows: Map<string, Row>,
  ): Promise<void> => {
    const facets = [...firstFacets]
      .filter(([name, values]) => !(name in applied) && values.length > 1)
      .sort(([, a], [, b]) => sumCounts(b) - sumCounts(a));
    if (facets.length === 0)
      throw new UpstreamError('refused', {
        cause: new Error(
          `Workday lists only ${maxListedRows} postings, and there is no facet to split the listing by.`,
        ),
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
      const firstPage = await fetchPage(applied, 0);
      const facets = flattenFacets(firstPage.facets);
      add(firstPage.jobPostings);
      if (firstPage.total >= maxListedRows) {
        await splitByFacets(applied, facets, rows);
        return { rows, facets };
      }
      const offsets = Array.from(
        { length: Math.ceil(firstPage.total / pageSize) - 1 },
        (_, page) => (page + 1) * pageSize,
      );
      const pages = await Promise.all(offsets.map((offset) => fetchPage(applied, offset)));
      for (const { jobPostings } of pages) add(jobPostings);
      if (rows.size + pathlessCount >= firstPage.total) return { rows, facets };
    }
    throw new UpstreamError('unavailable', { cause: new Error('The listing of Workday lacks rows.') });
  };

  const list = (applied: AppliedFacets): Promise<Listing> => {
    const key = JSON.stringify(Object.entries(applied).sort());
    const listing = listings.get(key) ?? readListing(applied);
    listings.set(key, listing);
    return listing;
  };

  return { list, cancelPending: () => limit.clearQueue() };
};
