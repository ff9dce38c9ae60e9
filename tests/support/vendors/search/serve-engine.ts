import { afterAll } from 'vitest';
import { algoliaSearch } from '@/lib/upstreams/search/algolia';
import type { Search } from '@/lib/upstreams/search/contract';
import { meilisearch } from '@/lib/upstreams/search/meilisearch';
import { listen } from '../../remote/rpc';
import { serveVendors } from '../server';
import type { Vendor } from '../vendor';
import { algolia } from './algolia';
import { searchKeys } from './keys';
import { meilisearch as meilisearchVendor } from './meilisearch';

const { appId, ...keys } = searchKeys;
const prefix = 'site_';

interface Engine {
  /** Creates a stand-in for the engine. */
  createStandIn: () => Vendor;
  /** Creates a search that uses the engine at `url`. */
  createSearch: (url: string, keyOverrides?: Partial<typeof keys>) => Search;
}

export const engineNames = ['algolia', 'meilisearch'] as const;
export type EngineName = (typeof engineNames)[number];

export const engines: Record<EngineName, Engine> = {
  algolia: {
    createStandIn: () => algolia(searchKeys),
    createSearch: (url, keyOverrides = {}) => algoliaSearch({ appId, ...keys, ...keyOverrides, prefix, url }),
  },
  meilisearch: {
    createStandIn: () => meilisearchVendor(searchKeys),
    createSearch: (url, keyOverrides = {}) => meilisearch({ ...keys, ...keyOverrides, prefix, url }),
  },
};

const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

interface VendorRequest {
  method: string;
  path: string;
  key: string;
  body: string;
}

/**
 * Serves an engine with `vendor`, by default its stand-in. Resolves with a search that uses the engine, a list that
 * collects the requests to it, and its URL.
 */
export const serveEngine = async (
  name: EngineName,
  vendor: Vendor = engines[name].createStandIn(),
  keyOverrides: Partial<typeof keys> = {},
): Promise<{ search: Search; requests: VendorRequest[]; url: string }> => {
  const requests: VendorRequest[] = [];
  const recordingVendor: Vendor = async (request, path) => {
    const key = request.headers.get('x-algolia-api-key') ?? request.headers.get('authorization') ?? '';
    requests.push({ method: request.method, path, key, body: await request.clone().text() });
    return vendor(request, path);
  };
  const { url, close } = await listen(serveVendors({ vendor: recordingVendor }));
  closers.push(close);
  return { search: engines[name].createSearch(`${url}/vendor`, keyOverrides), requests, url: `${url}/vendor` };
};
