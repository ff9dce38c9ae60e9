import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

/** `now`, or `before` if they are equal, so that unchanged values keep their identity. */
export const keepSame = <T>(before: T | undefined, now: T): T => (isDeepStrictEqual(before, now) ? (before as T) : now);

/** A short hash of a plain value: the same for equal values. */
export const versionOf = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url').slice(0, 22);
