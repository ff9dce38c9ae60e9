import { createHash } from 'node:crypto';
import type { Language } from '../language';
import type { Phrase, SynonymEntry } from '../synonyms';
import type { Filter, TokenSynonyms } from './client';

/** A part of a query: its words as written, and the terms and filters that records must match. */
export interface QueryPart {
  words: Phrase;
  terms: readonly string[];
  filters: readonly Filter[];
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

/** Builds the parts of a query from its words; the longest phrase with synonyms is one part. */
export const buildQueryParts = (words: Phrase, { synonyms }: Language, toTerm: ToTerm): QueryPart[] => {
  const parts: QueryPart[] = [];
  for (let start = 0; start < words.length; ) {
    const match = synonyms.findLongestMatch(words, start);
    const partWords = words.slice(start, start + (match?.length ?? 1));
    parts.push({
      words: partWords,
      terms: match ? [toTokenSynonyms(match, toTerm).token] : partWords.map(toTerm),
      filters: [],
    });
    start += partWords.length;
  }
  return parts;
};
