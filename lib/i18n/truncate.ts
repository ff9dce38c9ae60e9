import { segmentWords } from './word-segments.ts';

const maxUncutLength = 100;
const maxCutLength = 110;

/**
 * A description short enough for a list: up to 100 characters unchanged; longer ones are cut at the last word boundary
 * at or before 110, with an ellipsis. `tag` is the language tag of the text.
 */
export const truncateDescription = (text: string, tag: string): string => {
  if (text.length <= maxUncutLength) return text;
  const words = segmentWords(text, tag);
  const maxEnd = Math.min(maxCutLength, text.length - 1);
  const last = words.findLast(({ index, segment }) => index + segment.length <= maxEnd);
  const cut = text.slice(0, last ? last.index + last.segment.length : maxEnd);
  return `${cut.replace(/[\s\p{P}\p{Cs}]+$/u, '')}…`;
};
