import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkMeter } from './work';

const minHashes = 4096;
const hourMs = 3_600_000;

/** Requests `times` challenges from one network in sequence, and returns the work of each. */
const requestWork = async (meter: ReturnType<typeof createWorkMeter>, network: string, times: number) => {
  const work: number[] = [];
  for (let time = 0; time < times; time++) work.push(await meter(network));
  return work;
};
/** Requests `times` challenges from each of `networks` networks. */
const requestFromCrowd = async (meter: ReturnType<typeof createWorkMeter>, networks: number, times: number) => {
  for (let network = 0; network < networks; network++) await requestWork(meter, `network ${network}`, times);
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the work', () => {
  it('doubles with every five challenges that a network requests', async () => {
    const work = await requestWork(createWorkMeter(), '192.0.2.1', 20);
    expect(work).toEqual([1, 2, 4, 8].flatMap((times) => Array(5).fill(minHashes * times)));
  });

  it('returns to the minimum after an hour', async () => {
    const meter = createWorkMeter();
    await requestWork(meter, '192.0.2.1', 50);
    vi.advanceTimersByTime(hourMs - 60_000);
    expect(await meter('192.0.2.1')).toBe(1_048_576);
    vi.advanceTimersByTime(60_000);
    expect(await meter('192.0.2.1')).toBe(minHashes);
  });

  it.each([
    ['a few networks request thousands', 20, 100],
    ['thousands of networks request one', 2100, 1],
  ])('does not grow for other networks when %s', async (_, networks, times) => {
    const meter = createWorkMeter();
    await requestFromCrowd(meter, networks, times);
    expect(await meter('192.0.2.1')).toBe(minHashes);
  });
});

it('counts networks in a limited number of buckets', async () => {
  const count = vi.spyOn(RateLimiterMemory.prototype, 'penalty');
  await requestFromCrowd(createWorkMeter(), 3000, 1);
  const buckets = count.mock.calls.map(([bucket]) => Number(bucket)).filter((bucket) => !Number.isNaN(bucket));
  expect(buckets).toHaveLength(3000);
  expect(Math.max(...buckets)).toBeLessThan(65_536);
});
