import { segmentWords } from './word-segments.ts';

const maxUncutLength = 100;
const maxCutLength = 110;

/**
 * Shortens a description for a list. Up to 100 characters are unchanged; a longer text is cut at the last word boundary
 * within 110 characters, with an ellipsis. `tag` is its language tag.
 */
export const truncateDescription = (text: string, tag: string): string => {
  if (text.length <= maxUncutLength) return text;
  const words = segmentWords(text, tag);
  const maxEnd = Math.min(maxCutLength, text.length - 1);
  const last = words.findLast(({ index, segment }) => index + segment.length <= maxEnd);
  const cut = text.slice(0, last ? last.index + last.segment.length : maxEnd);
  return `${cut.replace(/[\s\p{P}\p{Cs}]+$/u, '')}…`;
};
