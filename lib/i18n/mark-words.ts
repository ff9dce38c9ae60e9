import { wordSegments } from './word-segments.ts';
import { wordsOf } from './words.ts';

/** Two Latin letters match only themselves: PR is not the beginning of a price. */
const isMeant = (word: string, term: string) =>
  word === term || (word.startsWith(term) && !/^\p{Script=Latin}[\p{Script=Latin}\p{Nd}]$/u.test(term));

/** The parts of a text, in order: marked parts are words of `search`, or begin with one. */
export const markWords = (text: string, search: string, tag: string): { part: string; isMarked: boolean }[] => {
  const terms = wordsOf(search, tag).filter((word) => word.length > 1 || !/\p{Script=Latin}/u.test(word));
  if (terms.length === 0) return [{ part: text, isMarked: false }];
  const parts: { part: string; isMarked: boolean }[] = [];
  for (const { segment } of wordSegments(text, tag)) {
    const isMarked = wordsOf(segment, tag).some((word) => terms.some((one) => isMeant(word, one)));
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked) last.part += segment;
    else parts.push({ part: segment, isMarked });
  }
  return parts;
};
