import pLimit from 'p-limit';
import type { Turns } from './turns.ts';

type Work = () => Promise<unknown>;

/**
 * Work that nobody waits for, one at a time: what visitors have asked for goes before what is done ahead of them. Work
 * must never reject.
 */
export const backgroundQueue = (takeTurn: Turns['inBackground'], { waiting }: { waiting: number }) => {
  const limit = pLimit(1);
  const names = new Set<string>();
  const asked: Work[] = [];
  const ahead: Work[] = [];
  const start = () =>
    limit(() =>
      takeTurn(async () => {
        await (asked.shift() ?? ahead.shift())?.();
      }),
    );

  return {
    /** Starts nothing if this name is waiting or running already, or if too much else is waiting. */
    ask(name: string, work: Work): void {
      if (names.has(name) || asked.length >= waiting) return;
      names.add(name);
      asked.push(() => work().then(() => names.delete(name)));
      void start();
    },

    /** Resolves when the work is done. */
    async ahead(work: Work): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      ahead.push(() => work().then(() => resolve()));
      void start();
      return promise;
    },
  };
};
