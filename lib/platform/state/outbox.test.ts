import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '@/tests/support/state';
import { UpstreamError } from '../http/upstream-error';
import { log } from '../process/log';
import { addToOutbox, createOutbox, dropFromOutbox, KeyReusedError, type OutboxEntry } from './outbox';

const state = createTestDatabase();
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const advance = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 1, 9) }));
afterEach(() => void vi.useRealTimers());

const buildEntry = (overrides: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key: 'key-of-the-form',
  kind: 'mail',
  content: { text: 'Dear Ada' },
  email: 'ada@example.com',
  ...overrides,
});

/** Opens the outbox as a new process would. */
const open = () => {
  const database = state.open();
  const entries = createOutbox(database);
  return {
    ...entries,
    add: (overrides?: Partial<OutboxEntry>) =>
      database.write((transaction) => addToOutbox(transaction, buildEntry(overrides))),
    drop: (about: string) => database.write((transaction) => dropFromOutbox(transaction, about)),
  };
};

const unavailable = new UpstreamError('unavailable');
const muteLog = (level: 'warn' | 'error') => vi.spyOn(log, level).mockImplementation(() => undefined);

describe('an entry', () => {
  it('is leased to one process, with its content, until the lease expires', async () => {
    const [one, other] = [open(), open()];
    await one.add();
    const leased = await Promise.all([one.lease(10), other.lease(10), one.lease(10)]);
    expect(leased.flat()).toEqual([
      { key: expect.any(String), kind: 'mail', content: { text: 'Dear Ada' }, createdAt: Date.now(), attempts: 1 },
    ]);
    advance(minuteMs);
    expect(await other.lease(10)).toMatchObject([{ attempts: 2 }]);
  });

  it('is added once per key, even after it was sent, and a different entry with that key is refused', async () => {
    const entries = open();
    await entries.add();
    await entries.add();
    for (const leased of await entries.lease(10)) await entries.recordSent(leased);
    await entries.add();
    expect(await entries.lease(10)).toEqual([]);
    await expect(entries.add({ content: { text: 'Dear Eve' } })).rejects.toThrow(KeyReusedError);
    await expect(entries.add({ kind: 'subscription' })).rejects.toThrow(KeyReusedError);
  });

  it('is encrypted, and its content is erased once it is sent', async () => {
    const entries = open();
    await entries.add();
    expect(await state.readStored()).not.toMatch(/Dear|ada@|key-of-the-form/);
    for (const leased of await entries.lease(10)) await entries.recordSent(leased);
    const rows = await state.open().read((queries) => queries.selectFrom('outbox').select('content').execute());
    expect(rows).toEqual([{ content: null }]);
  });

  it('is not added if its transaction fails', async () => {
    const database = state.open();
    const failing = database.write(async (transaction) => {
      await addToOutbox(transaction, buildEntry());
      throw new TypeError('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await open().lease(10)).toEqual([]);
  });

  it('is deleted with its record, unless it was sent', async () => {
    const entries = open();
    await entries.add({ about: 'alert-1' });
    await entries.add({ about: 'alert-2', key: 'another-key' });
    await entries.drop('alert-1');
    expect(await entries.lease(10)).toHaveLength(1);
  });
});

describe('a failed attempt', () => {
  it('includes content that cannot be decrypted, which does not block other entries', async () => {
    const logged = muteLog('warn');
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
    expect(await entries.lease(10)).toHaveLength(1);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(await entries.readStatus()).toMatchObject({ waiting: 2, failed: 0 });
  });

  it('is retried after growing delays for a day; then the entry is stored, and sent again on demand', async () => {
    muteLog('warn');
    const logError = muteLog('error');
    const entries = open();
    await entries.add();
    const delaysMinutes: number[] = [];
    for (let lastMs = Date.now(); logError.mock.calls.length === 0; advance(minuteMs / 2))
      for (const leased of await entries.lease(10)) {
        await entries.recordFailure(leased, unavailable);
        delaysMinutes.push((Date.now() - lastMs) / minuteMs);
        lastMs = Date.now();
      }
    expect(delaysMinutes.slice(0, 8)).toEqual([0, 0.5, 1, 2, 4, 8, 16, 30]);
    expect(logError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ event: 'outbox.failed', kind: 'mail' }),
      expect.any(String),
    );
    expect(JSON.stringify(logError.mock.calls)).not.toContain('ada@');
    expect(await entries.readStatus()).toEqual({ waiting: 0, failed: 1, oldestSeconds: 0 });
    advance(30 * dayMs);
    expect(await entries.lease(10)).toEqual([]);
    expect(await entries.retryFailed()).toBe(1);
    expect(await entries.lease(10)).toMatchObject([{ content: { text: 'Dear Ada' }, attempts: 1 }]);
  });

  it('is final if the upstream refuses the entry', async () => {
    muteLog('error');
    const entries = open();
    await entries.add();
    for (const leased of await entries.lease(10)) await entries.recordFailure(leased, new UpstreamError('refused'));
    expect(await entries.readStatus()).toMatchObject({ waiting: 0, failed: 1 });
  });

  it('changes nothing if another process has retried since', async () => {
    muteLog('warn');
    const [slow, other] = [open(), open()];
    await slow.add();
    const [first] = await slow.lease(10);
    advance(minuteMs);
    const [second] = await other.lease(10);
    if (first) await slow.recordFailure(first, unavailable);
    advance(minuteMs / 2);
    expect(await other.lease(10)).toEqual([]);
    if (second) await other.recordSent(second);
    expect(await other.readStatus()).toEqual({ waiting: 0, failed: 0, oldestSeconds: 0 });
  });
});

it('reports how long the oldest entry has waited', async () => {
  const entries = open();
  await entries.add();
  advance(minuteMs);
  await entries.add({ key: 'another-key' });
  expect(await entries.readStatus()).toEqual({ waiting: 2, failed: 0, oldestSeconds: 60 });
});
