import type { Locale } from '../../i18n/locales.ts';
import type { Collection } from './contract';
import { isStopWord, tellingWords } from './telling-words.ts';
import { vocabulary } from './vocabulary.ts';

const remembered = new Map<string, string>();
const maxRemembered = 100_000;

/** A word as `wordsOf` returns it, without its ending for number and gender. */
export const stemOf = (word: string, locale: Locale): string => {
  const { stem } = vocabulary[locale];
  if (!stem) return word;
  const key = `${locale} ${word}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const found = stem(word);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(key, found);
  return found;
};

/** The terms of a collection: the forms in which its index has words. */
export const termsIn = ({ language }: Pick<Collection, 'language'>) => {
  const termOf = (word: string): string => (language ? stemOf(word, language) : word);
  const isStop = (word: string) => language !== undefined && isStopWord(word, language);
  return {
    termOf,

    /** The significant terms of a title, or of a query that is compared with titles. */
    titleTerms: (words: readonly string[]): string[] => tellingWords(words, isStop).map(termOf),
  };
};
