import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildQueryString,
  defaultListQuery,
  facetNames,
  isNarrowed,
  jobSorts,
  type ListQuery,
  parseListQuery,
  toSearchParams,
} from './list-query';

const parse = (query: string) => parseListQuery(new URLSearchParams(query));
const createList = (parts: Partial<ListQuery>): ListQuery => ({ ...defaultListQuery, ...parts });

describe('the list query of a URL', () => {
  it('is the default query without parameters', () => {
    expect(parse('')).toEqual(defaultListQuery);
    expect(parse('utm_source=mail&preview=1')).toEqual(defaultListQuery);
  });

  it('has the keywords, the facets, the order, the ids and the page', () => {
    expect(
      parse('search=+chef+%C3%A0+Paris+&city=paris&city=milan&house=orvaine&sort=date_asc&ids=H1,H2&page=3'),
    ).toEqual({
      search: 'chef à Paris',
      facets: { city: ['paris', 'milan'], house: ['orvaine'] },
      sort: 'date_asc',
      ids: ['H1', 'H2'],
      page: 3,
    });
  });

  it.each(['page=-1', 'page=01', 'page=1e3', 'page=', 'page=%EF%BC%91', 'page=1000000', 'page=1&page=2'])(
    'is null for %s',
    (query) => {
      expect(parse(query)).toBeNull();
    },
  );

  it('ignores invalid values', () => {
    expect(parse('sort=title&ids=..%2Fx,a+b,,H1&city=&house=')).toEqual(createList({ ids: ['H1'] }));
    expect(parse('__proto__=x&constructor=y&categories=z')).toEqual(defaultListQuery);
  });

  it('contains each value once', () => {
    expect(parse('city=paris&city=paris&ids=H1,H1')).toEqual(createList({ facets: { city: ['paris'] }, ids: ['H1'] }));
  });

  it('has at most 200 characters of keywords, 50 values per facet of 64 characters each, and 100 ids', () => {
    const createKeys = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`);
    const cities = createKeys(60).map((key) => `city=${key}`);
    expect(parse(`search=${'x'.repeat(300)}`)?.search).toBe('x'.repeat(200));
    expect(parse(cities.join('&'))?.facets.city).toEqual(createKeys(50));
    expect(parse(`ids=${createKeys(120).join(',')}`)?.ids).toEqual(createKeys(100));
    expect(parse(`city=${'x'.repeat(65)}&city=${'y'.repeat(64)}`)?.facets).toEqual({ city: ['y'.repeat(64)] });
    expect(parse(`ids=${'x'.repeat(65)},${'y'.repeat(64)}`)?.ids).toEqual(['y'.repeat(64)]);
  });

  it('truncates keywords between characters, without a trailing space', () => {
    expect(parse(`search=${'x'.repeat(199)}%F0%9F%91%9C`)?.search).toBe('x'.repeat(199));
    expect(parse(`search=${'x'.repeat(199)}+y`)?.search).toBe('x'.repeat(199));
  });
});

describe('the query of a list', () => {
  it('contains only what differs from the default query', () => {
    const facets = { city: ['paris', 'milan'] };
    expect(buildQueryString(defaultListQuery)).toBe('');
    expect(buildQueryString(createList({ page: 2 }))).toBe('?page=2');
    expect(buildQueryString(createList({ facets }))).toBe('?city=paris&city=milan');
    expect(
      buildQueryString(createList({ search: 'chef & more', facets, ids: ['H1', 'H2'], sort: 'date_desc', page: 1 })),
    ).toBe('?search=chef+%26+more&city=paris&city=milan&ids=H1%2CH2&sort=date_desc&page=1');
  });

  it('does not depend on the order in which facets were chosen', () => {
    const query = '?house=orvaine&country=FR';
    expect(buildQueryString(createList({ facets: { country: ['FR'], house: ['orvaine'] } }))).toBe(query);
    expect(buildQueryString(createList({ facets: { house: ['orvaine'], country: ['FR'] } }))).toBe(query);
  });

  const key = fc.stringMatching(/^[A-Za-z0-9-]{1,64}$/);
  const keys = (max: number) => fc.uniqueArray(key, { minLength: 1, maxLength: max });
  const lists: fc.Arbitrary<ListQuery> = fc.record({
    page: fc.nat(999_999),
    search: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.trim()),
    sort: fc.constantFrom(...jobSorts),
    facets: fc.record(Object.fromEntries(facetNames.map((name) => [name, keys(5)])), { requiredKeys: [] }),
    ids: fc.uniqueArray(key, { maxLength: 5 }),
  });

  it('parses to the list query that it was built from', () => {
    fc.assert(fc.property(lists, (query) => void expect(parse(buildQueryString(query))).toEqual(query)));
  });

  it('parses to the same list query after it is built again, for any request', () => {
    const name = fc.constantFrom('search', 'ids', 'sort', ...facetNames);
    const value = fc.oneof(fc.string({ maxLength: 80 }), fc.string({ unit: 'binary', minLength: 180, maxLength: 260 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const parsed = parseListQuery(new URLSearchParams(pairs));
        expect(parsed && parse(buildQueryString(parsed))).toEqual(parsed);
      }),
      { numRuns: 1000 },
    );
  });
});

it('is narrowed by keywords, facets, ids or another order, but not by a page', () => {
  const narrowed = [
    { search: 'chef' },
    { facets: { city: ['paris'] } },
    { ids: ['H1'] },
    { sort: 'date_asc' as const },
  ];
  for (const parts of narrowed) expect(isNarrowed(createList(parts))).toBe(true);
  expect(isNarrowed(createList({ page: 3 }))).toBe(false);
});

it('converts a query to search parameters with every value of a key, and no key without a value', () => {
  const query = toSearchParams({ page: '2', city: ['paris', 'milan'], house: undefined, search: '', country: [] });
  expect([...query]).toEqual([
    ['page', '2'],
    ['city', 'paris'],
    ['city', 'milan'],
    ['search', ''],
  ]);
});
