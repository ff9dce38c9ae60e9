import { type HTMLProcessingParser, loadDefaultJapaneseParser, loadDefaultSimplifiedChineseParser } from 'budoux';
import { getLanguageTag, type Locale } from '../../i18n/locales';
import type { Phrases } from '../../model/values';

/** The parsers of languages written without spaces. */
const parsers: Partial<Record<Locale, HTMLProcessingParser>> = {
  cn: loadDefaultSimplifiedChineseParser(),
  jp: loadDefaultJapaneseParser(),
};

/**
 * Matches text after which no line may end: numbers before their unit, opening punctuation, and Chinese words for
 * “each” or “from”.
 */
const neverLast =
  /[\d一二三四五六七八九十两几]个$|\dか$|[\d〇一二三四五六七八九十百千万亿億两第半各每从\p{Ps}\p{Pi}]$/u;
/** Matches the start of a number after a word, unless it is within a date or an amount. */
const number = /(?<=[\p{Script=Han}\p{Script=Katakana}ー])(?<![億亿万千百十年月日第約约])(?=\d)/gu;
/** Chinese compounds that both BudouX and `Intl.Segmenter` split into two words. */
const compound = /工作台|工坊|葡萄园|新闻稿|手语词|资本市场日/gu;
/**
 * The maximum length of a phrase in characters. Longer phrases do not fit the narrow cards on a phone, so their lines
 * may also end within them.
 */
const maxPhraseLength = 10;
/**
 * Matches text before which no line may end: punctuation, unless it opens, Chinese particles, and the Japanese verb of a
 * duration.
 */
const neverFirst = /^(?:[\p{Pd}\p{Pe}\p{Pf}\p{Po}的了着过们]|かけて)/u;

/** The words of a title, each with its offset. */
type WordSegments = readonly { segment: string; index: number }[];

/**
 * The offsets at which lines may end within a long phrase: before its numbers or, without any, between two words near
 * its middle.
 */
const findInnerEnds = (title: string, start: number, end: number, words: WordSegments): number[] => {
  const phrase = title.slice(start, end);
  if (phrase.length <= maxPhraseLength) return [];
  const numbers = [...phrase.matchAll(number)].map((match) => start + match.index);
  if (numbers.length > 0) return numbers;
  const getDistanceFromMiddle = (offset: number) => Math.abs(offset - (start + end) / 2);
  return words
    .filter(
      ({ segment, index }, position) =>
        index > start &&
        index < end &&
        canEndAt(title, index) &&
        segment.length > 1 &&
        (words[position - 1]?.segment.length ?? 0) > 1,
    )
    .map(({ index }) => index)
    .sort((one, other) => getDistanceFromMiddle(one) - getDistanceFromMiddle(other))
    .slice(0, 1);
};

const canEndAt = (title: string, end: number): boolean =>
  !neverLast.test(title.slice(0, end)) &&
  !neverFirst.test(title.slice(end)) &&
  [...title.matchAll(compound)].every(({ 0: word, index }) => end <= index || end >= index + word.length);

/**
 * The offsets at which a line of a title may end, in a language written without spaces; otherwise none. They are the
 * ends of BudouX phrases that are also ends of words for `Intl.Segmenter`: each corrects mistakes of the other.
 */
export const findPhraseEnds = (locale: Locale, title: string): number[] => {
  const parser = parsers[locale];
  if (!parser) return [];
  const words = [...new Intl.Segmenter(getLanguageTag(locale), { granularity: 'word' }).segment(title)];
  const starts = new Set(words.map(({ index }) => index));
  const ends = parser.parseBoundaries(title).filter((end) => starts.has(end) && canEndAt(title, end));
  return [0, ...ends].flatMap((start, index) => {
    const innerEnds = findInnerEnds(title, start, ends[index] ?? title.length, words);
    return start > 0 ? [start, ...innerEnds] : innerEnds;
  });
};

/** The texts in the named fields, at any depth. */
const collectTexts = (value: unknown, names: readonly string[]): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, part]) =>
        names.includes(name) && typeof part === 'string' ? [part] : collectTexts(part, names),
      )
    : [];

interface TypedSection {
  type: string;
  [name: string]: unknown;
}

/** Sections whose texts are nearly as large as titles. */
const displaySections = ['hero', 'quote', 'call-to-action'];

/** The ends of the phrases in each text, by text. Texts with a single phrase are left out. */
export const findPhrases = (locale: Locale, texts: readonly string[]): Phrases =>
  Object.fromEntries(
    texts.map((text) => [text, findPhraseEnds(locale, text)] as const).filter(([, ends]) => ends.length > 0),
  );

/** The ends of the phrases in the titles and the large texts of sections, by text. */
export const findTitlePhrases = (locale: Locale, sections: readonly TypedSection[]): Phrases =>
  findPhrases(
    locale,
    sections.flatMap((section) =>
      collectTexts(section, displaySections.includes(section.type) ? ['title', 'text'] : ['title']),
    ),
  );
