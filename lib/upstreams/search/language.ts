import { getLanguageTag, type Locale } from '../../i18n/locales.ts';
import { parseWords } from '../../i18n/words.ts';
import type { Aliases, Dictionary } from './contract';
import { isPlaceEnding, isStopWord, significantTerms } from './significant-terms.ts';
import { toStem } from './stems.ts';
import { createSynonymTable, type Phrase, type SynonymTable } from './synonyms.ts';

/** What a search needs to know of the language of its text. */
export interface Language {
  isStop(word: string): boolean;
  /** A word without its ending. */
  stem(word: string): string;
  synonyms: SynonymTable;
  /**
   * The words of a search. A reading in kana stays whole: only kanji can be split into words. The ending of a city or
   * region is a word: 东京都 is 东京 and 都, not 东 and 京都.
   */
  tokenize(text: string): string[];
}

const isKana = (text: string) => /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(text);

/** Katakana as hiragana, so that a reading is the same in both. */
const toHiragana = (word: string) =>
  word.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/** The language of a locale, with its dictionary. */
export const createLanguage = (
  locale: Locale,
  { synonyms = [], characters = {}, aliases = [] }: Partial<Dictionary> = {},
): Language => {
  const isStop = (word: string) => isStopWord(word, locale);
  const stem = (word: string) => toStem(word, locale);
  const segment = (text: string) =>
    parseWords(
      text.replace(/\p{Script=Han}/gu, (character) => characters[character] ?? character),
      getLanguageTag(locale),
    );
  const splitPlaceEnding = (text: string): string[] | null => {
    const ending = text.slice(-1);
    if (!isPlaceEnding(ending, locale)) return null;
    const [name = '', ...otherWords] = segment(text.slice(0, -1));
    const isPlaceName = name.length > 1 && otherWords.length === 0 && segment(text).length > 1;
    return isPlaceName ? [name, ending] : null;
  };
  const readings = new Set(synonyms.flat().filter(isKana).map(toHiragana));
  const tokenize = (text: string) =>
    text
      .normalize('NFKC')
      .split(/\s+/)
      .flatMap((token) => (readings.has(toHiragana(token)) ? token : (splitPlaceEnding(token) ?? segment(token))));

  const toQueryPhrase = (text: string): Phrase => significantTerms(tokenize(text), isStop);
  const toSynonymPhrase = (text: string): Phrase => significantTerms(segment(text), isStop);
  const equivalents = synonyms.map((phrases): Aliases => ({ phrases, targets: phrases }));
  const groups = [...equivalents, ...aliases].map(({ phrases, targets }) => ({
    phrases: phrases.map(toQueryPhrase),
    synonyms: targets.map(toSynonymPhrase),
  }));
  return { isStop, stem, tokenize, synonyms: createSynonymTable(groups, (word) => toHiragana(stem(word))) };
};
