import type { Locale } from '../../i18n/locales.ts';
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
