import { afterAll, expect, it, vi } from 'vitest';
import { defaultListQuery } from '@/lib/model/lists/list-query';
import { removeContent } from '@/tests/support/content';
import { buildBarePosting, createBoard } from '@/tests/support/offers';

const board = createBoard([buildBarePosting('H1')]);
vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
vi.doMock('@/lib/upstreams/jobs', () => ({ jobs: board }));
afterAll(removeContent);

it('two bundles share one catalogue', async () => {
  const list = vi.spyOn(board, 'postings');
  const one = await import('.');
  vi.resetModules();
  const other = await import('.');
  expect(other.catalogue).not.toBe(one.catalogue);
  await one.catalogue.load();
  const query = { ...defaultListQuery, locale: 'en' as const };
  expect(await other.catalogue.searchOffers(query)).toEqual(await one.catalogue.searchOffers(query));
  expect(list).toHaveBeenCalledTimes(1);
});
