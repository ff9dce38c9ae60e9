import { expect, it, vi } from 'vitest';
import { defaultListQuery, parsePageQuery } from '@/lib/model/lists/list-query';
import { searchContent } from '../search/search-content';
import type { SectionContext } from './context';
import { searchResults } from './search-results';

const results = Array.from({ length: 23 }, (_, index) => `result ${index + 1}`);
vi.mock('../search/search-content', () => ({
  searchContent: vi.fn(async () => ({
    result: results,
    bestMatches: ['result 5', 'result 23'],
    corrected: null,
    isPartial: false,
  })),
}));

it.each([
  ['', 'date_desc', ['result 5', 'result 23'], ['result 1', 'result 21']],
  ['&sort=date_asc', 'date_asc', ['result 5', 'result 23'], ['result 1', 'result 21']],
  ['&page=1', 'date_desc', [], ['result 22', 'result 22']],
])(
  'shows each result once on its pages, and the best matches on the first: ?search=watch%s',
  async (parameter, sort, bestMatches, firstAndLast) => {
    const listQuery = parsePageQuery(new URLSearchParams(`search=watch${parameter}`)) ?? defaultListQuery;
    const context = {
      listQuery,
      edition: { locale: 'en', draft: false },
      page: { path: 'search' },
    } as unknown as SectionContext;
    const data = await searchResults.load({ type: 'search-results', id: 'results' } as never, context);
    expect(searchContent).toHaveBeenLastCalledWith(expect.objectContaining({ sort }));
    expect(data).toMatchObject({ bestMatches, nbHits: 23 });
    expect([data.results?.at(0), data.results?.at(-1)]).toEqual(firstAndLast);
    expect(data.results).not.toEqual(expect.arrayContaining(['result 5']));
  },
);
