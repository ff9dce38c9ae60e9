import type { Vendor } from '../vendor';
import { algolia } from './algolia';
import { searchKeys } from './keys';
import { meilisearch } from './meilisearch';

/** The stand-ins for search engines. */
export const searchVendors: Record<string, Vendor> = {
  algolia: algolia(searchKeys),
  meilisearch: meilisearch(searchKeys),
};
