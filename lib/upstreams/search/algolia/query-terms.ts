import { createHash } from 'node:crypto';
import type { Language } from '../language';
import type { Phrase, SynonymEntry } from '../synonyms';
import type { TokenSynonyms } from './client';

/** A word or phrase of a query: its words as written, and the term that Algolia searches for. */
export interface QueryTerm {
  words: Phrase;
  term: string;
}

type ToTerm = (word: string) => string;

/** A token of letters that identifies a set of phrases. */
const buildToken = (phrases: readonly string[]): string => {
  const digits = createHash('sha1').update(phrases.toSorted().join('\n')).digest('hex').slice(0, 20);
  return `syn${[...digits].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('')}`;
};

/**
 * Algolia has one set of synonyms for all languages; the site has one for each language. A phrase with synonyms is
 * therefore sent as a token, whose synonyms in Algolia are the phrase itself and its synonyms in that language.
 */
const toTokenSynonyms = ({ phrase, synonyms }: SynonymEntry, toTerm: ToTerm): TokenSynonyms => {
  const phrases = [...new Set([phrase, ...synonyms].map((words) => words.map(toTerm).join(' ')))];
  return { token: buildToken(phrases), phrases };
};

/** The token synonyms of all phrases with synonyms in a language. */
export const listTokenSynonyms = ({ synonyms }: Language, toTerm: ToTerm): TokenSynonyms[] =>
  synonyms.entries.map((entry) => toTokenSynonyms(entry, toTerm));

/** Builds query terms from words; the longest phrase with synonyms is one term. */
export const buildQueryTerms = (words: Phrase, { synonyms, isMinor }: Language, toTerm: ToTerm): QueryTerm[] => {
  const terms: QueryTerm[] = [];
  const minorTerms: QueryTerm[] = [];
  for (let start = 0; start < words.length; ) {
    const match = synonyms.findLongestMatch(words, start);
    const termWords = words.slice(start, start + (match?.length ?? 1));
    const [word = ''] = termWords;
    const term = { words: termWords, term: match ? toTokenSynonyms(match, toTerm).token : toTerm(word) };
    (!match && isMinor(word) ? minorTerms : terms).push(term);
    start += termWords.length;
  }
  return terms.length > 0 ? terms : minorTerms;
};
