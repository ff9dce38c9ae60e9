import { getLanguageTag, type Locale } from '../../i18n/locales.ts';
import { parseWords } from '../../i18n/words.ts';
import type { Aliases, Dictionary } from './contract';
import { isGenreWord, isPlaceSuffix, isStopWord, selectSignificantWords } from './significant-terms.ts';
import { toStem } from './stems.ts';
import { createSynonymTable, type Phrase, type SynonymTable } from './synonyms.ts';
import { vocabularies } from './vocabulary.ts';

/** The rules and synonyms of the language of a query. */
export interface Language {
  /** Whether a word is a stop word. */
  isStop(word: string): boolean;
  /** Whether a word matters only if a query has no others. */
  isMinor(word: string): boolean;
  /** The stem of a word. */
  stem(word: string): string;
  synonyms: SynonymTable;
  /** The words to which misspelt ones may be corrected; all words of the collection if absent. */
  vocabulary?: ReadonlySet<string>;
  /**
   * Splits the text of a query into words. A genre word or a reading in kana is not split: segmenters only split kanji reliably. The
   * suffix of a city or region is a word: 东京都 is 东京 and 都, not 东 and 京都.
   */
  tokenize(text: string): string[];
}

const isKana = (text: string) => /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(text);

/** Converts katakana to hiragana: readings in both are equal. */
const toHiragana = (word: string) =>
  word.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/** A character of a script without spaces, as a part of a pattern. */
const unspacedCharacter = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
const unspacedPhrase = new RegExp(`^${unspacedCharacter}{2,}$`, 'u');
const spaceBetweenUnspaced = new RegExp(`(?<=${unspacedCharacter}) (?=${unspacedCharacter})`, 'gu');

/** Whether a phrase is written in a script without spaces, and is long enough to be found inside of a text. */
const isUnspaced = (phrase: string) => unspacedPhrase.test(phrase);

const isKatakana = (text: string) => /^[\p{Script=Katakana}ー]+$/u.test(text);

/** Joins neighbouring words of a script without spaces, as they were written. */
export const joinUnspacedWords = (words: readonly string[]): string[] =>
  words.join(' ').replace(spaceBetweenUnspaced, '').split(' ').filter(Boolean);

/** Creates a function that puts spaces around the phrases in a text, of which segmenters know only some. */
const createPhraseSplitter = (phrases: readonly string[]) => {
  const longestFirst = [...new Set(phrases)].toSorted((a, b) => b.length - a.length);
  // A phrase in katakana is never a part of a longer katakana word: ランス is not in フリーランス.
  const patterns = longestFirst.map((phrase) =>
    isKatakana(phrase) ? `(?<![\\p{Script=Katakana}ー])${phrase}(?![\\p{Script=Katakana}ー])` : phrase,
  );
  const pattern = new RegExp(patterns.join('|'), 'gu');
  return (text: string): string => (longestFirst.length > 0 ? text.replace(pattern, ' $& ') : text);
};

/** Creates the language of a locale with its dictionary. */
export const createLanguage = (
  locale: Locale,
  { synonyms = [], characters = {}, aliases = [], labels = [] }: Partial<Dictionary> = {},
): Language => {
  const isStop = (word: string) => isStopWord(word, locale);
  const stem = (word: string) => toStem(word, locale);
  const simplify = (text: string) =>
    text.replace(/\p{Script=Han}/gu, (character) => characters[character] ?? character);
  const segment = (text: string) => parseWords(simplify(text), getLanguageTag(locale));
  const splitPlaceSuffix = (text: string): string[] | null => {
    const ending = text.slice(-1);
    if (!isPlaceSuffix(ending, locale)) return null;
    const [name = '', ...otherWords] = segment(text.slice(0, -1));
    const isPlaceName = name.length > 1 && otherWords.length === 0 && segment(text).length > 1;
    return isPlaceName ? [name, ending] : null;
  };
  const readings = new Set(synonyms.flat().filter(isKana).map(toHiragana));
  const unspacedPhrases = [
    ...synonyms.flat(),
    ...aliases.flatMap(({ phrases }) => phrases),
    ...labels,
    ...vocabularies[locale].genreWords.split(' '),
  ].filter(isUnspaced);
  const splitAtPhrases = createPhraseSplitter(unspacedPhrases);
  const tokenize = (text: string) =>
    splitAtPhrases(simplify(text.normalize('NFKC')))
      .split(/\s+/)
      .flatMap((token) =>
        isGenreWord(token, locale) || readings.has(toHiragana(token))
          ? token
          : (splitPlaceSuffix(token) ?? segment(token)),
      );

  const toQueryPhrase = (text: string): Phrase => selectSignificantWords(tokenize(text), isStop);
  const toSynonymPhrase = (text: string): Phrase => selectSignificantWords(segment(text), isStop);
  const equivalents = synonyms.map((phrases): Aliases => ({ phrases, targets: phrases }));
  const groups = [...equivalents, ...aliases].map(({ phrases, targets }) => ({
    phrases: phrases.map(toQueryPhrase),
    synonyms: targets.map(toSynonymPhrase),
  }));
  return {
    isStop,
    isMinor: vocabularies[locale].isMinor ?? (() => false),
    stem,
    tokenize,
    synonyms: createSynonymTable(groups, (word) => toHiragana(stem(word))),
    ...(labels.length > 0 && { vocabulary: new Set(labels.flatMap(segment)) }),
  };
};
