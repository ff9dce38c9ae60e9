import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '@/tests/support/state';
import { tryCountEmail } from './mail-allowance';

const state = createTestDatabase();
const hourMs = 3_600_000;
const advance = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const open = () => state.open();
const createEmail = (overrides: object = {}) => ({
  list: 'press',
  email: 'ada@example.com',
  id: randomUUID(),
  ...overrides,
});
/** Counts `count` emails, and returns whether each of them may be sent. */
const countEmails = async (database: ReturnType<typeof open>, count: number, overrides: object = {}) => {
  const sent: boolean[] = [];
  for (let i = 0; i < count; i++)
    sent.push(await database.write((transaction) => tryCountEmail(transaction, createEmail(overrides))));
  return sent;
};

describe('emails to one address', () => {
  it('are limited to three per hour', async () => {
    const allowance = open();
    expect(await countEmails(allowance, 2)).toEqual([true, true]);
    advance(hourMs / 2);
    expect(await countEmails(allowance, 2)).toEqual([true, false]);
    advance(hourMs / 2 - 1);
    expect(await countEmails(allowance, 1)).toEqual([false]);
    advance(1);
    expect(await countEmails(allowance, 3)).toEqual([true, true, false]);
  });

  it('are limited to six per day', async () => {
    const allowance = open();
    for (let i = 0; i < 6; i++) {
      expect(await countEmails(allowance, 1)).toEqual([true]);
      advance(2 * hourMs);
    }
    expect(await countEmails(allowance, 1)).toEqual([false]);
    advance(12 * hourMs - 1);
    expect(await countEmails(allowance, 1)).toEqual([false]);
    advance(1);
    expect(await countEmails(allowance, 2)).toEqual([true, false]);
  });

  it('are counted per list and mailbox, across all processes', async () => {
    expect(await countEmails(open(), 1)).toEqual([true]);
    expect(await countEmails(open(), 1, { email: 'ada+jobs@example.com' })).toEqual([true]);
    expect(await countEmails(open(), 2, { email: 'Ada+1+2@EXAMPLE.com' })).toEqual([true, false]);
    expect(await countEmails(open(), 1, { email: 'eve@example.com' })).toEqual([true]);
    expect(await countEmails(open(), 1, { list: 'job-alerts' })).toEqual([true]);
  });

  it('count once per email id', async () => {
    const allowance = open();
    expect(await countEmails(allowance, 3, { id: 'the same' })).toEqual([true, true, true]);
    expect(await countEmails(allowance, 3)).toEqual([true, true, false]);
    expect(await countEmails(allowance, 1, { id: 'the same' })).toEqual([true]);
    expect(await countEmails(allowance, 1, { id: 'the same', email: 'eve@example.com' })).toEqual([true]);
  });
});

it('the stored counts do not reveal the address', async () => {
  await countEmails(open(), 1, { id: 'mail-of-ada' });
  expect(await state.readStored()).not.toMatch(/ada@|example\.com|\bpress\b/i);
});
