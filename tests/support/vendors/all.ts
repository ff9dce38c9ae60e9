import { financeVendors } from './finance';
import { jobVendors } from './jobs';
import { mailingVendors } from './mailing';
import { mediaVendors } from './media';
import { searchVendors } from './search';
import type { Vendor } from './vendor';

/** The stand-ins by their prefix. Their content is that of the embedded upstreams. */
export const vendors: Record<string, Vendor> = {
  ...financeVendors,
  ...jobVendors,
  ...mailingVendors,
  ...mediaVendors,
  ...searchVendors,
};
