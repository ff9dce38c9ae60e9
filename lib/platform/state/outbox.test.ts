import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testState } from '@/tests/support/state';
import { UpstreamError } from '../http/upstream-error';
import { log } from '../process/log';
import { type Entry, KeyReused, outbox } from './outbox';

const state = testState();
const minute = 60_000;
const day = 24 * 60 * minute;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 1, 9) }));
afterEach(() => void vi.useRealTimers());

const entry = (more: Partial<Entry> = {}): Entry => ({
  key: 'key-of-the-form',
  kind: 'mail',
  content: { text: 'Dear Ada' },
  email: 'ada@example.com',
  ...more,
});

/** An outbox as a new process opens it. */
const open = () => {
  const database = state.open();
  const entries = outbox(database);
  return {
    ...entries,
    add: (more?: Partial<Entry>) => database.write((transaction) => entries.add(transaction, entry(more))),
    drop: (about: string) => database.write((transaction) => entries.drop(transaction, about)),
  };
};

const unavailable = new UpstreamError('unavailable');
const silence = (level: 'warn' | 'error') => vi.spyOn(log, level).mockImplementation(() => undefined);

describe('an entry', () => {
  it('is taken once, with its content, until its lease is over', async () => {
    const [one, other] = [open(), open()];
    await one.add();
    const taken = await Promise.all([one.take(10), other.take(10), one.take(10)]);
    expect(taken.flat()).toEqual([
      { key: expect.any(String), kind: 'mail', content: { text: 'Dear Ada' }, createdAt: Date.now(), attempts: 1 },
    ]);
    later(minute);
    expect(await other.take(10)).toMatchObject([{ attempts: 2 }]);
  });

  it('is added once for a key, also after it was sent, and another with that key is refused', async () => {
    const entries = open();
    await entries.add();
    await entries.add();
    for (const taken of await entries.take(10)) await entries.recordSent(taken);
    await entries.add();
    expect(await entries.take(10)).toEqual([]);
    await expect(entries.add({ content: { text: 'Dear Eve' } })).rejects.toThrow(KeyReused);
    await expect(entries.add({ kind: 'subscription' })).rejects.toThrow(KeyReused);
  });

  it('is encrypted, and its content is gone once it is sent, its key a day later', async () => {
    const entries = open();
    await entries.add();
    expect(await state.stored()).not.toMatch(/Dear|ada@|key-of-the-form/);
    for (const taken of await entries.take(10)) await entries.recordSent(taken);
    const rows = await state.open().read((queries) => queries.selectFrom('outbox').select('content').execute());
    expect(rows).toEqual([{ content: null }]);
    later(day);
    await entries.eraseSent();
    await entries.add({ content: { text: 'Dear Eve' } });
    expect(await entries.take(10)).toHaveLength(1);
  });

  it('is not added if its transaction fails', async () => {
    const database = state.open();
    const failing = database.write(async (transaction) => {
      await outbox(database).add(transaction, entry());
      throw new TypeError('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await open().take(10)).toEqual([]);
  });

  it('is dropped with what it is about, unless it was sent', async () => {
    const entries = open();
    await entries.add({ about: 'alert-1' });
    await entries.add({ about: 'alert-2', key: 'another-key' });
    await entries.drop('alert-1');
    expect(await entries.take(10)).toHaveLength(1);
  });
});

describe('an attempt that fails', () => {
  it('is one whose content cannot be decrypted; it holds up no other', async () => {
    const logged = silence('warn');
    const entries = open();
    await entries.add();
    await entries.add({ key: 'another-key', content: { text: 'Dear Eve' } });
    await state.open().write((queries) =>
      queries
        .updateTable('outbox')
        .set({ content: 'no ciphertext' })
        .where('key', '=', (row) => row.selectFrom('outbox').select('key').orderBy('key').limit(1))
        .execute(),
    );
    expect(await entries.take(10)).toHaveLength(1);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(await entries.status()).toMatchObject({ waiting: 2, failed: 0 });
  });

  it('is repeated after pauses that grow, for a day; then the entry is kept, and sent again on demand', async () => {
    silence('warn');
    const alarm = silence('error');
    const entries = open();
    await entries.add();
    const pauses: number[] = [];
    for (let last = Date.now(); alarm.mock.calls.length === 0; later(minute / 2))
      for (const taken of await entries.take(10)) {
        await entries.recordFailure(taken, unavailable);
        pauses.push((Date.now() - last) / minute);
        last = Date.now();
      }
    expect(pauses.slice(0, 8)).toEqual([0, 0.5, 1, 2, 4, 8, 16, 30]);
    expect(alarm).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ event: 'outbox.failed', kind: 'mail' }),
      expect.any(String),
    );
    expect(JSON.stringify(alarm.mock.calls)).not.toContain('ada@');
    expect(await entries.status()).toEqual({ waiting: 0, failed: 1, oldestSeconds: 0 });
    later(30 * day);
    await entries.eraseSent();
    expect(await entries.take(10)).toEqual([]);
    expect(await entries.retryFailed()).toBe(1);
    expect(await entries.take(10)).toMatchObject([{ content: { text: 'Dear Ada' }, attempts: 1 }]);
  });

  it('is final if it is refused for good', async () => {
    silence('error');
    const entries = open();
    await entries.add();
    for (const taken of await entries.take(10)) await entries.recordFailure(taken, new UpstreamError('refused'));
    expect(await entries.status()).toMatchObject({ waiting: 0, failed: 1 });
  });

  it('changes nothing if another process has tried since', async () => {
    silence('warn');
    const [slow, other] = [open(), open()];
    await slow.add();
    const [first] = await slow.take(10);
    later(minute);
    const [second] = await other.take(10);
    if (first) await slow.recordFailure(first, unavailable);
    later(minute / 2);
    expect(await other.take(10)).toEqual([]);
    if (second) await other.recordSent(second);
    expect(await other.status()).toEqual({ waiting: 0, failed: 0, oldestSeconds: 0 });
  });
});

it('says how long the oldest entry has waited', async () => {
  const entries = open();
  await entries.add();
  later(minute);
  await entries.add({ key: 'another-key' });
  expect(await entries.status()).toEqual({ waiting: 2, failed: 0, oldestSeconds: 60 });
});
