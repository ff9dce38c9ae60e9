import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testState } from '@/tests/support/state';
import { mailAllowance } from './mail-allowance';

const state = testState();
const hour = 3_600_000;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

let send = vi.fn(async () => undefined);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  send = vi.fn(async () => undefined);
});
afterEach(() => vi.useRealTimers());

const open = () => mailAllowance(state.open());
const mail = (more: object = {}) => ({ list: 'press', email: 'ada@example.com', id: randomUUID(), ...more });
/** Whether each of `times` mails is sent. */
const mailed = async (allowance: ReturnType<typeof open>, times: number, more: object = {}) => {
  const sent: boolean[] = [];
  for (let time = 0; time < times; time++) sent.push(await allowance.sendWithin(mail(more), send));
  return sent;
};
const counted = async () => {
  const rows = await state.open().read((queries) => queries.selectFrom('countedMail').selectAll().execute());
  return rows.length;
};

describe('mails to one address', () => {
  it('are limited to three per hour', async () => {
    const allowance = open();
    expect(await mailed(allowance, 2)).toEqual([true, true]);
    later(hour / 2);
    expect(await mailed(allowance, 2)).toEqual([true, false]);
    later(hour / 2 - 1);
    expect(await mailed(allowance, 1)).toEqual([false]);
    later(1);
    expect(await mailed(allowance, 3)).toEqual([true, true, false]);
    expect(send).toHaveBeenCalledTimes(5);
  });

  it('are limited to six per day', async () => {
    const allowance = open();
    for (let time = 0; time < 6; time++) {
      expect(await mailed(allowance, 1)).toEqual([true]);
      later(2 * hour);
    }
    expect(await mailed(allowance, 1)).toEqual([false]);
    later(12 * hour - 1);
    expect(await mailed(allowance, 1)).toEqual([false]);
    later(1);
    expect(await mailed(allowance, 2)).toEqual([true, false]);
  });

  it('are counted per list and address, across all processes', async () => {
    expect(await mailed(open(), 2)).toEqual([true, true]);
    expect(await mailed(open(), 2, { email: 'Ada@EXAMPLE.com' })).toEqual([true, false]);
    expect(await mailed(open(), 1, { email: 'eve@example.com' })).toEqual([true]);
    expect(await mailed(open(), 1, { list: 'job-alerts' })).toEqual([true]);
  });

  it('are not counted when they fail', async () => {
    const allowance = open();
    const error = new Error('no mail server');
    for (let time = 0; time < 4; time++) {
      const failing = allowance.sendWithin(mail(), () => Promise.reject(error));
      await expect(failing).rejects.toThrow(error);
    }
    expect(await mailed(allowance, 4)).toEqual([true, true, true, false]);
  });

  it('count once per mail id, even if an attempt fails in between', async () => {
    const allowance = open();
    expect(await mailed(allowance, 3, { id: 'the same' })).toEqual([true, true, true]);
    const failing = allowance.sendWithin(mail({ id: 'the same' }), () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await mailed(allowance, 3)).toEqual([true, true, false]);
    expect(await mailed(allowance, 1, { id: 'the same' })).toEqual([true]);
    expect(await mailed(allowance, 1, { id: 'the same', email: 'eve@example.com' })).toEqual([true]);
  });
});

describe('the stored counts', () => {
  it('do not reveal the address', async () => {
    await mailed(open(), 1, { id: 'mail-of-ada' });
    expect(await state.stored()).not.toMatch(/ada@|example\.com|\bpress\b/i);
  });

  it('are erased after a day', async () => {
    const allowance = open();
    await mailed(allowance, 1);
    later(23 * hour);
    await mailed(allowance, 1);
    await allowance.eraseOld();
    expect(await counted()).toBe(2);
    later(hour);
    await allowance.eraseOld();
    expect(await counted()).toBe(1);
  });
});
