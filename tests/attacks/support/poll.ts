import { setTimeout as wait } from 'node:timers/promises';

interface Options {
  /** How long to look, in ms. */
  within: number;
  every?: number;
}

/** Looks until there is something, and gives it; null where there is nothing in time. */
export const poll = async <T>(look: () => T | null | Promise<T | null>, { within, every = 25 }: Options) => {
  const end = performance.now() + within;
  for (;;) {
    const found = await look();
    if (found || performance.now() > end) return found || null;
    await wait(every);
  }
};
