import { financeVendors } from './finance';
import { jobVendors } from './jobs';
import { mailingVendors } from './mailing';
import { mediaVendors } from './media';
import { algolia } from './search/algolia';
import { searchKeys } from './search/keys';
import type { Vendor } from './vendor';

/** The stand-ins for all vendors, by prefix. They serve the content of the embedded upstreams. */
export const vendors: Record<string, Vendor> = {
  ...financeVendors,
  ...jobVendors,
  ...mailingVendors,
  ...mediaVendors,
  algolia: algolia(searchKeys),
};
