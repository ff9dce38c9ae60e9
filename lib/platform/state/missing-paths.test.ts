import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '@/tests/support/state';
import { buildMissingCsv, countMissingPath, saveMissingPaths } from './missing-paths';

const state = createTestDatabase();
const dayMs = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T10:00:00Z') });
});
afterEach(() => vi.useRealTimers());

const count = (path: string, referrer?: string, overrides: object = {}) =>
  countMissingPath({ method: 'GET', path, status: 404, ...overrides }, referrer);

const readLines = async () => (await buildMissingCsv(state.open())).trimEnd().split('\n').slice(1);

it('lists paths by count, without personal data, until 90 days after the last request', async () => {
  count('/en/old/', 'https://press.example/issue-4/?reader=ada#top');
  count('/en/old/', 'android-app://com.example');
  for (const path of ['/wp-login.php', '/.env', '/a/shell.php']) count(path, 'https://scanner.example/');
  for (const path of ['/en/ada@example.com/', '/en/ada%2540example.com/']) count(path);
  count('/api/nothing/');
  count('/en/', undefined, { status: 200 });
  count('/en/form/', undefined, { method: 'POST' });
  await saveMissingPaths(state.open());
  count('/en/old/');
  count('/en/once/', 'https://example.com/ada%40example.com');
  count('/en/old/');
  await saveMissingPaths(state.open());
  const now = '2026-11-27T10:00:00.000Z';
  expect(await readLines()).toEqual([
    `4,/en/old/,press.example/issue-4/,${now}`,
    `3,(scanners),,${now}`,
    `1,/en/once/,,${now}`,
  ]);
  vi.setSystemTime(Date.now() + 90 * dayMs);
  await saveMissingPaths(state.open());
  expect(await readLines()).toEqual([]);
});

it('drops rare paths beyond 5,000, and counts again what could not be saved', async () => {
  for (let batch = 0; batch < 6; batch++) {
    count('/en/frequent/');
    for (let number = 0; number < 900; number++) count(`/en/${batch}-${number}/`);
    await expect(
      saveMissingPaths({ ...state.open(), write: () => Promise.reject(new Error('down')) }),
    ).rejects.toThrow();
    await saveMissingPaths(state.open());
  }
  const lines = await readLines();
  expect(lines).toHaveLength(5000);
  expect(lines[0]).toMatch(/^6,\/en\/frequent\//);
});
