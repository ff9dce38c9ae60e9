import { createHash } from 'node:crypto';
import type { Language } from '../language-of';
import type { Phrase, Synonyms } from '../synonyms';
import type { TokenSynonyms } from './engine';

/** A part of a query: as it is written, and the term that the engine searches for. */
export interface QueryTerm {
  written: Phrase;
  term: string;
}

type TermOf = (word: string) => string;

/** A word of letters that stands for some phrases, and for no others. */
const tokenOf = (phrases: readonly string[]): string => {
  const digits = createHash('sha1').update(phrases.toSorted().join('\n')).digest('hex').slice(0, 20);
  return `syn${[...digits].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('')}`;
};

/**
 * Engines have one set of synonyms for all languages; the site has one for each. A phrase with synonyms is therefore
 * searched for as a token, whose synonyms for the engine are the phrase itself and those of its language.
 */
const toToken = ({ asked, ways }: Synonyms, termOf: TermOf): TokenSynonyms => {
  const phrases = [...new Set([asked, ...ways].map((phrase) => phrase.map(termOf).join(' ')))];
  return { token: tokenOf(phrases), phrases };
};

export const tokensOf = ({ synonyms }: Language, termOf: TermOf): TokenSynonyms[] =>
  synonyms.all.map((one) => toToken(one, termOf));

/** The parts of a query; the longest phrase with synonyms is one. */
export const queryTerms = (words: Phrase, { synonyms }: Language, termOf: TermOf): QueryTerm[] => {
  const terms: QueryTerm[] = [];
  for (let start = 0; start < words.length; ) {
    const found = synonyms.at(words, start);
    const written = words.slice(start, start + (found?.length ?? 1));
    terms.push({ written, term: found ? toToken(found, termOf).token : termOf(written[0] ?? '') });
    start += written.length;
  }
  return terms;
};
