import { expect, it, vi } from 'vitest';
import { defaultListQuery, parsePageQuery } from '@/lib/model/lists/list-query';
import { searchContent } from '../search/search-content';
import type { SectionContext } from './context';
import { searchSections } from './search';

vi.mock('../search/search-content', () => ({
  searchContent: vi.fn(async () => ({ result: [], bestMatches: ['best'], corrected: null, isPartial: false })),
}));

it.each([
  ['', 'date_desc', ['best']],
  ['&sort=date_asc', 'date_asc', ['best']],
  ['&page=1', 'date_desc', []],
])(
  'shows the best matches on the first page of results only: ?search=watch%s',
  async (parameter, sort, bestMatches) => {
    const listQuery = parsePageQuery(new URLSearchParams(`search=watch${parameter}`)) ?? defaultListQuery;
    const context = {
      listQuery,
      edition: { locale: 'en', draft: false },
      page: { path: 'search' },
    } as unknown as SectionContext;
    const data = await searchSections['search-results'].load(
      { type: 'search-results', id: 'results' } as never,
      context,
    );
    expect(searchContent).toHaveBeenLastCalledWith(expect.objectContaining({ sort }));
    expect(data).toMatchObject({ bestMatches });
  },
);
