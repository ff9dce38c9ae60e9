import { expect, it } from 'vitest';
import { createTestDatabase } from '@/tests/support/state';
import { createPagePaths } from './page-paths';

const { open } = createTestDatabase();

it('belong to the page that had them last, on every server', async () => {
  const [one, other] = [createPagePaths(open()), createPagePaths(open())];
  await one.record(new Map(Array.from({ length: 1200 }, (_, index) => [`/en/${index}/`, `page-${index}`])));
  await other.record(
    new Map([
      ['/en/0/', 'page-1'],
      ['/fr/0/', 'page-0'],
    ]),
  );
  const pageIds = await one.list();
  expect(pageIds.size).toBe(1201);
  expect(['/en/0/', '/en/1/', '/en/1199/', '/fr/0/'].map((path) => pageIds.get(path))).toEqual([
    'page-1',
    'page-1',
    'page-1199',
    'page-0',
  ]);
});
