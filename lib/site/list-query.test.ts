// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hasListQuery, listPage } from './list-query';

describe('listPage', () => {
  it('is the first page without a query', () => {
    expect(listPage({})).toBe(0);
  });

  it.each([
    ['0', 0],
    ['1', 1],
    ['12', 12],
    ['999999', 999_999],
  ])('reads page=%s', (page, expected) => {
    expect(listPage({ page })).toBe(expected);
  });

  it.each(['', '-1', '+1', '01', '1.5', '1e3', ' 1', '1/', '0x1', 'two', '1000000', '１', 'Infinity'])(
    'knows no page %j',
    (page) => {
      expect(listPage({ page })).toBeNull();
    },
  );

  it('knows no page where two are asked for', () => {
    expect(listPage({ page: ['1', '2'] })).toBeNull();
  });
});

it('tells the query of a list from any other', () => {
  expect(hasListQuery({ page: '1' })).toBe(true);
  expect(hasListQuery({ page: '' })).toBe(true);
  expect(hasListQuery({ utm_source: 'x', path: ['news'] })).toBe(false);
});
