import { Client } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetOncePerProcess } from '@/tests/support/reset-once-per-process';
import { createTestDatabase } from '@/tests/support/state';

const { url } = createTestDatabase();

/** Imports the module as a separate server would. */
const startServer = async () => {
  vi.resetModules();
  resetOncePerProcess('announcing-server', 'state');
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

/** Counts the connections that listen, or ends them. */
const countListeners = async (action: 'count' | 'end' = 'count'): Promise<number> => {
  const client = new Client(url());
  await client.connect();
  const select = action === 'count' ? 'pid' : 'pg_terminate_backend(pid)';
  const { rows } = await client.query(
    `SELECT ${select} FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  );
  await client.end();
  return rows.length;
};

it('reach the other servers, but not their sender', async () => {
  const handlers = { one: vi.fn(), two: vi.fn() };
  const one = await startServer();
  void one.onAnnouncement(handlers.one);
  const two = await startServer();
  void two.onAnnouncement(handlers.two);
  await vi.waitFor(async () => expect(await countListeners()).toBe(2));
  await one.announce();
  await vi.waitFor(() => expect(handlers.two).toHaveBeenCalledTimes(1));
  expect(handlers.one).not.toHaveBeenCalled();
});

it('count as received when a lost connection is restored, since some may have been missed', async () => {
  const handler = vi.fn();
  const { onAnnouncement } = await startServer();
  void onAnnouncement(handler);
  await vi.waitFor(async () => expect(await countListeners()).toBe(1));
  expect(handler).not.toHaveBeenCalled();
  await countListeners('end');
  await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(1), { timeout: 5000 });
  expect(await countListeners()).toBe(1);
});

it('are said to be lost once, with the reason', async () => {
  vi.stubEnv('DATABASE_URL', `${url()}-missing`);
  const { onAnnouncement } = await startServer();
  const { log } = await import('../process/log');
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const connected = vi.spyOn(Client.prototype, 'connect');
  void onAnnouncement(vi.fn());
  await vi.waitFor(() => expect(connected).toHaveBeenCalledTimes(3), { timeout: 10_000 });
  const err = expect.objectContaining({ message: expect.stringContaining('does not exist') });
  expect(warned.mock.calls.map(([fields]) => fields)).toEqual([{ event: 'server.announcements_lost', err }]);
});

it('are received by a server that is busy while it connects', async () => {
  const { onAnnouncement } = await startServer();
  const { log } = await import('../process/log');
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  void onAnnouncement(vi.fn());
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(async () => expect(await countListeners()).toBe(1));
  expect(warned).not.toHaveBeenCalled();
});
