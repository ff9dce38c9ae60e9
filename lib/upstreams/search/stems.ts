import type { Locale } from '../../i18n/locales.ts';
import type { Collection } from './contract';
import { vocabularies } from './vocabulary.ts';

const stemCache = new Map<string, string>();
const maxCachedStems = 100_000;

/** The stem of a word from `parseWords`: the word without its ending for number and gender. */
export const toStem = (word: string, locale: Locale): string => {
  const { stem } = vocabularies[locale];
  if (!stem) return word;
  const key = `${locale} ${word}`;
  const cached = stemCache.get(key);
  if (cached !== undefined) return cached;
  const stemmed = stem(word);
  if (stemCache.size >= maxCachedStems) stemCache.clear();
  stemCache.set(key, stemmed);
  return stemmed;
};

/** Creates the analyzer of a collection, which converts words to the terms of its index. */
export const createAnalyzer = ({ language }: Pick<Collection, 'language'>) => ({
  /** The stem of a word, or the word itself in a collection of several languages. */
  toTerm: (word: string): string => (language ? toStem(word, language) : word),
});
