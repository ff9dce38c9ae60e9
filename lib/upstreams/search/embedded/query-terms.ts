import type { Language } from '../language.ts';
import { prefixAllowed } from '../significant-terms.ts';
import { nearestWord } from '../spelling.ts';
import type { Phrase } from '../synonyms.ts';
import type { InvertedIndex } from './inverted-index.ts';

/**
 * A part of a query: as it is written, its terms in the index, and the terms of its synonyms. A document matches a
 * synonym if it has all its terms.
 */
export interface QueryTerm {
  words: Phrase;
  terms: Phrase | null;
  synonyms: readonly Phrase[];
}

interface TermIndex {
  invertedIndex: Pick<InvertedIndex, 'has' | 'vocabulary'>;
  toTerm(word: string): string;
  /** Whether a term occurs among the searched documents. */
  isPresent(term: string): boolean;
}

const maxTerms = 20;

/**
 * The parts of a query, from its significant words. A word found nowhere is replaced by the nearest one, unless
 * `exactly` is set.
 */
export const buildQueryTerms = (
  significant: Phrase,
  isStrict: boolean,
  { invertedIndex, toTerm, isPresent }: TermIndex,
  { synonyms, isStop, stem }: Language,
): QueryTerm[] => {
  const isIndexed = (term: string) => invertedIndex.has(term, prefixAllowed(term));

  /** A phrase, if the index has it or a synonym. */
  const findTerm = (words: Phrase, alternatives: readonly Phrase[]): QueryTerm | null => {
    const terms = words.map(toTerm);
    const ownTerms = terms.every(isIndexed) ? terms : null;
    const indexedSynonyms = alternatives
      .map((phrase) => phrase.map(toTerm))
      .filter((phrase) => phrase.every(isIndexed) && phrase.join(' ') !== terms.join(' '));
    return ownTerms || indexedSynonyms.length > 0 ? { words, terms: ownTerms, synonyms: indexedSynonyms } : null;
  };

  /** Words that match by their beginning, in languages with endings. */
  const findByStem = (word: string): QueryTerm | null => {
    const term = stem(word);
    return term.length >= 4 && isIndexed(term) ? { words: [word], terms: [term], synonyms: [] } : null;
  };

  const findWithSynonyms = (word: string) => findTerm([word], synonyms.longestMatch([word], 0)?.synonyms ?? []);
  const correctWord = (word: string): QueryTerm | null => {
    const nearest =
      nearestWord(word, invertedIndex.vocabulary, (candidate) => !isStop(candidate) && isPresent(toTerm(candidate))) ??
      nearestWord(word, synonyms.vocabulary, (candidate) => findWithSynonyms(candidate) !== null);
    return nearest === null ? null : findWithSynonyms(nearest);
  };

  const queryTerms: QueryTerm[] = [];
  const queryWords = significant.slice(0, maxTerms);
  for (let start = 0; start < queryWords.length; ) {
    const match = synonyms.longestMatch(queryWords, start);
    const phraseWords = queryWords.slice(start, start + (match?.length ?? 1));
    const phraseTerm = findTerm(phraseWords, match?.synonyms ?? []);
    if (phraseTerm) {
      queryTerms.push(phraseTerm);
      start += phraseWords.length;
      continue;
    }
    const [word = ''] = phraseWords;
    start++;
    const missing: QueryTerm = { words: [word], terms: null, synonyms: [] };
    const wordTerm = findTerm([word], []) ?? (isStrict ? missing : (findByStem(word) ?? correctWord(word)));
    if (wordTerm) queryTerms.push(wordTerm);
  }
  return queryTerms;
};
