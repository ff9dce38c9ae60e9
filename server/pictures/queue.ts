import type { ServerResponse } from 'node:http';
import pLimit from 'p-limit';

interface Limits {
  /** How many conversions run at once. */
  atOnce: number;
  /** How many more may wait. */
  waiting: number;
  /** How long visitors wait for its turn, and then for its result, in milliseconds. What runs is finished all the same. */
  longest: { turn: number; result: number };
}

interface Job {
  visitors: Set<ServerResponse>;
  result: Promise<Buffer | null>;
}

/**
 * Runs conversions in turn: one for all who ask for the same, and none for visitors who have left before its turn. Gives
 * null where too many wait, where it takes too long, and where `work` does, which never rejects.
 */
export const conversionQueue = ({ atOnce, waiting, longest }: Limits) => {
  const limit = pLimit(atOnce);
  const jobs = new Map<string, Job>();

  const start = (name: string, work: () => Promise<Buffer | null>): Job | null => {
    if (limit.pendingCount >= waiting) return null;
    const visitors = new Set<ServerResponse>();
    const { promise: result, resolve } = Promise.withResolvers<Buffer | null>();
    let timer = setTimeout(resolve, longest.turn, null);
    void limit(async () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, longest.result, null);
      resolve(visitors.size > 0 ? await work() : null);
      clearTimeout(timer);
      jobs.delete(name);
    });
    const job = { visitors, result };
    jobs.set(name, job);
    return job;
  };

  return async (name: string, visitor: ServerResponse, work: () => Promise<Buffer | null>): Promise<Buffer | null> => {
    const job = visitor.destroyed ? null : (jobs.get(name) ?? start(name, work));
    if (!job) return null;
    job.visitors.add(visitor);
    visitor.once('close', () => job.visitors.delete(visitor));
    return job.result;
  };
};
