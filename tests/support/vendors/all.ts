import { financeVendors } from './finance';
import { jobVendors } from './jobs';
import { mailingVendors } from './mailing';
import { mediaVendors } from './media';
import { searchVendors } from './search';
import type { Vendor } from './vendor';

/** The stand-ins for all vendors, by prefix. They serve the content of the embedded upstreams. */
export const vendors: Record<string, Vendor> = {
  ...financeVendors,
  ...jobVendors,
  ...mailingVendors,
  ...mediaVendors,
  ...searchVendors,
};
