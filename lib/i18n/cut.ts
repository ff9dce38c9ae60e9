import { wordSegments } from './word-segments.ts';

const uncut = 100;
const longest = 110;

/**
 * A description short enough for a list: up to 100 characters unchanged; longer ones are cut at the last word boundary
 * at or before 110, with an ellipsis. `tag` is the language tag of the text.
 */
export const cutDescription = (text: string, tag: string): string => {
  if (text.length <= uncut) return text;
  const words = wordSegments(text, tag);
  const room = Math.min(longest, text.length - 1);
  const last = words.findLast(({ index, segment }) => index + segment.length <= room);
  const cut = text.slice(0, last ? last.index + last.segment.length : room);
  return `${cut.replace(/[\s\p{P}\p{Cs}]+$/u, '')}…`;
};
