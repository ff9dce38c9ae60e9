import type { StepsResult } from '../../../platform/process/steps.ts';
import type { VocabularyWord } from '../spelling.ts';
import { indexByEnding } from './endings.ts';

/** The fields of a document, from the most important. */
const fields = ['title', 'names', 'facts', 'body'] as const;
type Field = (typeof fields)[number];

/** The words of a document by field, as `wordsOf` returns them: its title, its other names, its facts, its text. */
export type Fields = Partial<Record<Field, readonly string[]>>;

/** The rank of a word that a document's text only mentions. */
export const mentionRank = 4;

/**
 * The rank of a word in a document: the whole word in its title, its beginning there or in its other names, in the
 * facts, in the text.
 */
const fieldRanks = {
  title: { whole: 1, beginning: 2 },
  names: { whole: 2, beginning: 2 },
  facts: { whole: 3, beginning: 3 },
  body: { whole: mentionRank, beginning: mentionRank },
};

/** Whether a rank is for a word in a document's title or other names. */
export const isNameRank = (rank: number): boolean => rank > 0 && rank < fieldRanks.facts.whole;

const noPositions = new Uint32Array();

/** How many documents are indexed before other work may run. */
const documentsPerTurn = 25;

/** The fields with names: pairs of neighbouring words are indexed there. */
const nameFields: readonly Field[] = ['title', 'names'];

/** Neighbouring words, ignoring short ones between them: `consulente di vendita` has `consulente vendita`. */
const toTermPairs = (words: readonly string[], toTerm: (word: string) => string): string[] => {
  const longWords = words.filter((word) => !/^\p{Script=Latin}{1,2}$/u.test(word));
  return longWords.slice(1).map((word, index) => `${toTerm(longWords[index] ?? '')} ${toTerm(word)}`);
};

/** An index of documents, known by their positions, by the terms of their words: words with the same term are one. */
export function* buildInvertedIndex(documents: readonly Fields[], toTerm: (word: string) => string) {
  const size = documents.length;
  const positionsByTerm = new Map<string, Record<Field, number[]>>();
  const wordEntries = new Map<string, { positions: Record<Field, number[]>; frequency: number }>();
  const getPositions = (term: string) => {
    const positions = positionsByTerm.get(term) ?? { title: [], names: [], facts: [], body: [] };
    positionsByTerm.set(term, positions);
    return positions;
  };
  const addPosition = (positions: number[], position: number) => {
    if (positions.at(-1) !== position) positions.push(position);
  };
  for (const [position, document] of documents.entries()) {
    if (position % documentsPerTurn === 0) yield;
    for (const field of fields) {
      for (const word of document[field] ?? []) {
        let entry = wordEntries.get(word);
        if (!entry) {
          entry = { positions: getPositions(toTerm(word)), frequency: 0 };
          wordEntries.set(word, entry);
        }
        entry.frequency++;
        addPosition(entry.positions[field], position);
      }
      if (nameFields.includes(field))
        for (const pair of toTermPairs(document[field] ?? [], toTerm)) addPosition(getPositions(pair)[field], position);
    }
  }
  yield;
  const vocabulary = [...wordEntries].map(([word, { frequency }]): VocabularyWord => ({ word, frequency }));
  wordEntries.clear();
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
  const hasPrefix = (position: number, word: string) => terms[position]?.startsWith(word) === true;

  return {
    /** Whether a word, a compound ending with it or, if beginnings count, a word beginning with it, occurs anywhere. */
    has: (word: string, allowPrefix: boolean): boolean =>
      termsByEnding.has(word) || (allowPrefix ? hasPrefix(lowerBound(word), word) : terms[lowerBound(word)] === word),

    /** Whether the whole word is in a title or among the facts of any document. */
    isSignificant: (word: string): boolean => {
      const index = lowerBound(word);
      return (
        terms[index] === word &&
        postings[index]?.some(({ length }, field) => length > 0 && fields[field] !== 'body') === true
      );
    },

    /** Every word as it is written, with its number of occurrences. */
    vocabulary,

    /**
     * By document: the rank of the word, of a compound ending with it or, if beginnings count, of a word beginning with
     * it; 0 if it has none.
     */
    ranks(word: string, allowPrefix: boolean): Uint8Array {
      const ranks = new Uint8Array(size);
      const mergeRanks = (termIndex: number, matchType: 'whole' | 'beginning') => {
        for (const [field, positions] of postings[termIndex]?.entries() ?? []) {
          const rank = fieldRanks[fields[field] ?? 'body'][matchType];
          for (const position of positions) {
            const currentRank = ranks[position] ?? 0;
            if (currentRank === 0 || rank < currentRank) ranks[position] = rank;
          }
        }
      };
      for (let termIndex = lowerBound(word); hasPrefix(termIndex, word); termIndex++) {
        const matchType = terms[termIndex] === word ? 'whole' : 'beginning';
        if (matchType === 'beginning' && !allowPrefix) break;
        mergeRanks(termIndex, matchType);
      }
      for (const termIndex of termsByEnding.get(word) ?? []) mergeRanks(termIndex, 'beginning');
      return ranks;
    },
  };
}

export type InvertedIndex = StepsResult<typeof buildInvertedIndex>;
