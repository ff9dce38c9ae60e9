import { act, renderHook, waitFor } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { SearchForm } from '@/lib/model/search';
import { mockSearches, respondWithResults } from '@/tests/support/server';
import { searchResult } from '@/tests/support/site-content';
import { useContentSearch } from './useContentSearch';

const respondWith = (...titles: string[]) => respondWithResults(...titles.map((title) => searchResult({ title })));

const renderSearch = () => {
  const { result } = renderHook(useContentSearch);
  const search = (parts: Partial<SearchForm>) =>
    act(async () => {
      result.current.search({ search: '', sort: 'date_desc', categories: [], locale: 'en', ...parts });
    });
  return { result, search };
};

it('retains the previous results, with their keywords, while it searches again', async () => {
  const searches = mockSearches(({ search }) =>
    search === 'watch' ? respondWith('One') : delay('infinite').then(() => respondWith()),
  );
  const { result, search } = renderSearch();
  await search({ search: 'watch' });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'idle', outcome: { query: 'watch' } }));
  await search({ search: 'ring' });
  expect(result.current).toMatchObject({ status: 'loading', outcome: { query: 'watch', nbHits: 1 } });
  await waitFor(() => expect(searches).toHaveLength(2));
  await search({ search: '' });
  expect(searches[1]?.signal.aborted).toBe(true);
});

it.each([
  ['results', () => respondWith('One', 'Two'), 'idle'],
  ['a failure', () => HttpResponse.error(), 'failed'],
])('clears the last outcome once the search is empty: %s', async (_, respond, status) => {
  mockSearches(respond);
  const { result, search } = renderSearch();
  await search({ search: 'silk', categories: ['craft'] });
  await waitFor(() => expect(result.current.status).toBe(status));
  await search({ search: ' ', sort: 'date_asc' });
  expect(result.current).toMatchObject({ status: 'idle', outcome: null });
});
