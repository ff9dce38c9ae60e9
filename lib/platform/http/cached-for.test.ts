import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachedFor } from './cached-for';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const after = (ms: number) => vi.advanceTimersByTime(1_000_000 + ms - Date.now());

it('an answer is cached for its time, by arguments, and shared while it is loaded', async () => {
  const load = vi.fn(async (name: string) => `${name} ${Date.now()}`);
  const get = cachedFor(load, 60_000);
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a 1000000', 'a 1000000', 'b 1000000']);
  after(59_000);
  expect(await get('a')).toBe('a 1000000');
  after(61_000);
  expect(await get('a')).toBe('a 1061000');
  expect(load).toHaveBeenCalledTimes(3);
});

it('a failure is cached for 30 seconds', async () => {
  const load = vi.fn(async () => 'well').mockRejectedValueOnce(new Error('down'));
  const get = cachedFor(load, 3_600_000);
  await expect(get()).rejects.toThrow('down');
  after(29_000);
  await expect(get()).rejects.toThrow('down');
  after(31_000);
  expect(await get()).toBe('well');
  expect(load).toHaveBeenCalledTimes(2);
});

it('a call that fails late does not replace a newer answer', async () => {
  const late = Promise.withResolvers<string>();
  const load = vi.fn(async () => 'newer').mockReturnValueOnce(late.promise);
  const get = cachedFor(load, 60_000);
  const first = get();
  after(61_000);
  expect(await get()).toBe('newer');
  late.reject(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  expect(await get()).toBe('newer');
});

it('an answer expires also while the system clock is set back', async () => {
  const load = vi.fn(async () => 'well');
  const get = cachedFor(load, 60_000);
  await get();
  vi.advanceTimersByTime(61_000);
  vi.setSystemTime(0);
  await get();
  expect(load).toHaveBeenCalledTimes(2);
});
