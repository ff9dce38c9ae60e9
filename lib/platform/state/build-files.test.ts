import { afterEach, expect, it, vi } from 'vitest';
import { testState } from '@/tests/support/state';
import { buildFiles } from './build-files';

const { open } = testState();
const day = 86_400_000;
const start = Date.UTC(2026, 5, 1);
afterEach(() => vi.useRealTimers());
const at = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: time });

const files = () => buildFiles(open());
const keep = (build: string, addresses: string[]) =>
  files().keep(addresses, async (address) => Buffer.from(`${build}: ${address}`));
const textOf = async (address: string) => (await files().find(address))?.toString() ?? null;

it('has the files of every build, for every server', async () => {
  await keep('old', ['/shared.js', '/old.js']);
  await keep('new', ['/shared.js', '/new.js']);
  expect(await files().addresses()).toEqual(new Set(['/shared.js', '/old.js', '/new.js']));
  expect(await textOf('/old.js')).toBe('old: /old.js');
  expect(await textOf('/new.js')).toBe('new: /new.js');
  expect(await textOf('/other.js')).toBeNull();
});

it('is filled by servers that start at the same time', async () => {
  await Promise.all(Array.from({ length: 5 }, () => keep('new', ['/a.js', '/b.js'])));
  expect(await textOf('/b.js')).toBe('new: /b.js');
});

it('keeps files for a week after a server last had them', async () => {
  at(start);
  await keep('old', ['/shared.js', '/old.js']);
  at(start + 6 * day);
  await keep('new', ['/shared.js', '/new.js']);
  expect(await textOf('/old.js')).not.toBeNull();
  at(start + 7 * day);
  await keep('new', ['/new.js']);
  expect(await files().addresses()).toEqual(new Set(['/shared.js', '/new.js']));
});
