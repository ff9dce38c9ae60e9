import { getLanguageTag, type Locale } from '../../i18n/locales.ts';
import { parseWords } from '../../i18n/words.ts';
import type { Aliases, Dictionary } from './contract';
import { isGenreWord, isPlaceSuffix, isStopWord, selectSignificantWords } from './significant-terms.ts';
import { toStem } from './stems.ts';
import { createSynonymTable, type Phrase, type SynonymTable } from './synonyms.ts';
import { isSingleCharacter, vocabularies } from './vocabulary.ts';

/** The rules and synonyms of the language of a query. */
export interface Language {
  /** Whether a word is a stop word. */
  isStop(word: string): boolean;
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
  /** Splits a word of a query into the parts that it may be split into in texts. */
  split(word: string): string[];
}

const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text);

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

/** Joins neighbouring single characters, into which segmenters split words that they do not know: 双 and 休 are 双休. */
const joinCharacters = (words: readonly string[], isStop: (word: string) => boolean): string[] => {
  const isPart = (word = '') => isSingleCharacter(word) && !isStop(word);
  return words.reduce<string[]>((joined, word, index) => {
    if (isPart(word) && isPart(words[index - 1])) joined.push(`${joined.pop()}${word}`);
    else joined.push(word);
    return joined;
  }, []);
};

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
  const readings = new Set(synonyms.flat().filter(isKana).map(toHiragana));
  const unspacedPhrases = [
    ...synonyms.flat(),
    ...aliases.flatMap(({ phrases }) => phrases),
    ...labels,
    ...vocabularies[locale].genreWords.split(' '),
  ].filter(isUnspaced);
  const splitAtPhrases = createPhraseSplitter(unspacedPhrases);
  /** Whether a word in katakana is split into fragments, as it is unknown or incomplete. */
  const isFragmented = (token: string) => isKatakana(token) && segment(token).some((part) => part.length === 1);
  const splitToken = (token: string): string[] =>
    isGenreWord(token, locale) || readings.has(toHiragana(token)) || isFragmented(token)
      ? [token]
      : joinCharacters(segment(token), isStop);
  const splitPlaceSuffix = (token: string): string[] | null => {
    const ending = token.slice(-1);
    if (!isPlaceSuffix(ending, locale)) return null;
    const [name = '', ...otherWords] = splitToken(token.slice(0, -1));
    const isPlaceName = name.length > 1 && otherWords.length === 0 && segment(token).length > 1;
    return isPlaceName ? [name, ending] : null;
  };
  const tokenize = (text: string) =>
    splitAtPhrases(simplify(text.normalize('NFKC')))
      .split(/\s+/)
      .flatMap((token) => splitPlaceSuffix(token) ?? splitToken(token));

  const toQueryPhrase = (text: string): Phrase => selectSignificantWords(tokenize(text), isStop);
  const toSynonymPhrase = (text: string): Phrase => selectSignificantWords(segment(text), isStop);
  const equivalents = synonyms.map((phrases): Aliases => ({ phrases, targets: phrases }));
  const groups = [...equivalents, ...aliases].map(({ phrases, targets }) => ({
    phrases: phrases.map(toQueryPhrase),
    // A stop word may be an abbreviation in a query, such as the Italian AD (CEO), but not in texts.
    synonyms: targets.map(toSynonymPhrase).filter((phrase) => !phrase.every(isStop)),
  }));
  return {
    isStop,
    stem,
    tokenize,
    split: (word) => (isHan(word) ? [...word] : segment(word)),
    synonyms: createSynonymTable(groups, (word) => toHiragana(stem(word))),
    ...(labels.length > 0 && { vocabulary: new Set(labels.flatMap(segment)) }),
  };
};
