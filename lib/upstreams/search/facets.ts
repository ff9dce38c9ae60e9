import type { FacetValue, Labels, SearchAnswer } from './contract';

/** The number of documents, by facet and value; values without documents are missing. */
type FacetCounts = SearchAnswer['facets'];

interface Column {
  name: string;
  /** The value or values that documents have. */
  keys: readonly FacetValue[];
  /** By document: the position of its value in `keys`. */
  values: Uint32Array;
}

const columnOf = (name: string, values: readonly FacetValue[]): Column => {
  const places = new Map<string, number>();
  const keys: FacetValue[] = [];
  const column = Uint32Array.from(values, (value) => {
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    const place = places.get(key) ?? keys.push(value) - 1;
    places.set(key, place);
    return place;
  });
  return { name, keys, values: column };
};

/** The counts of values, from those of keys, which may be several values. */
const countsOf = ({ keys }: Column, counts: Uint32Array): Record<string, number> => {
  const byValue = new Map<string, number>();
  for (const [place, key] of keys.entries()) {
    const count = counts[place] ?? 0;
    if (count === 0) continue;
    for (const value of [key].flat()) if (value !== '') byValue.set(value, (byValue.get(value) ?? 0) + count);
  }
  return Object.fromEntries(byValue);
};

/**
 * Counts and filters documents, known by their positions in `documents`, by the values of their facets. A document
 * without a facet has the empty value, which is not counted.
 */
export const facetTable = (
  names: readonly string[],
  documents: readonly Readonly<Record<string, FacetValue | undefined>>[],
) => {
  const columns = names.map((name) =>
    columnOf(
      name,
      documents.map((document) => document[name] ?? ''),
    ),
  );

  /** Which keys are chosen; null if all are. */
  const selectionOf = ({ name, keys }: Column, { [name]: chosen = [] }: Labels): Uint8Array | null =>
    chosen.length > 0
      ? Uint8Array.from(keys, (key) => Number([key].flat().some((value) => chosen.includes(value))))
      : null;

  return {
    /**
     * The documents among `found` with one of the chosen values of each facet, in their order; and for each facet the
     * number of documents with each value, given the other facets.
     */
    narrow(found: Iterable<number>, chosen: Labels): { hits: number[]; counts: FacetCounts } {
      const facets = columns.map((column) => ({
        column,
        selected: selectionOf(column, chosen),
        counts: new Uint32Array(column.keys.length),
      }));
      type Counted = (typeof facets)[number];
      const isMissed = ({ column, selected }: Counted, document: number) =>
        selected?.[column.values[document] ?? 0] === 0;
      const count = ({ column, counts }: Counted, document: number) => {
        const value = column.values[document] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
      };
      const hits: number[] = [];
      for (const document of found) {
        const missed = facets.find((facet) => isMissed(facet, document));
        if (!missed) {
          hits.push(document);
          for (const facet of facets) count(facet, document);
        } else if (facets.every((facet) => facet === missed || !isMissed(facet, document))) count(missed, document);
      }
      return {
        hits,
        counts: Object.fromEntries(facets.map(({ column, counts }) => [column.name, countsOf(column, counts)])),
      };
    },
  };
};

/** Whether a document has one of the accepted values of each label; an empty list accepts any. */
export const hasLabels = (labels: Labels, accepted: Labels): boolean =>
  Object.entries(accepted).every(
    ([name, values = []]) => values.length === 0 || labels[name]?.some((value) => values.includes(value)) === true,
  );
