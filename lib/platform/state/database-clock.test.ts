import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetOncePerProcess } from '@/tests/support/reset-once-per-process';
import { createTestDatabase } from '@/tests/support/state';

const { url } = createTestDatabase();
const minuteMs = 60_000;

/** Starts a server whose clock is ahead by a time, and returns the time by which it shows content. */
const startServer = async (aheadMs: number) => {
  vi.setSystemTime(realNow() + aheadMs);
  vi.resetModules();
  resetOncePerProcess('state', 'database-clock');
  const { log } = await import('../process/log');
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  await (await import('./database-clock')).followDatabaseClock();
  return { nowMs: (await import('../process/clock')).sharedNow(), logged };
};
const { timeOrigin } = performance;
const realNow = () => timeOrigin + performance.now();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  vi.stubEnv('SIGNING_SECRET', 'a secret of more than enough characters');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it.each([-30, -2, 0, 2, 30])('a server whose clock is ahead by %d minutes follows the database', async (minutes) => {
  vi.stubEnv('DATABASE_URL', url());
  const { nowMs, logged } = await startServer(minutes * minuteMs);
  expect(Math.abs(nowMs - realNow())).toBeLessThan(1000);
  const alarm = { event: 'clock.differs', upstream: 'database', seconds: expect.closeTo(minutes * 60, -1) };
  expect(logged.mock.calls.map(([entry]) => entry)).toEqual(minutes === 0 ? [] : [alarm]);
});

it('a server that cannot read the clock says so, and follows its own', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://site:wrong@127.0.0.1:1/none');
  const { nowMs, logged } = await startServer(2 * minuteMs);
  expect(nowMs).toBe(Date.now());
  expect(logged.mock.calls.map(([entry]) => entry)).toMatchObject([{ event: 'clock.read_failed' }]);
});
