import { segmentWords } from './word-segments.ts';
import { parseWords } from './words.ts';

interface Term {
  word: string;
  /** Whether words that begin with `word` also match. */
  isPrefix: boolean;
}

/**
 * Parses the terms of a search. A single Latin letter is none, and two match only whole words: PR does not match price.
 * Nor does a single character of a longer Chinese or Japanese word match as a prefix: 工 of 工坊 does not match 工作.
 */
export const parseTerms = (search: string, tag: string): Term[] =>
  search.split(/\s+/u).flatMap((part) => {
    const words = parseWords(part, tag);
    return words
      .filter((word) => word.length > 1 || !/\p{Script=Latin}/u.test(word))
      .map((word) => ({
        word,
        isPrefix: (word.length > 1 || words.length === 1) && !/^\p{Script=Latin}[\p{Script=Latin}\p{Nd}]$/u.test(word),
      }));
  });

/** Splits a text into parts, and marks those that match a term of `search`. `tag` is the language tag of the text. */
export const markWords = (text: string, search: string, tag: string): { part: string; isMarked: boolean }[] => {
  const terms = parseTerms(search, tag);
  if (terms.length === 0) return [{ part: text, isMarked: false }];
  const parts: { part: string; isMarked: boolean }[] = [];
  for (const { segment } of segmentWords(text, tag)) {
    const isMarked = parseWords(segment, tag).some((word) =>
      terms.some((term) => (term.isPrefix ? word.startsWith(term.word) : word === term.word)),
    );
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked) last.part += segment;
    else parts.push({ part: segment, isMarked });
  }
  return parts;
};
