import type { ServerResponse } from 'node:http';
import type { Turns } from './turns.ts';

interface Limits {
  /** How many conversions may wait for a turn. */
  waiting: number;
  /**
   * How long visitors wait for a conversion to start, and then for its result, in ms. A running conversion is always
   * finished.
   */
  longest: { turn: number; result: number };
}

interface Job {
  visitors: Set<ServerResponse>;
  result: Promise<Buffer | null>;
}

/**
 * Queues the conversions that visitors wait for. Concurrent requests for the same name share one, and it is skipped if
 * nobody waits for it any more when it would start. Gives null if too many conversions are waiting, if it takes too
 * long, or if `work` gives null. `work` must never reject.
 */
export const conversionQueue = (turns: Turns, { waiting, longest }: Limits) => {
  const jobs = new Map<string, Job>();

  const start = (name: string, work: () => Promise<Buffer | null>): Job | null => {
    if (turns.waiting('visitor') >= waiting) return null;
    const visitors = new Set<ServerResponse>();
    const { promise: result, resolve } = Promise.withResolvers<Buffer | null>();
    let timer = setTimeout(resolve, longest.turn, null);
    void turns.take('visitor', async () => {
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
    const leave = () => job.visitors.delete(visitor);
    visitor.once('close', leave);
    const result = await job.result;
    visitor.off('close', leave);
    leave();
    return result;
  };
};
