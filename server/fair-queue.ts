import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';

interface Options {
  /** How many tasks of one owner run concurrently. */
  concurrency: number;
  /** How many more tasks of one owner may wait. */
  maxWaiting: number;
}

/** The maximum number of event-loop turns to wait between two tasks for new requests. */
const maxTurns = 100;

/**
 * Creates a queue with limits for each owner, so that an owner with many tasks does not block the others. It resolves
 * to true once the task has run, or to false if too many tasks of the same owner are waiting already; it rejects if the
 * task does.
 *
 * Node accepts one connection per turn of its event loop. After each task, the queue therefore waits as many turns as
 * new requests keep arriving (at most `maxTurns`), so that an owner with many requests does not keep other connections
 * from being accepted.
 */
export const createFairQueue = ({ concurrency, maxWaiting }: Options) => {
  const queues = new Map<string, LimitFunction>();
  let requestCount = 0;

  const yieldToEventLoop = async () => {
    for (let turn = 0, previousCount = -1; previousCount !== requestCount && turn < maxTurns; turn += 2) {
      previousCount = requestCount;
      await nextTurn();
      await nextTurn();
    }
  };

  return async (owner: string, task: () => Promise<void>): Promise<boolean> => {
    requestCount++;
    const queue = queues.get(owner) ?? pLimit(concurrency);
    if (queue.pendingCount >= maxWaiting) return false;
    queues.set(owner, queue);
    try {
      await queue(async () => {
        await task();
        await yieldToEventLoop();
      });
    } finally {
      if (queue.activeCount === 0 && queue.pendingCount === 0) queues.delete(owner);
    }
    return true;
  };
};
