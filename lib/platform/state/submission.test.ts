import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mailOnce } from './submission';

const wait = vi.hoisted(() => vi.fn(async (_ms: number) => undefined));
vi.mock('node:timers/promises', () => ({ setTimeout: wait }));

beforeEach(() => {
  wait.mockClear();
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

const claim = { renew: vi.fn(), release: vi.fn(), done: vi.fn() };
const submission = {
  key: 'key-of-the-form',
  email: 'ada@example.com',
  list: 'press',
  claim: async () => ({ id: '7', claim }),
  send: async () => {
    vi.advanceTimersByTime(700);
  },
};

const tooMany = { sendWithin: async () => false, eraseOld: vi.fn() };

it('takes as long without a mail as with one, also before the first mail', async () => {
  await mailOnce({ ...submission, allowance: tooMany });
  expect(wait).toHaveBeenCalledExactlyOnceWith(500);
  wait.mockClear();
  const sendWithin = async (_mail: object, send: () => Promise<void>) => {
    await send();
    return true;
  };
  const allowed = { sendWithin, eraseOld: vi.fn() };
  await mailOnce({ ...submission, allowance: allowed });
  expect(wait).not.toHaveBeenCalled();
  await mailOnce({ ...submission, allowance: tooMany });
  expect(wait).toHaveBeenCalledExactlyOnceWith(700);
  expect(claim.done).toHaveBeenCalledTimes(3);
});

it('waits for another process longer than its claim lasts, then gives up', async () => {
  const allowance = { sendWithin: vi.fn(), eraseOld: vi.fn() };
  const mailed = mailOnce({ ...submission, allowance, claim: async () => 'busy' as const });
  await expect(mailed).rejects.toMatchObject({ problem: 'timeout' });
  const waited = wait.mock.calls.reduce((sum, [ms]) => sum + ms, 0);
  expect(waited).toBeGreaterThan(5000);
  expect(allowance.sendWithin).not.toHaveBeenCalled();
});
