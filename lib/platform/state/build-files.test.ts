import { afterEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '@/tests/support/state';
import { createBuildFiles } from './build-files';

const { open } = createTestDatabase();
const dayMs = 86_400_000;
const startMs = Date.UTC(2026, 5, 1);
afterEach(() => vi.useRealTimers());
const setTime = (timeMs: number) => vi.useFakeTimers({ toFake: ['Date'], now: timeMs });

const files = () => createBuildFiles(open());
const storeBuild = (build: string, paths: string[]) =>
  files().store(paths, async (path) => Buffer.from(`${build}: ${path}`));
const readText = async (path: string) => (await files().find(path))?.toString() ?? null;

it('returns the files of every build to every server', async () => {
  await storeBuild('old', ['/shared.js', '/old.js']);
  await storeBuild('new', ['/shared.js', '/new.js']);
  expect(await files().listPaths()).toEqual(new Set(['/shared.js', '/old.js', '/new.js']));
  expect(await readText('/old.js')).toBe('old: /old.js');
  expect(await readText('/new.js')).toBe('new: /new.js');
  expect(await readText('/other.js')).toBeNull();
});

it('can be filled by several servers concurrently', async () => {
  await Promise.all(Array.from({ length: 5 }, () => storeBuild('new', ['/a.js', '/b.js'])));
  expect(await readText('/b.js')).toBe('new: /b.js');
});

it('retains files for a week after a server last used them', async () => {
  setTime(startMs);
  await storeBuild('old', ['/shared.js', '/old.js']);
  setTime(startMs + 6 * dayMs);
  await storeBuild('new', ['/shared.js', '/new.js']);
  expect(await readText('/old.js')).not.toBeNull();
  setTime(startMs + 7 * dayMs);
  await storeBuild('new', ['/new.js']);
  expect(await files().listPaths()).toEqual(new Set(['/shared.js', '/new.js']));
});
