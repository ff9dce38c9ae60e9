import { z } from 'zod';
import { UpstreamError } from '../../platform/http/upstream-error';

/** A number, which some vendors send as a string: `148.85`, `"148.85"`, `"2.45%"`. */
const amount = z
  .union([z.number(), z.string().regex(/^[+-]?\d+(\.\d+)?%?$/)])
  .transform((value) => Number(`${value}`.replace('%', '')));

/** A positive number, or a string with one. */
export const price = amount.pipe(z.number().positive());

/** A number; undefined for other values, such as null and `"NA"`. */
export const optionalNumber = z
  .unknown()
  .optional()
  .transform((value) => amount.safeParse(value).data);

/** Converts a Unix time in ms to an ISO date and time; undefined if it is 0 or invalid. */
export const toIsoTime = (ms: number): string | undefined => {
  const date = new Date(ms || Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
};

/** The error for a successful response without usable data; `unavailable` if a later request may succeed. */
export const createNoDataError = (problem: 'refused' | 'unavailable', reason: string): UpstreamError =>
  new UpstreamError(problem, { cause: new Error(reason) });
