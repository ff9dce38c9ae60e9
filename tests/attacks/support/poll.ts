import { setTimeout as wait } from 'node:timers/promises';

interface Options {
  /** The timeout in ms. */
  timeoutMs: number;
  intervalMs?: number;
}

/** Calls `look` until it returns a value, and returns that; null after the timeout. */
export const poll = async <T>(check: () => T | null | Promise<T | null>, { timeoutMs, intervalMs = 25 }: Options) => {
  const deadlineMs = performance.now() + timeoutMs;
  for (;;) {
    const result = await check();
    if (result || performance.now() > deadlineMs) return result || null;
    await wait(intervalMs);
  }
};
