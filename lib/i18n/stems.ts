import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import type { Locale } from './locales';

/**
 * Without the last vowel of Italian: the library's stems make one word of `mostra` and `mostrare`, of `dividendo` and
 * `dividere`.
 */
const italian = (word: string) => (word.length < 4 ? word : word.replace(/[hi]?[aeio]$/, ''));

const stemmers: Partial<Record<Locale, (word: string) => string>> = { en: english, fr: french, it: italian };

const remembered = new Map<string, string>();
const mostRemembered = 100_000;

/** A word as `wordsOf` gives it, without the ending that number and gender give it. */
export const stemOf = (word: string, locale: Locale): string => {
  const stem = stemmers[locale];
  if (!stem) return word;
  const key = `${locale} ${word}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const found = stem(word);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, found);
  return found;
};
