import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFavouriteIds } from './useFavouriteIds';

const key = 'favorites';
const readStored = () => JSON.parse(localStorage.getItem(key) ?? 'null');
const createIds = (count: number) => Array.from({ length: count }, (_, index) => `J-${index}`);
const renderIds = () => renderHook(useFavouriteIds).result;

it('stores an id in local storage under its key, and removes it', () => {
  const result = renderIds();
  act(() => result.current.add(['J-1']));
  act(() => result.current.add(['J-2']));
  expect(result.current.ids).toEqual(['J-1', 'J-2']);
  expect(readStored()).toEqual(['J-1', 'J-2']);
  act(() => result.current.remove(['J-1']));
  expect(result.current.ids).toEqual(['J-2']);
  expect(readStored()).toEqual(['J-2']);
});

it('removes several ids in one call, and no others', () => {
  localStorage.setItem(key, '["J-1","J-2","J-3"]');
  const [one, other] = [renderIds(), renderIds()];
  expect(one.current.ids).toEqual(['J-1', 'J-2', 'J-3']);
  act(() => one.current.remove(['J-3', 'J-1', 'J-9']));
  expect(other.current.ids).toEqual(['J-2']);
  expect(readStored()).toEqual(['J-2']);
});

it('removes from a list that another tab has stored meanwhile', () => {
  const result = renderIds();
  localStorage.setItem(key, '["J-1","J-2"]');
  act(() => result.current.remove(['J-1']));
  expect(readStored()).toEqual(['J-2']);
});

it('has the same ids as other tabs', () => {
  const result = renderIds();
  act(() => {
    localStorage.setItem(key, '["J-7"]');
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: '["J-7"]' }));
  });
  expect(result.current.ids).toEqual(['J-7']);
});

it('stores a hundred ids and drops the oldest', () => {
  localStorage.setItem(key, JSON.stringify(createIds(100)));
  const result = renderIds();
  act(() => result.current.add(['J-100']));
  expect(result.current.ids).toHaveLength(100);
  expect(result.current.ids).toEqual([...createIds(100).slice(1), 'J-100']);
});

describe('when the stored data is invalid', () => {
  it.each([
    ['not JSON', '{"J-1', []],
    ['an object', '{"0":"J-1","length":1}', []],
    ['ids among other values', '["J-1",2,null,{"id":"J-3"},["J-4"],"","J-5"]', ['J-1', 'J-5']],
    ['a duplicate id', '["J-1","J-1"]', ['J-1']],
    ['a very long id', JSON.stringify(['x'.repeat(65), 'J-1']), ['J-1']],
    ['invalid ids', '["J 1","../J-1","<b>","é","J-2"]', ['J-2']],
    ['100,000 ids', JSON.stringify(createIds(100_000)), createIds(100)],
  ])('reads %s', (_, stored, ids) => {
    localStorage.setItem(key, stored);
    expect(renderIds().current.ids).toEqual(ids);
  });

  it('is replaced by the next write', () => {
    localStorage.setItem(key, '{"J-1');
    const result = renderIds();
    act(() => result.current.add(['J-2']));
    expect(readStored()).toEqual(['J-2']);
  });
});
