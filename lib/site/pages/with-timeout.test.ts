import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lifecycle } from '../../platform/process/lifecycle';
import { withTimeout } from './with-timeout';

const resolveAfter = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'a page'));

beforeEach(() => {
  vi.useFakeTimers();
  lifecycle.isLoaded = true;
});
afterEach(() => {
  vi.useRealTimers();
  lifecycle.isLoaded = false;
});

it('a page is returned if it is loaded within 4.5 seconds', async () => {
  const clear = vi.spyOn(globalThis, 'clearTimeout');
  const page = withTimeout(() => resolveAfter(4400));
  await vi.advanceTimersByTimeAsync(4400);
  expect(await page).toBe('a page');
  expect(clear).toHaveBeenCalled();
});

it('a page that takes longer than 4.5 seconds is rejected with a timeout', async () => {
  const page = withTimeout(() => resolveAfter(60_000)).catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(4500);
  expect(await page).toMatchObject({ name: 'UpstreamError', problem: 'timeout' });
});

it('a page has no time limit until the content is loaded', async () => {
  lifecycle.isLoaded = false;
  const page = withTimeout(() => resolveAfter(60_000));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await page).toBe('a page');
});
