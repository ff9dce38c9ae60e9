import { act, renderHook, waitFor } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { SearchForm } from '@/lib/model/search';
import { answerSearches } from '@/tests/support/server';
import { searchResult } from '@/tests/support/site-content';
import { useContentSearch } from './useContentSearch';

const form = (parts: Partial<SearchForm> = {}): SearchForm => ({
  search: 'watch',
  sort: 'date_desc',
  categories: [],
  locale: 'en',
  ...parts,
});
const found = (...titles: string[]) =>
  HttpResponse.json({ success: true, result: titles.map((title) => searchResult({ title })), message: '' });

const answerNever = async () => {
  await delay('infinite');
  return found();
};

const done = { status: 'idle', answered: true };

const renderSearch = () => {
  const { result, unmount } = renderHook(useContentSearch);
  const search = (parts?: Partial<SearchForm>) =>
    act(async () => {
      result.current.search(form(parts));
    });
  return { result, search, unmount };
};

it('starts idle', () => {
  const { result } = renderSearch();
  expect(result.current).toMatchObject({ status: 'idle', answered: false, results: [] });
});

it('sends the form and returns the results with the keywords that they answer', async () => {
  const requests = answerSearches(() => found('One', 'Two'));
  const { result, search } = renderSearch();
  await search({ categories: ['craft'] });
  await waitFor(() => expect(result.current).toMatchObject(done));
  expect(requests.map((request) => request.form)).toEqual([form({ categories: ['craft'] })]);
  expect(result.current).toMatchObject({ answered: true, query: 'watch' });
  expect(result.current.results.map(({ title }) => title)).toEqual(['One', 'Two']);
});

it('keeps the previous results while it searches again', async () => {
  answerSearches(({ search }) => (search === 'watch' ? found('One') : answerNever()));
  const { result, search } = renderSearch();
  await search();
  await waitFor(() => expect(result.current).toMatchObject(done));
  await search({ search: 'ring' });
  expect(result.current).toMatchObject({ status: 'loading', answered: true, query: 'watch' });
  expect(result.current.results).toHaveLength(1);
});

it('aborts the running search when another starts', async () => {
  const requests = answerSearches(({ search }) => (search === 'slow' ? answerNever() : found('Fast')));
  const { result, search } = renderSearch();
  await search({ search: 'slow' });
  await waitFor(() => expect(requests).toHaveLength(1));
  await search({ search: 'fast' });
  expect(requests[0]?.signal.aborted).toBe(true);
  await waitFor(() => expect(result.current).toMatchObject({ ...done, query: 'fast' }));
});

it('aborts the running search when it is unmounted', async () => {
  const requests = answerSearches(answerNever);
  const { search, unmount } = renderSearch();
  await search();
  await waitFor(() => expect(requests).toHaveLength(1));
  unmount();
  expect(requests[0]?.signal.aborted).toBe(true);
});

it('sends nothing without keywords or category', async () => {
  const requests = answerSearches(() => found());
  const { result, search } = renderSearch();
  await search({ search: ' \t ' });
  expect(result.current.status).toBe('idle');
  expect(requests).toEqual([]);
  await search({ search: '', categories: ['finance'] });
  await waitFor(() => expect(requests).toHaveLength(1));
  await waitFor(() => expect(result.current).toMatchObject(done));
});

it('is no longer searching once the form is emptied', async () => {
  const requests = answerSearches(answerNever);
  const { result, search } = renderSearch();
  await search();
  await waitFor(() => expect(requests).toHaveLength(1));
  await search({ search: '' });
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(result.current.status).not.toBe('loading');
});

const cleared = { status: 'idle', answered: false, query: '', results: [], corrected: null, isPartial: false };

it.each([
  ['results', () => found('One', 'Two'), 'idle'],
  ['no result', () => found(), 'idle'],
  ['a failure', () => HttpResponse.error(), 'failed'],
])('clears the last answer once nothing is searched for: %s', async (_, answer, status) => {
  answerSearches(answer);
  const { result, search } = renderSearch();
  await search({ search: 'silk', categories: ['craft'] });
  await waitFor(() => expect(result.current).toMatchObject({ status, answered: true }));
  await search({ search: ' ', sort: 'date_asc' });
  expect(result.current).toMatchObject(cleared);
});

it('ignores the answer to a search that was cleared', async () => {
  let release = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    release = resolve;
  });
  const requests = answerSearches(() => late);
  const { result, search } = renderSearch();
  await search();
  await waitFor(() => expect(requests).toHaveLength(1));
  await search({ search: '' });
  await act(async () => release(found('Late')));
  expect(result.current).toMatchObject(cleared);
});

it.each([
  ['an HTTP error', () => HttpResponse.json({ success: false, result: [], message: '' }, { status: 502 })],
  ['an answer without success', () => HttpResponse.json({ success: false, result: [searchResult()], message: '' })],
  ['malformed JSON', () => new HttpResponse('<html>')],
  ['a network failure', () => HttpResponse.error()],
])('fails and clears the results on %s', async (_, failure) => {
  answerSearches(({ search }) => (search === 'watch' ? found('One') : failure()));
  const { result, search } = renderSearch();
  await search();
  await waitFor(() => expect(result.current).toMatchObject(done));
  await search({ search: 'ring' });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', answered: true, results: [] }));
  expect(result.current).toMatchObject({ corrected: null });
});
