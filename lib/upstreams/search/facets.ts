import type { FacetValue, Labels, SearchResult } from './contract';

/** The number of documents, by facet and value; values without documents are missing. */
type FacetCounts = SearchResult['facets'];

/** The values of one facet in all documents. */
interface FacetColumn {
  name: string;
  /** The distinct values, or lists of values, that documents have. */
  keys: readonly FacetValue[];
  /** The index in `keys` for each document. */
  keyIndexes: Uint32Array;
}

const buildColumn = (name: string, values: readonly FacetValue[]): FacetColumn => {
  const indexes = new Map<string, number>();
  const keys: FacetValue[] = [];
  const keyIndexes = Uint32Array.from(values, (value) => {
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    const index = indexes.get(key) ?? keys.push(value) - 1;
    indexes.set(key, index);
    return index;
  });
  return { name, keys, keyIndexes };
};

/** Converts counts by key to counts by value; a key may be a list of values. */
const countValues = ({ keys }: FacetColumn, counts: Uint32Array): Record<string, number> => {
  const countsByValue = new Map<string, number>();
  for (const [index, key] of keys.entries()) {
    const count = counts[index] ?? 0;
    if (count === 0) continue;
    for (const value of [key].flat())
      if (value !== '') countsByValue.set(value, (countsByValue.get(value) ?? 0) + count);
  }
  return Object.fromEntries(countsByValue);
};

/**
 * A table that filters and counts documents, identified by their positions in `documents`, by the values of their
 * facets. A document without a facet has the empty value, which is not counted.
 */
export const createFacetTable = (
  names: readonly string[],
  documents: readonly Readonly<Record<string, FacetValue | undefined>>[],
) => {
  const columns = names.map((name) =>
    buildColumn(
      name,
      documents.map((document) => document[name] ?? ''),
    ),
  );

  /** A flag for each key, 1 if it is chosen; null if the facet does not filter. */
  const selectKeys = ({ name, keys }: FacetColumn, { [name]: chosen = [] }: Labels): Uint8Array | null =>
    chosen.length > 0
      ? Uint8Array.from(keys, (key) => Number([key].flat().some((value) => chosen.includes(value))))
      : null;

  return {
    /** A flag for each document, 1 if it has one of the values of a facet. */
    flags(name: string, values: readonly string[]): Uint8Array {
      const column = columns.find((one) => one.name === name);
      const selected = column && selectKeys(column, { [name]: values });
      return Uint8Array.from(column?.keyIndexes ?? [], (keyIndex) => selected?.[keyIndex] ?? 0);
    },

    /**
     * Filters `positions` to the documents with one of the chosen values of each facet, in the same order, and counts
     * the documents of each value, given the filters of the other facets.
     */
    narrow(positions: Iterable<number>, chosen: Labels): { hits: number[]; counts: FacetCounts } {
      const facets = columns.map((column) => ({
        column,
        selected: selectKeys(column, chosen),
        counts: new Uint32Array(column.keys.length),
      }));
      type FacetState = (typeof facets)[number];
      const isExcluded = ({ column, selected }: FacetState, position: number) =>
        selected?.[column.keyIndexes[position] ?? 0] === 0;
      const increment = ({ column, counts }: FacetState, position: number) => {
        const keyIndex = column.keyIndexes[position] ?? 0;
        counts[keyIndex] = (counts[keyIndex] ?? 0) + 1;
      };
      const hits: number[] = [];
      for (const position of positions) {
        const excludedBy = facets.find((facet) => isExcluded(facet, position));
        if (!excludedBy) {
          hits.push(position);
          for (const facet of facets) increment(facet, position);
        } else if (facets.every((facet) => facet === excludedBy || !isExcluded(facet, position)))
          increment(excludedBy, position);
      }
      return {
        hits,
        counts: Object.fromEntries(facets.map(({ column, counts }) => [column.name, countValues(column, counts)])),
      };
    },
  };
};

/** Whether a document has one of the accepted values of each label; an empty list accepts any. */
export const hasLabels = (labels: Labels, accepted: Labels): boolean =>
  Object.entries(accepted).every(
    ([name, values = []]) => values.length === 0 || labels[name]?.some((value) => values.includes(value)) === true,
  );
