import { type HTMLProcessingParser, loadDefaultJapaneseParser, loadDefaultSimplifiedChineseParser } from 'budoux';
import { type Locale, tagOf } from '../../i18n/locales';

/** The parsers of languages written without spaces. */
const parsers: Partial<Record<Locale, HTMLProcessingParser>> = {
  cn: loadDefaultSimplifiedChineseParser(),
  jp: loadDefaultJapaneseParser(),
};

/** Numbers stay with their unit; opening punctuation stays with what it opens. */
const neverLast = /[\d〇一二三四五六七八九十百千万亿億两第\p{Ps}\p{Pi}]$/u;
/** A number that begins after a word, and not within a date or an amount. */
const number = /(?<=[\p{Script=Han}\p{Script=Katakana}ー])(?<![億亿万千百十年月日第約约])(?=\d)/gu;
/** In characters. Longer phrases do not fit the narrow cards of a phone: their lines may end before a number, too. */
const long = 8;
/** Punctuation and Chinese particles. */
const neverFirst = /^[\p{P}的了着过们]/u;

/**
 * The offsets at which a line of a title may end, in a language written without spaces; otherwise none. They are the
 * ends of BudouX's phrases that are also ends of words for `Intl.Segmenter`: each corrects mistakes of the other.
 */
export const phraseEnds = (locale: Locale, title: string): number[] => {
  const parser = parsers[locale];
  if (!parser) return [];
  const words = [...new Intl.Segmenter(tagOf(locale), { granularity: 'word' }).segment(title)];
  const starts = new Set(words.map(({ index }) => index));
  const ends = parser
    .parseBoundaries(title)
    .filter((end) => starts.has(end) && !neverLast.test(title.slice(0, end)) && !neverFirst.test(title.slice(end)));
  return [0, ...ends].flatMap((start, index) => {
    const phrase = title.slice(start, ends[index]);
    const numbers = phrase.length > long ? [...phrase.matchAll(number)].map((found) => start + found.index) : [];
    return start > 0 ? [start, ...numbers] : numbers;
  });
};

const titlesIn = (value: unknown): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, part]) =>
        name === 'title' && typeof part === 'string' ? [part] : titlesIn(part),
      )
    : [];

/** The ends of phrases of the titles in the sections of a page, by title. */
export const titlePhrases = (locale: Locale, sections: unknown): Record<string, number[]> =>
  Object.fromEntries(
    titlesIn(sections)
      .map((title) => [title, phraseEnds(locale, title)] as const)
      .filter(([, ends]) => ends.length > 0),
  );
