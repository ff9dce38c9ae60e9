/** In which of a document's tiers a word stands, from the most telling. */
export const tiers = ['title', 'facts', 'body'] as const;
export type Tier = (typeof tiers)[number];

/** The rank of a word that a document's text merely mentions. */
export const mentioned = 4;

/** How well a document has a word: the whole word in its title, its beginning there, in the facts, in the text. */
const rankOf = {
  title: { whole: 1, beginning: 2 },
  facts: { whole: 3, beginning: 3 },
  body: { whole: mentioned, beginning: mentioned },
};

/** Words of documents, known by their places, as `wordsOf` gives them; the places of a word, by tier. */
export const invertedIndex = (documents: readonly Record<Tier, readonly string[]>[]) => {
  const growing = new Map<string, Record<Tier, number[]>>();
  documents.forEach((document, place) => {
    for (const tier of tiers)
      for (const word of document[tier]) {
        const places = growing.get(word) ?? { title: [], facts: [], body: [] };
        if (places[tier].at(-1) !== place) places[tier].push(place);
        growing.set(word, places);
      }
  });
  const terms = [...growing.keys()].sort();
  const postings = terms.map((term) => {
    const places = growing.get(term);
    growing.delete(term);
    return tiers.map((tier) => Uint32Array.from(places?.[tier] ?? []));
  });

  /** The place in `terms` of the first that is not before `word`. */
  const lowerBound = (word: string) => {
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const beginsWith = (place: number, word: string) => terms[place]?.startsWith(word) === true;

  return {
    /** Whether a word, or one that begins with it, is anywhere. */
    has: (word: string): boolean => beginsWith(lowerBound(word), word),

    /** Every word, with the number of places that it has. */
    vocabulary: terms.map((term, at) => ({
      term,
      uses: postings[at]?.reduce((sum, { length }) => sum + length, 0) ?? 0,
    })),

    /** By document: how well it has the word or, where beginnings count, one that begins with it; 0 where it has not. */
    ranks(word: string, beginnings: boolean): Uint8Array {
      const ranks = new Uint8Array(documents.length);
      for (let at = lowerBound(word); beginsWith(at, word); at++) {
        const how = terms[at] === word ? 'whole' : 'beginning';
        if (how === 'beginning' && !beginnings) break;
        for (const [tier, places] of postings[at]?.entries() ?? []) {
          const rank = rankOf[tiers[tier] ?? 'body'][how];
          for (const place of places) {
            const known = ranks[place] ?? 0;
            if (known === 0 || rank < known) ranks[place] = rank;
          }
        }
      }
      return ranks;
    },
  };
};
