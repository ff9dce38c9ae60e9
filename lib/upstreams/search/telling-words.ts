import { type Locale, locales } from '../../i18n/locales.ts';
import { vocabulary } from './vocabulary.ts';

const wordsBy = (list: (locale: Locale) => string) =>
  new Map(locales.map((locale) => [locale, new Set(list(locale).split(' '))]));

const stopWords = wordsBy((locale) => vocabulary[locale].stopWords);
const placeEndings = wordsBy((locale) => vocabulary[locale].placeEndings ?? '');
const fillers = wordsBy((locale) => vocabulary[locale].fillers ?? '');

/** Whether a word only says that the name before it is a city or region. */
export const isPlaceEnding = (word: string, locale: Locale): boolean => placeEndings.get(locale)?.has(word) === true;

export const isStopWord = (word: string, locale: Locale): boolean =>
  stopWords.get(locale)?.has(word) === true || isPlaceEnding(word, locale);

/** Whether a word says nothing about a text's subject. */
export const isFiller = (word: string, locale: Locale): boolean =>
  isStopWord(word, locale) || fillers.get(locale)?.has(word) === true;

/** A single letter is not significant: `l` of `l’atelier`, a particle of Japanese. */
const isLoneLetter = (word: string) => /^[\p{Script=Latin}\p{Script=Hiragana}]$/u.test(word);

/** The significant words; all of them if none is, except for single letters. */
export const tellingWords = (words: readonly string[], isStop: (word: string) => boolean): readonly string[] => {
  if (words.length < 2) return words;
  const many = words.filter((word) => !isLoneLetter(word));
  const telling = many.filter((word) => !isStop(word));
  return telling.length > 0 ? telling : many;
};

/** Whether a word matches words beginning with it: one letter does not, nor do two, such as PR, IT or Q3. */
export const mayBegin = (word: string): boolean =>
  !isLoneLetter(word) && !/^\p{Script=Latin}[\p{Script=Latin}\p{Nd}]$/u.test(word);
