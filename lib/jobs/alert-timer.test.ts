// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { register } from '@/instrumentation';
import { log } from '../log';

const { sendDueAlerts } = vi.hoisted(() => ({ sendDueAlerts: vi.fn() }));
vi.mock('.', () => ({ jobs: { sendDueAlerts } }));

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  sendDueAlerts.mockReset().mockResolvedValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('sends what is due every ten minutes', async () => {
  await register();
  await minutes(9);
  expect(sendDueAlerts).not.toHaveBeenCalled();
  await minutes(21);
  expect(sendDueAlerts).toHaveBeenCalledTimes(3);
});

it('goes on after a failure, and logs it', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const error = new Error('the disk is full');
  sendDueAlerts.mockRejectedValueOnce(error);
  await register();
  await minutes(20);
  expect(logged).toHaveBeenCalledExactlyOnceWith({ err: error }, expect.any(String));
  expect(sendDueAlerts).toHaveBeenCalledTimes(2);
});

it('waits for one round before it starts the next', async () => {
  sendDueAlerts.mockReturnValueOnce(new Promise(() => undefined));
  await register();
  await minutes(60);
  expect(sendDueAlerts).toHaveBeenCalledTimes(1);
});

it.each([
  ['NEXT_RUNTIME', 'edge'],
  ['NEXT_RUNTIME', undefined],
  ['NEXT_PHASE', 'phase-production-build'],
])('does nothing where %s is %s', async (name, value) => {
  vi.stubEnv(name, value);
  await register();
  await minutes(60);
  expect(sendDueAlerts).not.toHaveBeenCalled();
});
