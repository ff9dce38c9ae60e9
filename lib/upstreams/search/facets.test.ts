import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFacetTable } from './facets';

const names = ['city', 'kind'] as const;
type Facet = (typeof names)[number];

const documents = [
  { city: 'paris', kind: 'craft' },
  { city: 'paris', kind: 'retail' },
  { city: 'milan', kind: 'craft' },
  { city: 'tokyo', kind: 'craft' },
];
const table = createFacetTable(names, documents);
const allPositions = documents.keys().toArray();
const narrow = (chosen: Partial<Record<Facet, string[]>>, positions: number[] = allPositions) => {
  const { hits, counts } = table.narrow(positions, chosen);
  return { hits, city: counts.city, kind: counts.kind };
};

describe('filtering by facets', () => {
  it('returns and counts all documents in order if nothing is chosen', () => {
    expect(narrow({}, [3, 0, 2, 1])).toEqual({
      hits: [3, 0, 2, 1],
      city: { paris: 2, milan: 1, tokyo: 1 },
      kind: { craft: 3, retail: 1 },
    });
    expect(narrow({ city: [] }).hits).toEqual(allPositions);
  });

  it('counts the values of a facet as if none of its values were chosen', () => {
    expect(narrow({ city: ['paris'] })).toEqual({
      hits: [0, 1],
      city: { paris: 2, milan: 1, tokyo: 1 },
      kind: { craft: 1, retail: 1 },
    });
  });

  it('matches any chosen value within a facet, and requires a match in every facet', () => {
    expect(narrow({ city: ['paris', 'milan'] }).hits).toEqual([0, 1, 2]);
    expect(narrow({ city: ['paris', 'milan'], kind: ['craft'] })).toEqual({
      hits: [0, 2],
      city: { paris: 1, milan: 1, tokyo: 1 },
      kind: { craft: 2, retail: 1 },
    });
  });

  it('finds and counts a document by each of its values', () => {
    const multiValued = createFacetTable(names, [{ city: ['paris', 'tokyo'], kind: 'craft' }, ...documents]);
    const { hits, counts } = multiValued.narrow([0, 1, 3], { city: ['tokyo', 'milan'] });
    expect(hits).toEqual([0, 3]);
    expect(counts).toEqual({ city: { paris: 2, tokyo: 1, milan: 1 }, kind: { craft: 2 } });
  });

  it('considers only the given documents', () => {
    expect(narrow({ kind: ['craft'] }, [1, 3])).toEqual({
      hits: [3],
      city: { tokyo: 1 },
      kind: { craft: 1, retail: 1 },
    });
  });

  it('finds nothing for a value that no document has', () => {
    for (const value of ['atlantis', '', 'constructor', '__proto__']) {
      const { hits, city } = narrow({ city: [value] });
      expect(hits).toEqual([]);
      expect(city).toEqual({ paris: 2, milan: 1, tokyo: 1 });
    }
  });

  it('counts for each value the hits of choosing only that value in its facet', () => {
    const cities = ['paris', 'milan', 'tokyo'];
    const kinds = ['craft', 'retail', 'design'];
    const document = fc.record({ city: fc.constantFrom(...cities), kind: fc.constantFrom(...kinds) });
    const chosen = fc.record({ city: fc.subarray(cities), kind: fc.subarray(kinds) });
    fc.assert(
      fc.property(fc.array(document, { maxLength: 30 }), chosen, (all, facets) => {
        const { narrow } = createFacetTable(names, all);
        const { counts } = narrow(all.keys(), facets);
        for (const name of names)
          for (const [key, count] of Object.entries(counts[name] ?? {}))
            expect(narrow(all.keys(), { ...facets, [name]: [key] }).hits).toHaveLength(count);
      }),
    );
  });
});
