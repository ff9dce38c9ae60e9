import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, isFileBased } from '@/tests/support/state';
import { createSingleUseStore } from './single-use';

const state = createTestDatabase();

/** Opens the database as a new process would. */
const open = () => createSingleUseStore(state.open());
const getOneMinuteLater = () => Date.now() + 60_000;
const listIds = async () => {
  const used = await state.open().read((queries) => queries.selectFrom('usedId').select('id').orderBy('id').execute());
  return used.map(({ id }) => id);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 1) });
});
afterEach(() => vi.useRealTimers());

it('belongs to the first user, who may use it again', async () => {
  const { spend } = open();
  expect(await spend('a', 'ada', getOneMinuteLater())).toBe(true);
  expect(await spend('a', 'eve', getOneMinuteLater())).toBe(false);
  expect(await spend('a', 'ada', getOneMinuteLater())).toBe(true);
  expect(await spend('b', 'eve', getOneMinuteLater())).toBe(true);
});

it('belongs to one of many users who try at the same time, in two processes', async () => {
  const processes = [open(), open()];
  const users = Array.from({ length: 20 }, (_, number) => `user ${number}`);
  const results = await Promise.all(
    users.map((user, index) => processes[index % 2]?.spend('a', user, getOneMinuteLater())),
  );
  expect(results.filter(Boolean)).toHaveLength(1);
});

it('is deleted a minute after it expires, and not before', async () => {
  const { spend } = open();
  await spend('a', 'ada', getOneMinuteLater());
  vi.setSystemTime(Date.now() + 119_000);
  await spend('b', 'ada', getOneMinuteLater());
  expect(await listIds()).toEqual(['a', 'b']);
  vi.setSystemTime(Date.now() + 1000);
  await spend('c', 'ada', getOneMinuteLater());
  expect(await listIds()).toEqual(['b', 'c']);
});

it.runIf(isFileBased)('remains unused while the disk is full, and can be used after that', async () => {
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  const { spend } = open();
  await spend('a', 'ada', getOneMinuteLater());
  const [database] = exec.mock.contexts as DatabaseSync[];
  database?.exec('PRAGMA max_page_count = 1');
  const long = 'x'.repeat(10_000);
  await expect(spend('b', long, getOneMinuteLater())).rejects.toMatchObject({
    name: 'UpstreamError',
    problem: 'unavailable',
  });
  expect(await listIds()).toEqual(['a']);
  database?.exec('PRAGMA max_page_count = 100000');
  expect(await spend('b', 'eve', getOneMinuteLater())).toBe(true);
});
