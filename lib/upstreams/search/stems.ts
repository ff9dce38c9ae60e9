import type { Locale } from '../../i18n/locales.ts';
import type { Collection } from './contract';
import { isStopWord, significantTerms } from './significant-terms.ts';
import { vocabularies } from './vocabulary.ts';

const stemCache = new Map<string, string>();
const maxCachedStems = 100_000;

/** A word as `wordsOf` returns it, without its ending for number and gender. */
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

/** The terms of a collection: the forms in which its index has words. */
export const createAnalyzer = ({ language }: Pick<Collection, 'language'>) => {
  const toTerm = (word: string): string => (language ? toStem(word, language) : word);
  const isStop = (word: string) => language !== undefined && isStopWord(word, language);
  return {
    toTerm,

    /** The significant terms of a title, or of a query that is compared with titles. */
    titleTerms: (words: readonly string[]): string[] => significantTerms(words, isStop).map(toTerm),
  };
};
