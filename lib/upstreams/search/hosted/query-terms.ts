import { createHash } from 'node:crypto';
import type { Language } from '../language';
import type { Phrase, SynonymEntry } from '../synonyms';
import type { TokenSynonyms } from './engine';

/** A part of a query: as it is written, and the term that the engine searches for. */
export interface QueryTerm {
  words: Phrase;
  term: string;
}

type ToTerm = (word: string) => string;

/** A word of letters that stands for some phrases, and for no others. */
const buildToken = (phrases: readonly string[]): string => {
  const digits = createHash('sha1').update(phrases.toSorted().join('\n')).digest('hex').slice(0, 20);
  return `syn${[...digits].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('')}`;
};

/**
 * Engines have one set of synonyms for all languages; the site has one for each. A phrase with synonyms is therefore
 * searched for as a token, whose synonyms for the engine are the phrase itself and those of its language.
 */
const toTokenSynonyms = ({ phrase, synonyms }: SynonymEntry, toTerm: ToTerm): TokenSynonyms => {
  const phrases = [...new Set([phrase, ...synonyms].map((phrase) => phrase.map(toTerm).join(' ')))];
  return { token: buildToken(phrases), phrases };
};

export const listTokenSynonyms = ({ synonyms }: Language, toTerm: ToTerm): TokenSynonyms[] =>
  synonyms.all.map((entry) => toTokenSynonyms(entry, toTerm));

/** The parts of a query; the longest phrase with synonyms is one. */
export const buildQueryTerms = (words: Phrase, { synonyms }: Language, toTerm: ToTerm): QueryTerm[] => {
  const terms: QueryTerm[] = [];
  for (let start = 0; start < words.length; ) {
    const match = synonyms.longestMatch(words, start);
    const termWords = words.slice(start, start + (match?.length ?? 1));
    terms.push({ words: termWords, term: match ? toTokenSynonyms(match, toTerm).token : toTerm(termWords[0] ?? '') });
    start += termWords.length;
  }
  return terms;
};
