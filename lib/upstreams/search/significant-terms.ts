import { type Locale, locales } from '../../i18n/locales.ts';
import { vocabularies } from './vocabulary.ts';

const wordSetsByLocale = (list: (locale: Locale) => string) =>
  new Map(locales.map((locale) => [locale, new Set(list(locale).split(' '))]));

const stopWords = wordSetsByLocale((locale) => vocabularies[locale].stopWords);
const placeEndings = wordSetsByLocale((locale) => vocabularies[locale].placeEndings ?? '');
const fillers = wordSetsByLocale((locale) => vocabularies[locale].fillers ?? '');

/** Whether a word only says that the name before it is a city or region. */
export const isPlaceEnding = (word: string, locale: Locale): boolean => placeEndings.get(locale)?.has(word) === true;

export const isStopWord = (word: string, locale: Locale): boolean =>
  stopWords.get(locale)?.has(word) === true || isPlaceEnding(word, locale);

/** Whether a word says nothing about a text's subject. */
export const isFiller = (word: string, locale: Locale): boolean =>
  isStopWord(word, locale) || fillers.get(locale)?.has(word) === true;

/** A single letter is not significant: `l` of `l’atelier`, a particle of Japanese. */
const isSingleLetter = (word: string) => /^[\p{Script=Latin}\p{Script=Hiragana}]$/u.test(word);

/** The significant words; all of them if none is, except for single letters. */
export const significantTerms = (words: readonly string[], isStop: (word: string) => boolean): readonly string[] => {
  if (words.length < 2) return words;
  const multiLetterWords = words.filter((word) => !isSingleLetter(word));
  const significant = multiLetterWords.filter((word) => !isStop(word));
  return significant.length > 0 ? significant : multiLetterWords;
};

/** Whether a word matches words beginning with it: one letter does not, nor do two, such as PR, IT or Q3. */
export const prefixAllowed = (word: string): boolean =>
  !isSingleLetter(word) && !/^\p{Script=Latin}[\p{Script=Latin}\p{Nd}]$/u.test(word);
