import { expect, it } from 'vitest';
import { toSearchParams } from './search-params';

it('has every value of a key, and no key without one', () => {
  const query = toSearchParams({ page: '2', city: ['paris', 'milan'], house: undefined, search: '', country: [] });
  expect([...query]).toEqual([
    ['page', '2'],
    ['city', 'paris'],
    ['city', 'milan'],
    ['search', ''],
  ]);
});

it('keeps values as they are', () => {
  const search = 'a+b & c=d%20 – 時計';
  expect(toSearchParams({ search }).get('search')).toBe(search);
});
