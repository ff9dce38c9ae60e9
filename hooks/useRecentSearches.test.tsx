import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRecentSearches } from './useRecentSearches';

const kept = () => JSON.parse(localStorage.getItem('recent-searches') ?? 'null');
const keep = (value: unknown) => localStorage.setItem('recent-searches', JSON.stringify(value));

it('stores the last six searches, the latest first, without duplicates', () => {
  const { result } = renderHook(() => useRecentSearches());
  for (const words of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'three', ''])
    act(() => result.current.remember(words));
  expect(result.current.recent).toEqual(['three', 'seven', 'six', 'five', 'four', 'two']);
  expect(kept()).toEqual(result.current.recent);
});

it('can be cleared', () => {
  keep(['one']);
  const { result } = renderHook(() => useRecentSearches());
  expect(result.current.recent).toEqual(['one']);
  act(() => result.current.forget());
  expect(result.current.recent).toEqual([]);
  expect(kept()).toEqual([]);
});

it.each([{}, 'words', [1, null, {}, ' ', 'one', 'one'], null])(
  'ignores invalid parts of the stored value %j',
  (value) => {
    keep(value);
    const { result } = renderHook(() => useRecentSearches());
    expect(result.current.recent).toEqual(Array.isArray(value) ? ['one'] : []);
  },
);

it('works in a browser that stores nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { result } = renderHook(() => useRecentSearches());
  act(() => result.current.remember('one'));
  expect(result.current.recent).toEqual(['one']);
});
