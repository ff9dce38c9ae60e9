import { UpstreamError } from '../../platform/http/upstream-error';
import type { Close, Quote } from './contract';

/** A vendor of quotes of one share. */
export interface QuoteVendor {
  quote(): Promise<Quote>;
  /** All closing prices that the vendor has. Without it, the site keeps one a day from quotes with a time. */
  closes?(): Promise<Close[]>;
}

/** An answer that says, with a status of success, that it has no data: `unavailable` if it may have some later. */
export const noData = (problem: 'refused' | 'unavailable', why: string): UpstreamError =>
  new UpstreamError(problem, { cause: new Error(why) });
