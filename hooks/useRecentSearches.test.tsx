import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRecentSearches } from './useRecentSearches';

const readStored = () => JSON.parse(localStorage.getItem('recent-searches') ?? 'null');
const store = (value: unknown) => localStorage.setItem('recent-searches', JSON.stringify(value));

it('stores the last six searches, the latest first, without duplicates', () => {
  const { result } = renderHook(() => useRecentSearches());
  for (const query of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'three', ''])
    act(() => result.current.remember(query));
  expect(result.current.recent).toEqual(['three', 'seven', 'six', 'five', 'four', 'two']);
  expect(readStored()).toEqual(result.current.recent);
});

it('keeps the searches for offers apart', () => {
  const { result } = renderHook(() => useRecentSearches('offers'));
  act(() => result.current.remember('watchmaker'));
  expect(result.current.recent).toEqual(['watchmaker']);
  expect(renderHook(() => useRecentSearches()).result.current.recent).toEqual([]);
});

it('can be cleared', () => {
  store(['one']);
  const { result } = renderHook(() => useRecentSearches());
  expect(result.current.recent).toEqual(['one']);
  act(() => result.current.clear());
  expect(result.current.recent).toEqual([]);
  expect(readStored()).toEqual([]);
});

it.each([{}, 'text', [1, null, {}, ' ', 'one', 'one'], null])(
  'ignores invalid parts of the stored value %j',
  (value) => {
    store(value);
    const { result } = renderHook(() => useRecentSearches());
    expect(result.current.recent).toEqual(Array.isArray(value) ? ['one'] : []);
  },
);
