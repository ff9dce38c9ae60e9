import pLimit from 'p-limit';
import type { HttpClient } from '../../../platform/http/client';
import { UpstreamError } from '../../../platform/http/upstream-error';
import { withRetry } from '../../../platform/http/with-retry';
import { type FacetValue, flatFacets, listPage, type Row } from './shapes';

/** The facet values that a listing is limited to, by facet. */
export type Applied = Record<string, string[]>;

/** The rows of a listing by path, and the facets of its first page. */
export interface Listed {
  rows: ReadonlyMap<string, Row>;
  facets: ReadonlyMap<string, readonly FacetValue[]>;
}

const pageSize = 20;
/** Some tenants never list more rows than this. */
const cap = 2000;
const pagesAtOnce = 4;
/** How often an incomplete listing is read. Offers that open or close meanwhile move rows from page to page. */
const attempts = 3;

const sumOf = (values: readonly FacetValue[]) => values.reduce((sum, { count }) => sum + count, 0);

/**
 * Lists rows, `pagesAtOnce` requests at a time; equal listings are made once. Throws if rows are missing. A listing with as
 * many rows as the cap is split by the values of facets, those with the most rows first, until each row that has a value
 * in one of them is there.
 */
export const lister = (client: HttpClient) => {
  const limit = pLimit(pagesAtOnce);
  const made = new Map<string, Promise<Listed>>();

  const pageOf = (applied: Applied, offset: number) =>
    limit(() =>
      withRetry(() =>
        client.json('/jobs', {
          method: 'POST',
          body: { appliedFacets: applied, limit: pageSize, offset, searchText: '' },
          schema: listPage,
        }),
      ),
    );

  const split = async (applied: Applied, first: Listed['facets'], rows: Map<string, Row>): Promise<void> => {
    const facets = [...first]
      .filter(([name, values]) => !(name in applied) && values.length > 1)
      .sort(([, one], [, other]) => sumOf(other) - sumOf(one));
    if (facets.length === 0)
      throw new UpstreamError('refused', {
        cause: new Error(`workday: ${cap} offers or more, and no facet to split by`),
      });
    let isSplit = false;
    for (const [name, values] of facets) {
      if (isSplit && sumOf(values) <= rows.size) continue;
      isSplit = true;
      const parts = await Promise.all(values.map(({ id }) => list({ ...applied, [name]: [id] })));
      for (const part of parts) for (const [path, row] of part.rows) rows.set(path, row);
    }
  };

  const make = async (applied: Applied): Promise<Listed> => {
    const rows = new Map<string, Row>();
    let pathless = 0;
    const add = (listed: readonly Row[]) => {
      for (const row of listed) {
        if (row.externalPath) rows.set(row.externalPath, row);
        else pathless++;
      }
    };
    for (let attempt = 0; attempt < attempts; attempt++) {
      pathless = 0;
      // Only the first page has the total and the facets.
      const first = await pageOf(applied, 0);
      const facets = flatFacets(first.facets);
      add(first.jobPostings);
      if (first.total >= cap) {
        await split(applied, facets, rows);
        return { rows, facets };
      }
      const offsets = Array.from({ length: Math.ceil(first.total / pageSize) - 1 }, (_, page) => (page + 1) * pageSize);
      const pages = await Promise.all(offsets.map((offset) => pageOf(applied, offset)));
      for (const { jobPostings } of pages) add(jobPostings);
      if (rows.size + pathless >= first.total) return { rows, facets };
    }
    throw new UpstreamError('unavailable', { cause: new Error('workday: the listing lacks rows') });
  };

  const list = (applied: Applied): Promise<Listed> => {
    const key = JSON.stringify(Object.entries(applied).sort());
    const listed = made.get(key) ?? make(applied);
    made.set(key, listed);
    return listed;
  };

  return { list, stop: () => limit.clearQueue() };
};
