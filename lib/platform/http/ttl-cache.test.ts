import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTtlCache } from './ttl-cache';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const advanceTo = (ms: number) => vi.advanceTimersByTime(1_000_000 + ms - Date.now());

it('caches a result by its arguments until it expires, and shares the call in flight', async () => {
  const load = vi.fn(async (name: string) => `${name} ${Date.now()}`);
  const get = withTtlCache(load, 60_000);
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a 1000000', 'a 1000000', 'b 1000000']);
  advanceTo(59_000);
  expect(await get('a')).toBe('a 1000000');
  advanceTo(61_000);
  expect(await get('a')).toBe('a 1061000');
  expect(load).toHaveBeenCalledTimes(3);
});

it('caches a failure for 30 seconds', async () => {
  const load = vi.fn(async () => 'well').mockRejectedValueOnce(new Error('down'));
  const get = withTtlCache(load, 3_600_000);
  await expect(get()).rejects.toThrow('down');
  advanceTo(29_000);
  await expect(get()).rejects.toThrow('down');
  advanceTo(31_000);
  expect(await get()).toBe('well');
  expect(load).toHaveBeenCalledTimes(2);
});

it('does not replace a newer result when an older call fails', async () => {
  const pending = Promise.withResolvers<string>();
  const load = vi.fn(async () => 'newer').mockReturnValueOnce(pending.promise);
  const get = withTtlCache(load, 60_000);
  const first = get();
  advanceTo(61_000);
  expect(await get()).toBe('newer');
  pending.reject(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  expect(await get()).toBe('newer');
});

it('expires results even if the system clock is set back', async () => {
  const load = vi.fn(async () => 'well');
  const get = withTtlCache(load, 60_000);
  await get();
  vi.advanceTimersByTime(61_000);
  vi.setSystemTime(0);
  await get();
  expect(load).toHaveBeenCalledTimes(2);
});
