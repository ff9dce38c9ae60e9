import type { Language } from '../language-of.ts';
import { nearestWord } from '../spelling.ts';
import type { Phrase } from '../synonyms.ts';
import { mayBegin } from '../telling-words.ts';
import type { InvertedIndex } from './inverted-index.ts';

/**
 * A part of a query: as it is written, its terms in the index, and the terms of its synonyms. A document matches a
 * synonym if it has all its terms.
 */
export interface QueryTerm {
  written: Phrase;
  terms: Phrase | null;
  synonyms: readonly Phrase[];
}

interface Index {
  inverted: Pick<InvertedIndex, 'has' | 'vocabulary'>;
  termOf(word: string): string;
  /** Whether a term occurs among the searched documents. */
  isThere(term: string): boolean;
}

const maxWords = 20;

/**
 * The parts of a query, from its significant words. A word found nowhere is replaced by the nearest one, unless
 * `exactly` is set.
 */
export const queryTerms = (
  significant: Phrase,
  exactly: boolean,
  { inverted, termOf, isThere }: Index,
  { synonyms, isStop, stem }: Language,
): QueryTerm[] => {
  const isKnown = (term: string) => inverted.has(term, mayBegin(term));

  /** A phrase, if the index has it or a synonym. */
  const known = (written: Phrase, others: readonly Phrase[]): QueryTerm | null => {
    const terms = written.map(termOf);
    const own = terms.every(isKnown) ? terms : null;
    const found = others
      .map((phrase) => phrase.map(termOf))
      .filter((phrase) => phrase.every(isKnown) && phrase.join(' ') !== terms.join(' '));
    return own || found.length > 0 ? { written, terms: own, synonyms: found } : null;
  };

  /** Words that match by their beginning, in languages with endings. */
  const byStem = (word: string): QueryTerm | null => {
    const term = stem(word);
    return term.length >= 4 && isKnown(term) ? { written: [word], terms: [term], synonyms: [] } : null;
  };

  const withSynonyms = (word: string) => known([word], synonyms.at([word], 0)?.ways ?? []);
  const corrected = (word: string): QueryTerm | null => {
    const nearest =
      nearestWord(word, inverted.vocabulary, (other) => !isStop(other) && isThere(termOf(other))) ??
      nearestWord(word, synonyms.vocabulary, (other) => withSynonyms(other) !== null);
    return nearest === null ? null : withSynonyms(nearest);
  };

  const found: QueryTerm[] = [];
  const words = significant.slice(0, maxWords);
  for (let start = 0; start < words.length; ) {
    const phrase = synonyms.at(words, start);
    const written = words.slice(start, start + (phrase?.length ?? 1));
    const whole = known(written, phrase?.ways ?? []);
    if (whole) {
      found.push(whole);
      start += written.length;
      continue;
    }
    const [word = ''] = written;
    start++;
    const missing: QueryTerm = { written: [word], terms: null, synonyms: [] };
    const other = known([word], []) ?? (exactly ? missing : (byStem(word) ?? corrected(word)));
    if (other) found.push(other);
  }
  return found;
};
