import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testState } from '@/tests/support/state';
import { countMail, eraseOldCounts } from './mail-allowance';

const state = testState();
const hour = 3_600_000;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const open = () => state.open();
const mail = (more: object = {}) => ({ list: 'press', email: 'ada@example.com', id: randomUUID(), ...more });
/** Whether each of `times` mails may be sent. */
const mailed = async (database: ReturnType<typeof open>, times: number, more: object = {}) => {
  const sent: boolean[] = [];
  for (let time = 0; time < times; time++)
    sent.push(await database.write((transaction) => countMail(transaction, mail(more))));
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

  it('count once per mail id', async () => {
    const allowance = open();
    expect(await mailed(allowance, 3, { id: 'the same' })).toEqual([true, true, true]);
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
    await eraseOldCounts(allowance);
    expect(await counted()).toBe(2);
    later(hour);
    await eraseOldCounts(allowance);
    expect(await counted()).toBe(1);
  });
});
