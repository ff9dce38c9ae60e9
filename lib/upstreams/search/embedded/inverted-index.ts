import type { StepsResult } from '../../../platform/process/steps.ts';
import { indexByEnding } from './endings.ts';

/** The fields of a document, by descending weight. */
const fields = ['title', 'names', 'facts', 'body'] as const;
type Field = (typeof fields)[number];

/** The words of a document by field, as `parseWords` returns them: its title, alternative names, facts and text. */
export type Fields = Partial<Record<Field, readonly string[]>>;

/** The rank of a whole word of an alternative name; that of the title is 1. */
export const nameRank = 2;

/** The rank of a prefix in the title or an alternative name, the worst within a name. */
export const prefixRank = 3;

/** The rank of a word that only the text of a document mentions. */
export const mentionRank = 5;

/** The rank of a match by field, the best first. */
const fieldRanks = {
  title: { whole: 1, prefix: prefixRank },
  names: { whole: nameRank, prefix: prefixRank },
  facts: { whole: 4, prefix: 4 },
  body: { whole: mentionRank, prefix: mentionRank },
};

/** Pairs of adjacent terms, ignoring short words between them: `consulente di vendita` has `consulente vendita`. */
const toPairs = (words: readonly string[], toTerm: (word: string) => string): string[] => {
  const terms = words.filter((word) => !/^\p{Script=Latin}{1,2}$/u.test(word)).map(toTerm);
  return terms.slice(1).map((term, index) => `${terms[index]} ${term}`);
};

const noPositions = new Uint32Array();

/** The number of documents that are indexed before other work may run. */
const documentsPerTurn = 25;

/** Builds an index from terms to documents, identified by their positions. Words with the same term are equal. */
export function* buildInvertedIndex(documents: readonly Fields[], toTerm: (word: string) => string) {
  const documentCount = documents.length;
  const positionsByTerm = new Map<string, Record<Field, number[]>>();
  const titleWords = new Set(documents.flatMap(({ title = [] }) => title));
  for (const [position, document] of documents.entries()) {
    if (position % documentsPerTurn === 0) yield;
    for (const field of fields) {
      const words = document[field] ?? [];
      const pairs = field === 'title' || field === 'names' ? toPairs(words, toTerm) : [];
      for (const term of new Set([...words.map(toTerm), ...pairs])) {
        const positions = positionsByTerm.get(term) ?? { title: [], names: [], facts: [], body: [] };
        positionsByTerm.set(term, positions);
        positions[field].push(position);
      }
    }
  }
  yield;
  const terms = [...positionsByTerm.keys()].sort();
  const postings: Uint32Array[][] = [];
  for (const term of terms) {
    if (postings.length % (40 * documentsPerTurn) === 0) yield;
    const positions = positionsByTerm.get(term);
    positionsByTerm.delete(term);
    postings.push(
      fields.map((field) => (positions?.[field].length ? Uint32Array.from(positions[field]) : noPositions)),
    );
  }
  yield;
  const termsByEnding = indexByEnding(terms);

  /** The index of the first term that does not sort before `word`. */
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
  const hasPrefix = (position: number, word: string) => terms[position]?.startsWith(word) === true;

  return {
    /** Whether the title, names or facts of any document contain the whole word. */
    isSignificant: (word: string): boolean => {
      const index = lowerBound(word);
      return (
        terms[index] === word &&
        postings[index]?.some(({ length }, field) => length > 0 && fields[field] !== 'body') === true
      );
    },

    /** Every word of a title, in its original form. */
    titleWords,

    /**
     * The rank of the word in each document, by position: the best of the word, of a compound that ends with it and, if
     * allowed, of a word that it is a prefix of; 0 without any.
     */
    ranks(word: string, allowPrefix: boolean): Uint8Array {
      const ranks = new Uint8Array(documentCount);
      const mergeRanks = (termIndex: number, matchType: 'whole' | 'prefix') => {
        for (const [field, positions] of postings[termIndex]?.entries() ?? []) {
          const rank = fieldRanks[fields[field] ?? 'body'][matchType];
          for (const position of positions) {
            const currentRank = ranks[position] ?? 0;
            if (currentRank === 0 || rank < currentRank) ranks[position] = rank;
          }
        }
      };
      for (let termIndex = lowerBound(word); hasPrefix(termIndex, word); termIndex++) {
        const matchType = terms[termIndex] === word ? 'whole' : 'prefix';
        if (matchType === 'prefix' && !allowPrefix) break;
        mergeRanks(termIndex, matchType);
      }
      for (const termIndex of termsByEnding.get(word) ?? []) mergeRanks(termIndex, 'prefix');
      return ranks;
    },
  };
}

export type InvertedIndex = StepsResult<typeof buildInvertedIndex>;
