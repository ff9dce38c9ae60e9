import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

/** Returns `previous` if both values are equal, else `current`. Unchanged values retain their identity. */
export const reuseIfEqual = <T>(previous: T | undefined, current: T): T =>
  isDeepStrictEqual(previous, current) ? (previous as T) : current;

/** A short hash of a JSON value; equal values have the same hash. */
export const hashContent = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url').slice(0, 22);
