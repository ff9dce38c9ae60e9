import type { Made } from '../../../platform/process/in-turns.ts';
import type { KnownWord } from '../spelling.ts';
import { byEnding } from './endings.ts';

/** The tiers of a document, from the most important. */
export const tiers = ['title', 'names', 'facts', 'body'] as const;
export type Tier = (typeof tiers)[number];

/** The words of a document by tier, as `wordsOf` returns them: its title, its other names, its facts, its text. */
export type Tiers = Record<Exclude<Tier, 'names'>, readonly string[]> & { names?: readonly string[] };

/** The rank of a word that a document's text only mentions. */
export const mentioned = 4;

/**
 * The rank of a word in a document: the whole word in its title, its beginning there or in its other names, in the
 * facts, in the text.
 */
const rankOf = {
  title: { whole: 1, beginning: 2 },
  names: { whole: 2, beginning: 2 },
  facts: { whole: 3, beginning: 3 },
  body: { whole: mentioned, beginning: mentioned },
};

/** Whether a rank is for a word in a document's title or other names. */
export const isNamed = (rank: number): boolean => rank > 0 && rank < rankOf.facts.whole;

const none = new Uint32Array();

/** How many documents are indexed before other work may run. */
const perTurn = 25;

/** The tiers with names: phrases are indexed there. */
const namingTiers = ['title', 'names'] as const;

/** Neighbouring words, ignoring short ones between them: `consulente di vendita` has `consulente vendita`. */
const pairsIn = (words: readonly string[], stem: (word: string) => string): string[] => {
  const long = words.filter((word) => !/^\p{Script=Latin}{1,2}$/u.test(word));
  return long.slice(1).map((word, at) => `${stem(long[at] ?? '')} ${stem(word)}`);
};

/**
 * Words of documents, known by their positions, as `wordsOf` returns them; the positions of a word, by tier. Words with
 * the same stem are one.
 */
export function* invertedIndex(documents: readonly Tiers[], stem: (word: string) => string = (word) => word) {
  const size = documents.length;
  const growing = new Map<string, Record<Tier, number[]>>();
  const written = new Map<string, { positions: Record<Tier, number[]>; uses: number }>();
  const noted = (word: string) => {
    const known = written.get(word);
    if (known) return known;
    const term = stem(word);
    const positions = growing.get(term) ?? { title: [], names: [], facts: [], body: [] };
    growing.set(term, positions);
    const added = { positions, uses: 0 };
    written.set(word, added);
    return added;
  };
  const add = (positions: Record<Tier, number[]>, tier: Tier, position: number) => {
    if (positions[tier].at(-1) !== position) positions[tier].push(position);
  };
  for (const [position, document] of documents.entries()) {
    if (position % perTurn === 0) yield;
    for (const tier of tiers)
      for (const word of document[tier] ?? []) {
        const known = noted(word);
        known.uses++;
        add(known.positions, tier, position);
      }
    for (const tier of namingTiers)
      for (const pair of pairsIn(document[tier] ?? [], stem)) {
        const positions = growing.get(pair) ?? { title: [], names: [], facts: [], body: [] };
        growing.set(pair, positions);
        add(positions, tier, position);
      }
  }
  yield;
  const vocabulary = [...written].map(([word, { uses }]): KnownWord => ({ word, uses }));
  written.clear();
  const terms = [...growing.keys()].sort();
  const postings: Uint32Array[][] = [];
  for (const term of terms) {
    if (postings.length % (40 * perTurn) === 0) yield;
    const positions = growing.get(term);
    growing.delete(term);
    postings.push(tiers.map((tier) => (positions?.[tier].length ? Uint32Array.from(positions[tier]) : none)));
  }
  yield;
  const endings = byEnding(terms);

  /** The position in `terms` of the first that is not before `word`. */
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
  const beginsWith = (position: number, word: string) => terms[position]?.startsWith(word) === true;

  return {
    /** Whether a word, a compound ending with it or, if beginnings count, a word beginning with it, occurs anywhere. */
    has: (word: string, beginnings = true): boolean =>
      endings.has(word) || (beginnings ? beginsWith(lowerBound(word), word) : terms[lowerBound(word)] === word),

    /** Whether the whole word is in a title or among the facts of any document. */
    isTelling: (word: string): boolean => {
      const at = lowerBound(word);
      return (
        terms[at] === word && postings[at]?.some(({ length }, tier) => length > 0 && tiers[tier] !== 'body') === true
      );
    },

    /** Every word as it is written, with its number of occurrences. */
    vocabulary,

    /**
     * By document: the rank of the word, of a compound ending with it or, if beginnings count, of a word beginning with
     * it; 0 if it has none.
     */
    ranks(word: string, beginnings: boolean): Uint8Array {
      const ranks = new Uint8Array(size);
      const take = (at: number, how: 'whole' | 'beginning') => {
        for (const [tier, positions] of postings[at]?.entries() ?? []) {
          const rank = rankOf[tiers[tier] ?? 'body'][how];
          for (const position of positions) {
            const known = ranks[position] ?? 0;
            if (known === 0 || rank < known) ranks[position] = rank;
          }
        }
      };
      for (let at = lowerBound(word); beginsWith(at, word); at++) {
        const how = terms[at] === word ? 'whole' : 'beginning';
        if (how === 'beginning' && !beginnings) break;
        take(at, how);
      }
      for (const at of endings.get(word) ?? []) take(at, 'beginning');
      return ranks;
    },
  };
}

export type InvertedIndex = Made<typeof invertedIndex>;
