import { type Locale, locales } from '../i18n/locales.ts';
import { vocabulary } from './vocabulary.ts';

const wordsBy = (list: (locale: Locale) => string) =>
  new Map(locales.map((locale) => [locale, new Set(list(locale).split(' '))]));

const stopWords = wordsBy((locale) => vocabulary[locale].stopWords);
const fillers = wordsBy((locale) => vocabulary[locale].fillers ?? '');

export const isStopWord = (word: string, locale: Locale): boolean => stopWords.get(locale)?.has(word) === true;

/** Whether a word of a text says nothing of what the text is about. */
export const isFiller = (word: string, locale: Locale): boolean =>
  isStopWord(word, locale) || fillers.get(locale)?.has(word) === true;

/** A letter by itself says nothing: `l` of `l’atelier`, a particle of Japanese. */
const isLoneLetter = (word: string) => /^[\p{Script=Latin}\p{Script=Hiragana}]$/u.test(word);

/** The words that say something; all of them where none does, but for a row of letters. */
export const tellingWords = (words: readonly string[], isStop: (word: string) => boolean): readonly string[] => {
  if (words.length < 2) return words;
  const many = words.filter((word) => !isLoneLetter(word));
  const telling = many.filter((word) => !isStop(word));
  return telling.length > 0 ? telling : many;
};

/** Whether a word stands for those that begin with it: a letter does not, nor do two, such as PR, IT or Q3. */
export const mayBegin = (word: string): boolean =>
  !isLoneLetter(word) && !/^\p{Script=Latin}[\p{Script=Latin}\p{Nd}]$/u.test(word);
