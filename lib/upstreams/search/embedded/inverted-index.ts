import type { StepsResult } from '../../../platform/process/steps.ts';
import type { KnownWord } from '../spelling.ts';
import { byEnding } from './endings.ts';

/** The fields of a document, from the most important. */
const fields = ['title', 'names', 'facts', 'body'] as const;
type Field = (typeof fields)[number];

/** The words of a document by field, as `wordsOf` returns them: its title, its other names, its facts, its text. */
export type Fields = Partial<Record<Field, readonly string[]>>;

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

/** The fields with names: pairs of neighbouring words are indexed there. */
const namingFields: readonly Field[] = ['title', 'names'];

/** Neighbouring words, ignoring short ones between them: `consulente di vendita` has `consulente vendita`. */
const pairsIn = (words: readonly string[], termOf: (word: string) => string): string[] => {
  const long = words.filter((word) => !/^\p{Script=Latin}{1,2}$/u.test(word));
  return long.slice(1).map((word, at) => `${termOf(long[at] ?? '')} ${termOf(word)}`);
};

/** An index of documents, known by their positions, by the terms of their words: words with the same term are one. */
export function* invertedIndex(documents: readonly Fields[], termOf: (word: string) => string) {
  const size = documents.length;
  const growing = new Map<string, Record<Field, number[]>>();
  const written = new Map<string, { positions: Record<Field, number[]>; uses: number }>();
  const positionsOf = (term: string) => {
    const positions = growing.get(term) ?? { title: [], names: [], facts: [], body: [] };
    growing.set(term, positions);
    return positions;
  };
  const add = (positions: number[], position: number) => {
    if (positions.at(-1) !== position) positions.push(position);
  };
  for (const [position, document] of documents.entries()) {
    if (position % perTurn === 0) yield;
    for (const field of fields) {
      for (const word of document[field] ?? []) {
        let known = written.get(word);
        if (!known) {
          known = { positions: positionsOf(termOf(word)), uses: 0 };
          written.set(word, known);
        }
        known.uses++;
        add(known.positions[field], position);
      }
      if (namingFields.includes(field))
        for (const pair of pairsIn(document[field] ?? [], termOf)) add(positionsOf(pair)[field], position);
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
    postings.push(fields.map((field) => (positions?.[field].length ? Uint32Array.from(positions[field]) : none)));
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
    has: (word: string, beginnings: boolean): boolean =>
      endings.has(word) || (beginnings ? beginsWith(lowerBound(word), word) : terms[lowerBound(word)] === word),

    /** Whether the whole word is in a title or among the facts of any document. */
    isTelling: (word: string): boolean => {
      const at = lowerBound(word);
      return (
        terms[at] === word && postings[at]?.some(({ length }, field) => length > 0 && fields[field] !== 'body') === true
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
        for (const [field, positions] of postings[at]?.entries() ?? []) {
          const rank = rankOf[fields[field] ?? 'body'][how];
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

export type InvertedIndex = StepsResult<typeof invertedIndex>;
