import { expect, it, vi } from 'vitest';
import { defaultListQuery, parseListQuery } from '@/lib/model/lists/list-query';
import { searchContent } from '../search/search-content';
import type { SectionContext } from './context';
import { searchResults } from './search-results';

const results = Array.from({ length: 23 }, (_, index) => `result ${index + 1}`);
vi.mock('../search/search-content', () => ({
  searchContent: vi.fn(async () => ({ result: results, bestMatches: ['result 5'], corrected: null })),
}));

it.each([
  ['', 'relevance', ['result 1', 'result 20']],
  ['&sort=date_desc', 'date_desc', ['result 1', 'result 20']],
  ['&page=1', 'relevance', ['result 21', 'result 23']],
])(
  'shows one list, the best matches first unless an order is chosen: ?search=watch%s',
  async (parameter, sort, ends) => {
    const listQuery = parseListQuery(new URLSearchParams(`search=watch${parameter}`)) ?? defaultListQuery;
    const context = {
      listQuery,
      edition: { locale: 'en', draft: false },
      page: { path: 'search' },
    } as unknown as SectionContext;
    const data = await searchResults.load({ type: 'search-results', id: 'results' } as never, context);
    expect(searchContent).toHaveBeenLastCalledWith(expect.objectContaining({ sort }));
    expect(data.nbHits).toBe(23);
    expect([data.results?.at(0), data.results?.at(-1)]).toEqual(ends);
  },
);
