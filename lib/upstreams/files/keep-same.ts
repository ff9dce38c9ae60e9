import { isDeepStrictEqual } from 'node:util';

/** `now`, or `before` if they are equal, so that unchanged values keep their identity. */
export const keepSame = <T>(before: T | undefined, now: T): T => (isDeepStrictEqual(before, now) ? (before as T) : now);

/** Like `keepSame`, but for each property, and for the whole object if all properties are equal. */
export const keepSameParts = <T extends object>(before: T | undefined, now: T): T => {
  const parts = Object.entries(now).map(([key, value]) => [key, keepSame(before?.[key as keyof T], value)]);
  return keepSame(before, Object.fromEntries(parts) as T);
};
