// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { register } from '@/instrumentation';
import { log } from './log';

const { sendDueAlerts, eraseExpired } = vi.hoisted(() => ({ sendDueAlerts: vi.fn(), eraseExpired: vi.fn() }));
vi.mock('./jobs', () => ({ jobs: { sendDueAlerts } }));
vi.mock('./subscriptions', () => ({ subscriptions: { eraseExpired } }));

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  sendDueAlerts.mockReset().mockResolvedValue(0);
  eraseExpired.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe.each([
  ['sending the alerts that are due', sendDueAlerts, eraseExpired],
  ['erasing the subscriptions that nobody confirmed', eraseExpired, sendDueAlerts],
])('%s', (_, chore, other) => {
  it('is done every ten minutes', async () => {
    await register();
    await minutes(9);
    expect(chore).not.toHaveBeenCalled();
    await minutes(21);
    expect(chore).toHaveBeenCalledTimes(3);
  });

  it('goes on after a failure, which is logged', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const error = new Error('the disk is full');
    chore.mockRejectedValueOnce(error);
    await register();
    await minutes(20);
    expect(logged).toHaveBeenCalledExactlyOnceWith({ err: error }, expect.any(String));
    expect(chore).toHaveBeenCalledTimes(2);
  });

  it('waits for one round before it starts the next, and keeps nothing else waiting', async () => {
    chore.mockReturnValueOnce(new Promise(() => undefined));
    await register();
    await minutes(60);
    expect(chore).toHaveBeenCalledTimes(1);
    expect(other).toHaveBeenCalledTimes(6);
  });

  it.each([
    ['NEXT_RUNTIME', 'edge'],
    ['NEXT_RUNTIME', undefined],
    ['NEXT_PHASE', 'phase-production-build'],
  ])('is not done where %s is %s', async (name, value) => {
    vi.stubEnv(name, value);
    await register();
    await minutes(60);
    expect(chore).not.toHaveBeenCalled();
  });
});
