// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { databaseIn } from '@/tests/support/state';
import { mailAllowance } from './mail-allowance';

const directory = temporaryDataDir();
const hour = 3_600_000;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

let folder = '';
let send = vi.fn(async () => undefined);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  folder = path.join(directory, randomUUID());
  send = vi.fn(async () => undefined);
});
afterEach(() => vi.useRealTimers());

const file = () => path.join(folder, 'state.sqlite');
const open = () => mailAllowance(databaseIn(file()));
const mail = (more: object = {}) => ({ list: 'press', email: 'ada@example.com', id: randomUUID(), ...more });
/** Whether each of `times` mails is sent. */
const mailed = async (allowance: ReturnType<typeof open>, times: number, more: object = {}) => {
  const sent: boolean[] = [];
  for (let time = 0; time < times; time++) sent.push(await allowance.sendWithin(mail(more), send));
  return sent;
};
const counted = () => new DatabaseSync(file()).prepare('SELECT * FROM countedMail').all().length;

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
    const disk = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'latin1'));
    expect(disk.join()).not.toMatch(/ada|example|press/i);
  });

  it('are erased after a day', async () => {
    const allowance = open();
    await mailed(allowance, 1);
    later(23 * hour);
    await mailed(allowance, 1);
    await allowance.eraseOld();
    expect(counted()).toBe(2);
    later(hour);
    await allowance.eraseOld();
    expect(counted()).toBe(1);
  });
});
