import { setTimeout as wait } from 'node:timers/promises';

interface Options {
  /** The timeout in ms. */
  within: number;
  every?: number;
}

/** Calls `look` until it returns a value, and returns that; null after the timeout. */
export const poll = async <T>(look: () => T | null | Promise<T | null>, { within, every = 25 }: Options) => {
  const end = performance.now() + within;
  for (;;) {
    const found = await look();
    if (found || performance.now() > end) return found || null;
    await wait(every);
  }
};
