import { LRUCache } from 'lru-cache';
import { monotonicNow } from '../../shared/time';

const maxFailureMs = 30_000;

/**
 * Caches the results of `load` for `ttlMs`, by arguments, and shares a call in flight, for vendors with a quota. A
 * failure is cached for at most 30 seconds.
 */
export const withTtlCache = <Args extends string[], T>(load: (...args: Args) => Promise<T>, ttlMs: number) => {
  const cache = new LRUCache<string, Promise<T>>({ max: 500, perf: { now: monotonicNow }, ttlResolution: 0 });
  return (...args: Args): Promise<T> => {
    const key = JSON.stringify(args);
    const cached = cache.get(key);
    if (cached) return cached;
    const result = load(...args);
    cache.set(key, result, { ttl: ttlMs });
    result.catch(() => {
      if (cache.peek(key) === result) cache.set(key, result, { ttl: Math.min(ttlMs, maxFailureMs) });
    });
    return result;
  };
};
