import { Client } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forget } from '@/tests/support/forget';
import { testState } from '@/tests/support/state';

const { url } = testState();

/** Imports the module as a server of its own would. */
const start = async () => {
  vi.resetModules();
  forget('announcing-server', 'state');
  return import('./announcements');
};

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', url());
  vi.stubEnv('SIGNING_SECRET', 'a secret of more than enough characters');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** How many connections listen. */
const listeners = async (then: 'count' | 'end' = 'count'): Promise<number> => {
  const client = new Client(url());
  await client.connect();
  const select = then === 'count' ? 'pid' : 'pg_terminate_backend(pid)';
  const { rows } = await client.query(
    `SELECT ${select} FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  );
  await client.end();
  return rows.length;
};

it('reach the other servers, and not the sender', async () => {
  const heard = { one: vi.fn(), two: vi.fn() };
  const one = await start();
  void one.onAnnouncement('content', heard.one);
  const two = await start();
  void two.onAnnouncement('content', heard.two);
  await vi.waitFor(async () => expect(await listeners()).toBe(2));
  await one.announce('content');
  await vi.waitFor(() => expect(heard.two).toHaveBeenCalledTimes(1));
  expect(heard.one).not.toHaveBeenCalled();
});

it('may have been missed while the connection was lost: the server acts as if it had received one', async () => {
  const heard = vi.fn();
  const { onAnnouncement } = await start();
  void onAnnouncement('content', heard);
  await vi.waitFor(async () => expect(await listeners()).toBe(1));
  expect(heard).not.toHaveBeenCalled();
  await listeners('end');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), { timeout: 5000 });
  expect(await listeners()).toBe(1);
});

it('are received by a server that is busy while it connects, as it is when it starts', async () => {
  const { onAnnouncement } = await start();
  const { log } = await import('../process/log');
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  void onAnnouncement('content', vi.fn());
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(async () => expect(await listeners()).toBe(1));
  expect(warned).not.toHaveBeenCalled();
});
