import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetOncePerProcess } from '@/tests/support/reset-once-per-process';
import { createTestDatabase } from '@/tests/support/state';
import type { RateLimit } from './rate-limit';

const { url, open, readStored } = createTestDatabase();
const limit: RateLimit = { calls: 2, seconds: 60, shared: 'contact' };
const from = (remoteAddress: string) => ({ headers: {}, socket: { remoteAddress } }) as IncomingMessage;

/** Creates a limiter as a separate server would. It returns the seconds to wait after too many calls, otherwise null. */
const start = async (options = limit) => {
  vi.resetModules();
  resetOncePerProcess('rate-limit-pool');
  const checkRateLimit = (await import('./rate-limit')).createRateLimiter(options);
  return (request: IncomingMessage): Promise<number | null> =>
    checkRateLimit(request).then(
      () => null,
      (error) => error.retryAfterSeconds,
    );
};

beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', url());
  vi.stubEnv('SIGNING_SECRET', 'a secret of more than enough characters');
  await open().read(async () => undefined);
});
afterEach(() => vi.unstubAllEnvs());

it('is counted across all servers if it is shared', async () => {
  const [one, two] = [await start(), await start()];
  expect([await one(from('192.0.2.1')), await two(from('192.0.2.1'))]).toEqual([null, null]);
  expect(await one(from('192.0.2.1'))).toBeGreaterThan(50);
  expect(await two(from('192.0.2.1'))).toBeGreaterThan(50);
  expect(await two(from('192.0.2.2'))).toBeNull();
});

it('is counted by each server separately if it is not shared', async () => {
  const unsharedLimit = { calls: 1, seconds: 60 };
  for (const server of [await start(unsharedLimit), await start(unsharedLimit)]) {
    expect(await server(from('192.0.2.1'))).toBeNull();
    expect(await server(from('192.0.2.1'))).toBeGreaterThan(50);
  }
});

it('stores no address', async () => {
  await (await start())(from('192.0.2.1'));
  expect(await readStored()).toContain('contact');
  expect(await readStored()).not.toContain('192.0.2');
});

it('is counted by each server separately while the database is unreachable', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://site:wrong@127.0.0.1:1/none');
  const limiter = await start();
  expect([await limiter(from('192.0.2.1')), await limiter(from('192.0.2.1'))]).toEqual([null, null]);
  expect(await limiter(from('192.0.2.1'))).toBeGreaterThan(50);
});
