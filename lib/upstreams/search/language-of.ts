import { getLanguageTag, type Locale } from '../../i18n/locales.ts';
import { parseWords } from '../../i18n/words.ts';
import type { Aliases, Dictionary } from './contract';
import { stemOf } from './stems.ts';
import { type Phrase, type SynonymTable, synonymTable } from './synonyms.ts';
import { isPlaceEnding, isStopWord, tellingWords } from './telling-words.ts';

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
  wordsIn(text: string): string[];
}

const isKana = (text: string) => /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(text);

/** Katakana as hiragana, so that a reading is the same in both. */
const toHiragana = (word: string) =>
  word.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/** The language of a locale, with its dictionary. */
export const languageOf = (
  locale: Locale,
  { synonyms = [], characters = {}, aliases = [] }: Partial<Dictionary> = {},
): Language => {
  const isStop = (word: string) => isStopWord(word, locale);
  const stem = (word: string) => stemOf(word, locale);
  const segmented = (text: string) =>
    parseWords(
      text.replace(/\p{Script=Han}/gu, (character) => characters[character] ?? character),
      getLanguageTag(locale),
    );
  const placeIn = (text: string): string[] | null => {
    const ending = text.slice(-1);
    if (!isPlaceEnding(ending, locale)) return null;
    const [name = '', ...others] = segmented(text.slice(0, -1));
    const isPlace = name.length > 1 && others.length === 0 && segmented(text).length > 1;
    return isPlace ? [name, ending] : null;
  };
  const readings = new Set(synonyms.flat().filter(isKana).map(toHiragana));
  const wordsIn = (text: string) =>
    text
      .normalize('NFKC')
      .split(/\s+/)
      .flatMap((part) => (readings.has(toHiragana(part)) ? part : (placeIn(part) ?? segmented(part))));

  const askedPhrase = (text: string): Phrase => tellingWords(wordsIn(text), isStop);
  const meantPhrase = (text: string): Phrase => tellingWords(segmented(text), isStop);
  const same = synonyms.map((group): Aliases => ({ asked: group, meant: group }));
  const groups = [...same, ...aliases].map(({ asked, meant }) => ({
    asked: asked.map(askedPhrase),
    meant: meant.map(meantPhrase),
  }));
  return { isStop, stem, wordsIn, synonyms: synonymTable(groups, (word) => toHiragana(stem(word))) };
};
