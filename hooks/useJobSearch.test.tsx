import { act, renderHook, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useFavourites } from '@/contexts/FavouritesContext';
import type { JobResponse } from '@/lib/model/job';
import type { ListQuery } from '@/lib/model/lists/list-query';
import { buildJobResponse, listQuery } from '@/tests/support/jobs';
import { mockJobSearches } from '@/tests/support/mock-job-searches';
import { createSiteWrapper, jobsT } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { useJobSearch } from './useJobSearch';

const renderSearch = (parts: Partial<ListQuery>, answer: JobResponse | null) => {
  const section = { query: listQuery(parts), answer };
  return renderHook(() => ({ ...useJobSearch(section), favourites: useFavourites() }), {
    wrapper: createSiteWrapper(),
  }).result;
};

it.each([
  [{}, ''],
  [{ corrected: 'gilder' }, jobsT('search.corrected', { query: 'glider', corrected: 'gilder' })],
  [{ missingWords: ['in', 'tokyo'] }, jobsT('search.partial-without', { words: 'in tokyo' })],
])('says how the results differ from the search: %o', (answer, remark) => {
  expect(renderSearch({ search: 'glider' }, buildJobResponse(['Gilder'], answer)).current.remark).toBe(remark);
});

describe('a list that is shared by its address', () => {
  const ids = ['J-1', 'J-2'];

  it('is the visitor’s own if all of its offers are saved, and remains it when one is removed', () => {
    server.use(http.post('/api/job-offer/', () => delay('infinite')));
    localStorage.setItem('favorites', '["J-2","J-3","J-1"]');
    const result = renderSearch({ ids }, buildJobResponse(['J-1', 'J-2']));
    expect(result.current.sharedList).toEqual({ isOwn: true, title: jobsT('list.own', { count: 2 }) });
    act(() => result.current.favourites.toggle('J-1'));
    expect(result.current.sharedList?.isOwn).toBe(true);
  });

  it('is somebody else’s otherwise, and none if its offers are closed', () => {
    const shared = renderSearch({ ids }, buildJobResponse(['J-1', 'J-2']));
    expect(shared.current.sharedList).toEqual({ isOwn: false, title: jobsT('list.shared', { count: 2 }) });
    expect(renderSearch({ ids }, buildJobResponse([])).current).toMatchObject({ sharedList: null, isEmpty: true });
    expect(renderSearch({}, buildJobResponse(['J-1'])).current.sharedList).toBeNull();
  });
});

it.each([
  ['that are appended', buildJobResponse(['One', 'Two'], { nbPages: 2, nbHits: 5 }), 'loadMore', 3],
  ['of a search that had failed', null, 'retry', 12],
  ['that replace others', buildJobResponse(['One', 'Two']), 'retry', 0],
] as const)('reserves space for the offers %s', async (_, answer, method, count) => {
  const searches = mockJobSearches(async () => {
    await delay('infinite');
    return buildJobResponse([]);
  });
  const result = renderSearch({}, answer);
  expect(result.current.nbLoading).toBe(0);
  act(() => result.current.list[method]());
  expect(result.current.nbLoading).toBe(count);
  await waitFor(() => expect(searches).toHaveLength(1));
});
