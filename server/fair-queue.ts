import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';

interface Options {
  /** How many tasks of one owner run at once. */
  atOnce: number;
  /** How many more may wait. */
  waiting: number;
}

/** How many turns of the event loop others may take to come in between two tasks. */
const mostTurns = 100;

/**
 * Runs tasks so that one owner of many leaves room for those of others. Gives whether the task was run; it is not where
 * too many of the same owner wait already. Node accepts one connection in a turn of its event loop: between tasks there are as
 * many turns as others come in, so that one who opens many does not keep them at the door.
 */
export const fairQueue = ({ atOnce, waiting }: Options) => {
  const queues = new Map<string, LimitFunction>();
  let asked = 0;

  const letOthersIn = async () => {
    for (let turn = 0, before = -1; before !== asked && turn < mostTurns; turn += 2) {
      before = asked;
      await nextTurn();
      await nextTurn();
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
