import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

/** `now`, or `before` if they are equal, so that unchanged values keep their identity. */
export const reuseIfEqual = <T>(previous: T | undefined, current: T): T =>
  isDeepStrictEqual(previous, current) ? (previous as T) : current;

/** A short hash of a plain value: the same for equal values. */
export const contentHash = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url').slice(0, 22);
