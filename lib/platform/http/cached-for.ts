import { LRUCache } from 'lru-cache';
import { steadyTime } from '../../shared/time';

const longestFailureMs = 30_000;

/**
 * Calls `load` once in `ms` for the same arguments, and shares the answer, as vendors with a quota need. A failure is kept
 * for 30 seconds at most.
 */
export const cachedFor = <Given extends string[], T>(load: (...given: Given) => Promise<T>, ms: number) => {
  const answers = new LRUCache<string, Promise<T>>({ max: 500, perf: { now: steadyTime }, ttlResolution: 0 });
  return (...given: Given): Promise<T> => {
    const key = JSON.stringify(given);
    const known = answers.get(key);
    if (known) return known;
    const answer = load(...given);
    answers.set(key, answer, { ttl: ms });
    answer.catch(() => {
      if (answers.peek(key) === answer) answers.set(key, answer, { ttl: Math.min(ms, longestFailureMs) });
    });
    return answer;
  };
};
