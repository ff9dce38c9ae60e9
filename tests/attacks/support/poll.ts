import { setTimeout as wait } from 'node:timers/promises';

interface Options {
  timeoutMs: number;
  intervalMs?: number;
}

/** Calls `check` until its result is truthy, and resolves with that; with null after the timeout. */
export const poll = async <T>(check: () => T | null | Promise<T | null>, { timeoutMs, intervalMs = 25 }: Options) => {
  const deadlineMs = performance.now() + timeoutMs;
  for (;;) {
    const result = await check();
    if (result || performance.now() > deadlineMs) return result || null;
    await wait(intervalMs);
  }
};
