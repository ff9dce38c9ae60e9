import { z } from 'zod';
import { UpstreamError } from '../../platform/http/upstream-error';

/** A number, which some vendors write as text: `148.85`, `"148.85"`, `"2.45%"`. */
const amount = z
  .union([z.number(), z.string().regex(/^[+-]?\d+(\.\d+)?%?$/)])
  .transform((value) => Number(`${value}`.replace('%', '')));

export const price = amount.pipe(z.number().positive());

/** A number, undefined where a vendor has none: missing, null, `"NA"`. */
export const optionalNumber = z
  .unknown()
  .optional()
  .transform((value) => amount.safeParse(value).data);

/** A time in ms since 1970 as an ISO date and time; undefined if it is 0 or invalid. */
export const toIsoTime = (ms: number): string | undefined => {
  const date = new Date(ms || Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
};

/** An answer that says, with a status of success, that it has no data: `unavailable` if it may have some later. */
export const noDataError = (problem: 'refused' | 'unavailable', reason: string): UpstreamError =>
  new UpstreamError(problem, { cause: new Error(reason) });
