import { type Locale, mapLocales } from '../../i18n/locales.ts';
import { vocabularies } from './vocabulary.ts';

const buildWordSets = (getWords: (locale: Locale) => string) =>
  mapLocales((locale) => new Set(getWords(locale).split(' ')));

const stopWords = buildWordSets((locale) => vocabularies[locale].stopWords);
const placeSuffixes = buildWordSets((locale) => vocabularies[locale].placeSuffixes ?? '');
const fillers = buildWordSets((locale) => vocabularies[locale].fillers ?? '');
const genreWords = buildWordSets((locale) => vocabularies[locale].genreWords);

/** Whether a word says only that a job is searched for, such as `jobs` or 招聘. */
export const isGenreWord = (word: string, locale: Locale): boolean => genreWords[locale].has(word);

/** Whether a word only marks the name before it as a city or region, such as 市 (city) in 巴黎市 (Paris). */
export const isPlaceSuffix = (word: string, locale: Locale): boolean => placeSuffixes[locale].has(word);

/** Whether a word is a stop word of a locale, place suffixes included. */
export const isStopWord = (word: string, locale: Locale): boolean =>
  stopWords[locale].has(word) || isPlaceSuffix(word, locale);

/** Whether a word says nothing about the subject of a text: a stop word or a filler. */
export const isFiller = (word: string, locale: Locale): boolean =>
  isStopWord(word, locale) || fillers[locale].has(word);

/** Whether a word is a single letter, which is not significant, such as `l` in `l’atelier` or a Japanese particle. */
const isSingleLetter = (word: string) => /^[\p{Script=Latin}\p{Script=Hiragana}]$/u.test(word);

/** The significant words of a list; if there are none, all but single letters, or else these. */
export const selectSignificantWords = (
  words: readonly string[],
  isStop: (word: string) => boolean,
): readonly string[] => {
  if (words.length < 2) return words;
  const multiLetterWords = words.filter((word) => !isSingleLetter(word));
  const significantWords = multiLetterWords.filter((word) => !isStop(word));
  if (significantWords.length > 0) return significantWords;
  return multiLetterWords.length > 0 ? multiLetterWords : words;
};

/**
 * Whether a word may match as a prefix. Numbers, one or two Latin characters, such as PR, IT or Q3, and single
 * characters match only whole words.
 */
export const canMatchPrefix = (word: string): boolean =>
  word.length > 1 && !/^(\p{Nd}+|\p{Script=Latin}[\p{Script=Latin}\p{Nd}])$/u.test(word);
