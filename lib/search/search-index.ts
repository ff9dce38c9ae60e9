import { type FacetCounts, type FacetValues, facetTable } from './facets.ts';
import { invertedIndex, mentioned, type Tier } from './inverted-index.ts';
import { nearestWord } from './spelling.ts';

/** What is searched: the words of its tiers as `wordsOf` gives them, and its value of each facet. */
export interface SearchDocument<F extends string> extends Record<Tier, readonly string[]> {
  facets: FacetValues<F>;
}

export interface Search<F extends string> {
  /** As `wordsOf` gives them; none finds every document. */
  words: readonly string[];
  facets?: Partial<Record<F, readonly string[]>>;
  /** Only documents with every word count, and no word gives way to another. */
  exactly?: boolean;
  /**
   * Documents in their own order, and not the best first: those with the rarest of the words in their titles or facts
   * or, where there are none, those that only mention it.
   */
  inOrder?: boolean;
  /** Looks among the documents at these places only. */
  among?: readonly number[];
}

export interface Found<F extends string> {
  /** Places of documents: those with the words in their titles first; equally good ones by place. */
  hits: number[];
  counts: FacetCounts<F>;
  /** The words that were searched for, where some of those asked for are found nowhere. */
  corrected: readonly string[] | null;
}

/** A letter by itself says nothing: `l` of `l’atelier`, a particle of Japanese. */
const isLoneLetter = (word: string) => /^[\p{Script=Latin}\p{Script=Hiragana}]$/u.test(word);

const uses = (ranks: Uint8Array) => ranks.reduce((sum, rank) => sum + Number(rank > 0), 0);

/** An index in memory of documents in any script, known by their places in `documents`. */
export const searchIndex = <F extends string>(facetNames: readonly F[], documents: readonly SearchDocument<F>[]) => {
  const index = invertedIndex(documents);
  const table = facetTable(
    facetNames,
    documents.map(({ facets }) => facets),
  );
  const everything = Uint32Array.from(documents, (_, place) => place);

  /**
   * The places of the documents with the most of the words, the best first or `inOrder`; at most so many words are
   * missing.
   */
  const match = (words: readonly string[], mostMissing: number, inOrder: boolean): number[] => {
    const ranks = words.map((word) => index.ranks(word, !isLoneLetter(word)));
    const rarest = inOrder ? ranks.toSorted((a, b) => uses(a) - uses(b))[0] : undefined;
    let fewestMissing = mostMissing;
    let byRank: number[][] = [];
    for (let place = 0; place < documents.length; place++) {
      let worst = 0;
      let missing = 0;
      for (const ranked of ranks) {
        const rank = ranked[place] ?? 0;
        if (rank === 0) missing++;
        else if (rank > worst) worst = rank;
      }
      if (missing > fewestMissing) continue;
      if (missing < fewestMissing) byRank = [];
      fewestMissing = missing;
      const rank = rarest ? Number((rarest[place] || mentioned) === mentioned) : worst;
      byRank[rank] ??= [];
      byRank[rank]?.push(place);
    }
    return inOrder ? (byRank.find(Boolean) ?? []) : byRank.flat();
  };

  return {
    /**
     * Documents with every word or one that begins with it. A word found nowhere gives way to the nearest that is, or
     * is left out beside others; where no document has all words, those with most come first.
     */
    search({ words, facets = {}, exactly = false, inOrder = false, among }: Search<F>): Found<F> {
      const telling = words.length > 1 ? words.filter((word) => !isLoneLetter(word)) : words;
      const known = exactly
        ? telling
        : telling.flatMap((word) => (index.has(word) ? word : (nearestWord(word, index.vocabulary) ?? [])));
      const found = telling.length === 0 ? everything : match(known, exactly ? 0 : known.length - 1, inOrder);
      const corrected = known.length > 0 && known.join(' ') !== telling.join(' ') ? known : null;
      if (!among) return { ...table.narrow(found, facets), corrected };
      const places = new Set(among);
      return {
        ...table.narrow(
          [...found].filter((place) => places.has(place)),
          facets,
        ),
        corrected,
      };
    },
  };
};
