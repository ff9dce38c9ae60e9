import { embeddedFinance } from '@/lib/upstreams/finance/embedded';
import type { Vendor } from '../vendor';
import { jsonQuoteVendor } from './json-quote';
import { twelveDataVendor } from './twelve-data';

const finance = embeddedFinance(15);

/** The stand-ins for market feeds, with the prices of the embedded market. */
export const financeVendors: Record<string, Vendor> = {
  'json-quote': jsonQuoteVendor(finance),
  'twelve-data': twelveDataVendor(finance),
};
