import { joinUnspacedWords, type Language } from '../language.ts';
import { canMatchPrefix } from '../significant-terms.ts';
import { findNearestWord } from '../spelling.ts';
import type { Phrase } from '../synonyms.ts';
import { isSingleCharacter } from '../vocabulary.ts';
import { type InvertedIndex, mentionRank, prefixRank } from './inverted-index.ts';
import { type RankedTerm, toRankedTerm } from './matches.ts';

const maxWords = 16;
const isHan = (word: string) => /^\p{Script=Han}/u.test(word);

interface TermOptions {
  index: InvertedIndex;
  toTerm(word: string): string;
  isStrict: boolean;
  isTyping: boolean;
}

interface QueryTerms {
  terms: RankedTerm[];
  /** The words that occur in no document and have no other spelling. */
  missingWords: string[];
  /** Whether the terms contain another spelling of a word. */
  isCorrected: boolean;
  /** The phrases of the terms, and their synonyms. */
  phrases: string[];
}

/**
 * The terms of a query. A term is a word or a phrase with its synonyms, of which documents need one. A word that no
 * document has is replaced by another spelling or is missing.
 */
export const findTerms = (
  queryWords: Phrase,
  { index, toTerm, isStrict, isTyping }: TermOptions,
  { synonyms, stem, split, vocabulary = index.titleWords }: Language,
): QueryTerms => {
  const words = queryWords.slice(0, maxWords);
  const phrases: string[] = [];
  const usesPrefix = (term: string) => canMatchPrefix(term) && !index.isSignificant(term);

  /** The rank of a phrase in each document: the worst rank of its words, or 0 if one is missing. */
  const rankPhrase = (phrase: Phrase, isPrefix: (term: string) => boolean): Uint8Array => {
    const [ranks = new Uint8Array(), ...otherRanks] = phrase
      .map(toTerm)
      .map((term) => index.ranks(term, isPrefix(term)));
    for (const other of otherRanks)
      for (let position = 0; position < ranks.length; position++) {
        const rank = ranks[position] ?? 0;
        const otherRank = other[position] ?? 0;
        ranks[position] = rank > 0 && otherRank > 0 ? Math.max(rank, otherRank) : 0;
      }
    return ranks;
  };

  /** The rank of a synonym in each document: within a name, its two words must be adjacent. */
  const rankSynonym = (synonym: Phrase): Uint8Array => {
    const ranks = rankPhrase(synonym, (term) => isHan(term) && usesPrefix(term));
    if (synonym.length !== 2) return ranks;
    const adjacent = index.ranks(synonym.map(toTerm).join(' '), false);
    return ranks.map((rank, position) => (rank > prefixRank ? rank : (adjacent[position] ?? 0)));
  };

  /** The term of a phrase: the best rank of the phrase and its synonyms in each document; null if none has it. */
  const findTerm = (phrase: Phrase): RankedTerm | null => {
    const match = synonyms.findLongestMatch(phrase, 0);
    const equivalents = match?.length === phrase.length ? match.synonyms : [];
    const isIncomplete = isTyping && phrase.at(-1) === words.at(-1);
    const ranks = rankPhrase(phrase, (term) => isIncomplete || usesPrefix(term));
    for (const synonymRanks of equivalents.map(rankSynonym))
      for (let position = 0; position < ranks.length; position++) {
        const rank = synonymRanks[position] ?? 0;
        if (rank > 0 && (ranks[position] || mentionRank + 1) > rank) ranks[position] = rank;
      }
    const term = toRankedTerm(phrase, ranks);
    if (term) phrases.push(...[phrase, ...equivalents].map((one) => joinUnspacedWords(one.map(toTerm)).join(' ')));
    return term;
  };

  /** The term of a word that is split into parts in texts; null if no document is about all of them. */
  const findByParts = (word: string): RankedTerm | null => {
    const parts = split(word);
    if (parts.length < 2) return null;
    const ranks = rankPhrase(parts, () => isTyping).map((rank) => (rank < mentionRank ? rank : 0));
    return toRankedTerm([word], ranks);
  };

  /** The term of a word's stem, which matches as a prefix; null if no document has it. */
  const findByStem = (word: string): RankedTerm | null => {
    const prefix = stem(word);
    return prefix.length < 4 ? null : toRankedTerm([word], index.ranks(prefix, true));
  };

  const correctWord = (word: string): RankedTerm | null => {
    const nearest = isTyping ? null : findNearestWord(word, vocabulary);
    return nearest === null ? null : findTerm([nearest]);
  };

  const terms: RankedTerm[] = [];
  const missingWords: string[] = [];
  let isCorrected = false;
  for (let start = 0; start < words.length; ) {
    const { length = 1 } = synonyms.findLongestMatch(words, start) ?? {};
    const phraseTerm = findTerm(words.slice(start, start + length));
    if (phraseTerm) {
      terms.push(phraseTerm);
      start += length;
      continue;
    }
    const word = words[start++] ?? '';
    const ownTerm = (length > 1 && findTerm([word])) || findByParts(word) || (!isStrict && findByStem(word));
    const term = ownTerm || (!isStrict && correctWord(word));
    if (term) terms.push(term);
    else missingWords.push(word);
    if (term && !ownTerm) isCorrected = true;
    // A single character after an unknown word is its end: 看護師 (nurse) is split into 看護 and 師.
    while (!term && isSingleCharacter(words[start] ?? '')) missingWords.push(words[start++] ?? '');
  }
  return { terms, missingWords, isCorrected, phrases };
};
