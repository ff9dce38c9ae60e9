import { afterAll } from 'vitest';
import { algoliaSearch } from '@/lib/upstreams/search/algolia';
import type { Search } from '@/lib/upstreams/search/contract';
import { listen } from '../../http';
import { serveVendors } from '../server';
import type { Vendor } from '../vendor';
import { algolia } from './algolia';
import { searchKeys } from './keys';

type KeyOverrides = Partial<Pick<typeof searchKeys, 'searchKey' | 'adminKey'>>;

const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

/** Creates a stand-in for Algolia. */
export const createStandIn = () => algolia(searchKeys);

/** Creates a search that uses Algolia at `url`. */
export const createSearch = (url: string, keyOverrides: KeyOverrides = {}): Search =>
  algoliaSearch({ ...searchKeys, ...keyOverrides, prefix: 'site_', url });

interface VendorRequest {
  method: string;
  path: string;
  key: string;
  body: string;
}

/**
 * Serves Algolia with `vendor`, by default its stand-in. Resolves with a search that uses it, a list that collects the
 * requests to it, and its URL.
 */
export const serveEngine = async (
  vendor: Vendor = createStandIn(),
  keyOverrides: KeyOverrides = {},
): Promise<{ search: Search; requests: VendorRequest[]; url: string }> => {
  const requests: VendorRequest[] = [];
  const recordingVendor: Vendor = async (request, path) => {
    const key = request.headers.get('x-algolia-api-key') ?? '';
    requests.push({ method: request.method, path, key, body: await request.clone().text() });
    return vendor(request, path);
  };
  const { url, close } = await listen(serveVendors({ vendor: recordingVendor }));
  closers.push(close);
  return { search: createSearch(`${url}/vendor`, keyOverrides), requests, url: `${url}/vendor` };
};
