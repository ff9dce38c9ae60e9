import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStoredList, useStored, writeStored } from './stored';

afterEach(() => vi.restoreAllMocks());

const renderStored = (key: string) => renderHook(() => useStored(key) !== null).result;

const denyStorage = (...methods: ('getItem' | 'setItem')[]) => {
  for (const method of methods)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
};

/** Simulates that another tab has stored or removed a value. */
const storeInOtherTab = (key: string, value: string | null) =>
  act(() => {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  });

describe('a value', () => {
  it('is stored under its key, and available wherever it is used', () => {
    const [one, same, other] = [renderStored('one'), renderStored('one'), renderStored('other')];
    expect(one.current).toBe(false);
    act(() => writeStored('one', '1'));
    expect([one.current, same.current, other.current]).toEqual([true, true, false]);
    expect(localStorage.getItem('one')).toBe('1');
  });

  it.each(['', 'false'])('counts as set whatever it is, such as «%s»', (value) => {
    localStorage.setItem('hostile', value);
    expect(renderStored('hostile').current).toBe(true);
  });

  it('is synchronised with other tabs', () => {
    const result = renderStored('tabs');
    storeInOtherTab('tabs', '1');
    expect(result.current).toBe(true);
    storeInOtherTab('tabs', null);
    expect(result.current).toBe(false);
  });

  it('lasts while the tab stays on the site if storage is denied', async () => {
    denyStorage('getItem', 'setItem');
    const result = renderStored('denied');
    expect(result.current).toBe(false);
    act(() => writeStored('denied', '1'));
    expect(result.current).toBe(true);
    vi.resetModules();
    const nextPage = await import('./stored');
    expect(nextPage.readForVisit('denied')).toBe('1');
  });

  it.each(['a frame', '"text"', '[1]', '[["denied",1]]', '{"denied":"1"}', 'null'])(
    'is not there if another page has named the tab %s',
    (name) => {
      window.name = name;
      expect(renderStored('denied').current).toBe(false);
    },
  );

  it('lasts for the visit if storage is full, and is stored once there is room', () => {
    const result = renderStored('full');
    denyStorage('setItem');
    act(() => writeStored('full', '1'));
    expect(result.current).toBe(true);
    vi.restoreAllMocks();
    act(() => writeStored('full', '2'));
    expect(result.current).toBe(true);
    expect(localStorage.getItem('full')).toBe('2');
  });
});

describe('a list', () => {
  const list = createStoredList('list', 3, (item) => item.trim());
  const renderList = () => renderHook(list.useItems).result;

  it('is stored as JSON, and the same wherever it is used', () => {
    const [one, other] = [renderList(), renderList()];
    act(() => list.write(['a', 'b']));
    expect(one.current).toEqual(['a', 'b']);
    expect(other.current).toEqual(['a', 'b']);
    expect(localStorage.getItem('list')).toBe('["a","b"]');
  });

  it.each([
    ['not JSON', '["a', []],
    ['an object', '{"0":"a","length":1}', []],
    ['null', 'null', []],
    ['strings among other values', '["a",1,null,{"a":"b"},["c"]," ","b"]', ['a', 'b']],
    ['duplicates', '["a"," a"]', ['a']],
    ['more items than the maximum', '["a","b","c","d"]', ['a', 'b', 'c']],
  ])('is read from %s', (_, stored, items) => {
    const result = renderList();
    storeInOtherTab('list', stored);
    expect(result.current).toEqual(items);
  });
});
