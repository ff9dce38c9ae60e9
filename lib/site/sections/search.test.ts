import { expect, it, vi } from 'vitest';
import { defaultListQuery, parsePageQuery } from '@/lib/model/lists/list-query';
import { searchContent } from '../search/search-content';
import type { SectionContext } from './context';
import { searchSections } from './search';

vi.mock('../search/search-content', () => ({
  searchContent: vi.fn(async () => ({ result: [], corrected: null, isPartial: false })),
}));

it.each([
  ['', 'date_desc', false],
  ['&sort=date_desc', 'date_desc', true],
  ['&sort=date_asc', 'date_asc', true],
])('recognises whether the reader has chosen the order: ?search=watch%s', async (parameter, sort, chosen) => {
  const list = parsePageQuery(new URLSearchParams(`search=watch${parameter}`)) ?? defaultListQuery;
  const context = {
    list,
    edition: { locale: 'en', draft: false },
    page: { path: 'search' },
  } as unknown as SectionContext;
  await searchSections['search-results'].load({ type: 'search-results', id: 'results' } as never, context);
  expect(searchContent).toHaveBeenLastCalledWith(expect.objectContaining({ sort }), chosen);
});
