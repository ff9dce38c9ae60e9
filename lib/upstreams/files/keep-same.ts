import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

/** `now`, or `before` if they are equal, so that unchanged values keep their identity. */
export const keepSame = <T>(before: T | undefined, now: T): T => (isDeepStrictEqual(before, now) ? (before as T) : now);

/** Like `keepSame`, but for each property, and for the whole object if all properties are equal. */
export const keepSameParts = <T extends object>(before: T | undefined, now: T): T => {
  const parts = Object.entries(now).map(([key, value]) => [key, keepSame(before?.[key as keyof T], value)]);
  return keepSame(before, Object.fromEntries(parts) as T);
};

/** A short hash of a plain value: the same for equal values. */
export const versionOf = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url').slice(0, 22);
