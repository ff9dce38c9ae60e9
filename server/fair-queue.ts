import { setImmediate as othersTurn } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';

interface Options {
  /** How many tasks of one owner run at once. */
  atOnce: number;
  /** How many more may wait. */
  waiting: number;
}

/**
 * Runs tasks so that one owner of many leaves room for those of others. Gives whether the task was run; it is not where
 * too many of the same owner wait already.
 */
export const fairQueue = ({ atOnce, waiting }: Options) => {
  const queues = new Map<string, LimitFunction>();
  return async (owner: string, task: () => Promise<void>): Promise<boolean> => {
    const queue = queues.get(owner) ?? pLimit(atOnce);
    if (queue.pendingCount >= waiting) return false;
    queues.set(owner, queue);
    try {
      await queue(async () => {
        await task();
        await othersTurn();
      });
    } finally {
      if (queue.activeCount === 0 && queue.pendingCount === 0) queues.delete(owner);
    }
    return true;
  };
};
