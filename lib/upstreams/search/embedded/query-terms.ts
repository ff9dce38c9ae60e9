import type { Language } from '../language.ts';
import { canMatchPrefix } from '../significant-terms.ts';
import { findNearestWord } from '../spelling.ts';
import type { Phrase } from '../synonyms.ts';
import { isSingleCharacter } from '../vocabulary.ts';
import type { InvertedIndex } from './inverted-index.ts';

/**
 * A word or phrase of a query: its words as written, its terms in the index (null if not indexed), and the terms of
 * each synonym. A document matches a synonym if it has all its terms.
 */
export interface QueryTerm {
  words: Phrase;
  terms: Phrase | null;
  synonyms: readonly Phrase[];
}

/** What query terms are looked up in. */
interface TermIndex {
  invertedIndex: Pick<InvertedIndex, 'has' | 'vocabulary'>;
  toTerm(word: string): string;
  /** Whether a term occurs among the searched documents. */
  isPresent(term: string): boolean;
}

const maxTerms = 20;

export interface QueryTerms {
  terms: QueryTerm[];
  /** The words that occur in no document and have no other spelling. They have no term. */
  missingWords: string[];
  /** Whether the terms contain another spelling of a word. */
  isCorrected: boolean;
}

/**
 * Builds query terms from the significant words of a query. A word that no document has is replaced by another spelling
 * of it, or is missing. If `isStrict` is set, it keeps a term, which matches nothing.
 */
export const buildQueryTerms = (
  significantWords: Phrase,
  isStrict: boolean,
  { invertedIndex, toTerm, isPresent }: TermIndex,
  { synonyms, isStop, isMinor, stem, vocabulary }: Language,
): QueryTerms => {
  const isIndexed = (term: string) => invertedIndex.has(term, canMatchPrefix(term));

  /** The query term of a phrase, if the index has it or a synonym; else null. */
  const findTerm = (words: Phrase, alternatives: readonly Phrase[]): QueryTerm | null => {
    const terms = words.map(toTerm);
    const ownTerms = terms.every(isIndexed) ? terms : null;
    const indexedSynonyms = alternatives
      .map((phrase) => phrase.map(toTerm))
      .filter((phrase) => phrase.every(isIndexed) && phrase.join(' ') !== terms.join(' '));
    return ownTerms || indexedSynonyms.length > 0 ? { words, terms: ownTerms, synonyms: indexedSynonyms } : null;
  };

  /** The query term of a word's stem, which matches as a prefix; null if the index has none. */
  const findByStem = (word: string): QueryTerm | null => {
    const term = stem(word);
    return term.length >= 4 && isIndexed(term) ? { words: [word], terms: [term], synonyms: [] } : null;
  };

  const findWithSynonyms = (word: string) => findTerm([word], synonyms.findLongestMatch([word], 0)?.synonyms ?? []);
  const correctWord = (word: string): QueryTerm | null => {
    const nearest =
      findNearestWord(
        word,
        invertedIndex.vocabulary,
        (candidate) => !isStop(candidate) && vocabulary?.has(candidate) !== false && isPresent(toTerm(candidate)),
      ) ?? findNearestWord(word, synonyms.vocabulary, (candidate) => findWithSynonyms(candidate) !== null);
    return nearest === null ? null : findWithSynonyms(nearest);
  };

  const queryTerms: QueryTerm[] = [];
  const missingWords: string[] = [];
  let isCorrected = false;
  const queryWords = significantWords.slice(0, maxTerms);
  for (let start = 0; start < queryWords.length; ) {
    const match = synonyms.findLongestMatch(queryWords, start);
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
    const indexedTerm = findTerm([word], []) ?? (isStrict ? missing : findByStem(word));
    const wordTerm = indexedTerm ?? correctWord(word);
    if (wordTerm) queryTerms.push(wordTerm);
    else missingWords.push(word);
    if (wordTerm && !indexedTerm) isCorrected = true;
  }
  const isMain = ({ words, synonyms: alternatives }: QueryTerm) =>
    words.length > 1 || alternatives.length > 0 || !isMinor(words[0] ?? '');
  const mainTerms = queryTerms.filter(isMain);
  // A minor word before all others is usually a verb, such as 买 (buy); after them, it may be the end of a name.
  const mainMissingWords = missingWords.filter((word) => !isMinor(word) || word !== queryWords[0]);
  // A single character is the end of a name rather than a part of its own: 師 of 看護師 (nurse) is in many trades.
  const isPartOfMissing =
    mainMissingWords.length > 0 && mainTerms.every(({ words }) => isSingleCharacter(words.join('')));
  return mainTerms.length + mainMissingWords.length > 0
    ? { terms: isPartOfMissing ? [] : mainTerms, missingWords: mainMissingWords, isCorrected }
    : { terms: queryTerms, missingWords, isCorrected };
};
