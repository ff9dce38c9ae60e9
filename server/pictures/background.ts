import type { Turns } from './turns.ts';

/** Queues conversions that visitors have asked for and do not wait for. Work must never reject. */
export const backgroundQueue = (turns: Turns, { waiting }: { waiting: number }) => {
  const names = new Set<string>();

  /** Does nothing if this name is waiting or running already, or if too much else is waiting. */
  return (name: string, work: () => Promise<unknown>): void => {
    if (names.has(name) || turns.waiting('asked') >= waiting) return;
    names.add(name);
    void turns.take('asked', async () => {
      await work();
      names.delete(name);
    });
  };
};
