import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findNewestChange } from './find-newest-change';
import { waitUntilSettled } from './wait-until-settled';

vi.mock('./find-newest-change', () => ({ findNewestChange: vi.fn() }));
vi.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => void vi.advanceTimersByTime(ms) }));

const start = Date.UTC(2026, 5, 1);
const getElapsedMs = () => Date.now() - start;
beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

it.each([
  ['is not waited for if it has not changed for a second', -1000, 0],
  ['is waited for until a second after its last change', -999, 1000],
  ['is not waited for if its changes are in the future, because the clock was set back', 60_000, 0],
])('a folder %s', async (_, changedAfterMs, expectedMs) => {
  vi.mocked(findNewestChange).mockResolvedValue(start + changedAfterMs);
  await waitUntilSettled('content');
  expect(getElapsedMs()).toBe(expectedMs);
});

it('a folder that is written for three seconds is waited for', async () => {
  vi.mocked(findNewestChange).mockImplementation(async () => Math.min(Date.now(), start + 3000));
  await waitUntilSettled('content');
  expect(getElapsedMs()).toBe(4000);
});

it('a folder that is written continuously is an error after ten seconds', async () => {
  vi.mocked(findNewestChange).mockImplementation(async () => Date.now());
  await expect(waitUntilSettled('content')).rejects.toMatchObject({
    name: 'ContentError',
    message: 'content is invalid:\n  it is still being written',
  });
  expect(getElapsedMs()).toBe(10_000);
});
