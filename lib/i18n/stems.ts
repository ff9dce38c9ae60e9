import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as italian } from '@orama/stemmers/italian';
import { type Locale, tagOf } from './locales';
import { wordsOf } from './words';

const stemmers: Partial<Record<Locale, (word: string) => string>> = { en: english, fr: french, it: italian };

/** The words of a text as `wordsOf` gives them, without the endings that number and gender give them. */
export const stemsOf = (text: string, locale: Locale): string[] => {
  const words = wordsOf(text, tagOf(locale));
  const stem = stemmers[locale];
  return stem ? words.map(stem) : words;
};
