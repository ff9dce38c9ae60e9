import { isDeepStrictEqual } from 'node:util';

/** `now`, or `before` where both are equal: what has not changed stays the same object. */
export const keepSame = <T>(before: T | undefined, now: T): T => (isDeepStrictEqual(before, now) ? (before as T) : now);

/** The same for each property of an object, and for the object where all of them are the same. */
export const keepSameParts = <T extends object>(before: T | undefined, now: T): T => {
  const parts = Object.entries(now).map(([key, value]) => [key, keepSame(before?.[key as keyof T], value)]);
  return keepSame(before, Object.fromEntries(parts) as T);
};
