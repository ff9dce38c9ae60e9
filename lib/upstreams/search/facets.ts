import type { FacetValue, Labels, SearchAnswer } from './contract';

/** The values of a document by facet; every document has one of each, or several. */
export type FacetValues<F extends string> = Record<F, FacetValue>;

export type FacetCounts<F extends string> = Record<F, Map<string, number>>;

/** The counts of values with documents; an empty value is none. */
export const plainCounts = (counts: FacetCounts<string>): SearchAnswer['facets'] =>
  Object.fromEntries(
    Object.entries(counts).map(([name, values]) => [
      name,
      Object.fromEntries([...values].filter(([value, count]) => value !== '' && count > 0)),
    ]),
  );

interface Column {
  /** The value or values that documents have. */
  keys: readonly FacetValue[];
  /** By document: the position of its value in `keys`. */
  values: Uint32Array;
}

const columnOf = (values: readonly FacetValue[]): Column => {
  const places = new Map<string, number>();
  const keys: FacetValue[] = [];
  const column = Uint32Array.from(values, (value) => {
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    const place = places.get(key) ?? keys.push(value) - 1;
    places.set(key, place);
    return place;
  });
  return { keys, values: column };
};

/** Counts and filters documents, known by their positions in `documents`, by the values of their facets. */
export const facetTable = <F extends string>(names: readonly F[], documents: readonly FacetValues<F>[]) => {
  const columns = names.map((name) => columnOf(documents.map((document) => document[name])));

  /** The chosen values of each facet; null for any. */
  const selectedIn = (chosen: Partial<Record<F, readonly string[]>>) =>
    names.map((name, facet) => {
      const selected = chosen[name];
      return selected?.length
        ? Uint8Array.from(columns[facet]?.keys ?? [], (key) =>
            Number([key].flat().some((one) => selected.includes(one))),
          )
        : null;
    });

  return {
    /**
     * The documents among `found` with one of the chosen values of each facet, in their order; and for each facet the
     * number of documents with each value, given the other facets.
     */
    narrow(found: Iterable<number>, chosen: Partial<Record<F, readonly string[]>>) {
      const selected = selectedIn(chosen);
      const counts = columns.map(({ keys }) => new Uint32Array(keys.length));
      const hits: number[] = [];
      const count = (facet: number, document: number) => {
        const value = columns[facet]?.values[document] ?? 0;
        const counter = counts[facet];
        if (counter) counter[value] = (counter[value] ?? 0) + 1;
      };
      for (const document of found) {
        let missed = 0;
        let missedFacet = 0;
        for (let facet = 0; facet < columns.length && missed < 2; facet++) {
          if (selected[facet]?.[columns[facet]?.values[document] ?? 0] !== 0) continue;
          missed++;
          missedFacet = facet;
        }
        if (missed === 1) count(missedFacet, document);
        if (missed > 0) continue;
        hits.push(document);
        for (let facet = 0; facet < columns.length; facet++) count(facet, document);
      }
      const countsOf = (facet: number) => {
        const byValue = new Map<string, number>();
        for (const [place, key] of (columns[facet]?.keys ?? []).entries())
          for (const value of [key].flat())
            byValue.set(value, (byValue.get(value) ?? 0) + (counts[facet]?.[place] ?? 0));
        return byValue;
      };
      return {
        hits,
        counts: Object.fromEntries(names.map((name, facet) => [name, countsOf(facet)])) as FacetCounts<F>,
      };
    },
  };
};

/** Whether a document has one of the accepted values of each label; an empty list accepts any. */
export const hasLabels = (labels: Labels, accepted: Labels): boolean =>
  Object.entries(accepted).every(
    ([name, values = []]) => values.length === 0 || labels[name]?.some((value) => values.includes(value)) === true,
  );
