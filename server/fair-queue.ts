import { setImmediate as letOthersWork } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';

interface Options {
  /** How many tasks of one owner run at once. */
  atOnce: number;
  /** How many more tasks of one owner may wait. */
  waiting: number;
}

/** The most event-loop turns to wait between two tasks for new requests. */
const maxTurns = 100;

/**
 * Runs tasks with a limit for each owner, so that an owner with many tasks does not block the others. Returns true once
 * the task has run, or false if too many tasks of the same owner are waiting already.
 *
 * Node accepts one connection per turn of its event loop. After each task, the queue therefore waits as many turns as
 * new requests keep arriving (at most `maxTurns`), so that an owner with many requests does not keep other connections
 * from being accepted.
 */
export const fairQueue = ({ atOnce, waiting }: Options) => {
  const queues = new Map<string, LimitFunction>();
  let asked = 0;

  const letOthersIn = async () => {
    for (let turn = 0, before = -1; before !== asked && turn < maxTurns; turn += 2) {
      before = asked;
      await letOthersWork();
      await letOthersWork();
    }
  };

  return async (owner: string, task: () => Promise<void>): Promise<boolean> => {
    asked++;
    const queue = queues.get(owner) ?? pLimit(atOnce);
    if (queue.pendingCount >= waiting) return false;
    queues.set(owner, queue);
    try {
      await queue(async () => {
        await task();
        await letOthersIn();
      });
    } finally {
      if (queue.activeCount === 0 && queue.pendingCount === 0) queues.delete(owner);
    }
    return true;
  };
};
