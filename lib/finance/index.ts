import { upstream } from '../http/upstream';
import type { Finance } from './contract';
import { embeddedFinance } from './embedded';

/** The market feed of this site; its prices are a quarter of an hour old, as those that anyone may show are. */
export const finance: Finance = upstream(embeddedFinance(15), {
  name: 'finance',
  timeoutMs: 1000,
  reads: ['quote', 'history'],
});
