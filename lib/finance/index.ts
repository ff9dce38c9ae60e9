import { upstream } from '../http/upstream';
import type { Finance } from './contract';
import { embeddedFinance } from './embedded';

/** The market feed of this site, delayed by 15 minutes like public prices usually are. */
export const finance: Finance = upstream(embeddedFinance(15), {
  name: 'finance',
  timeoutMs: 1000,
  reads: ['quote', 'history'],
});
