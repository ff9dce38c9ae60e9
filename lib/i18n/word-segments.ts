import { joinKatakana, type Segment } from './join-katakana.ts';
import { memoize } from './memoize.ts';

const getSegmenter = memoize((tag: string) => new Intl.Segmenter(tag, { granularity: 'word' }));

const hasKatakana = (text: string) => /[\p{Script=Katakana}ー]/u.test(text);

/** Joins the negation 非 to the next word: 非全日制 is not 全日制. */
const joinNegation = (segments: readonly Segment[]): Segment[] =>
  segments.flatMap((segment, index) => {
    if (segments[index - 1]?.segment === '非' && segment.isWordLike) return [];
    const next = segment.segment === '非' ? segments[index + 1] : undefined;
    return next?.isWordLike ? { ...segment, segment: segment.segment + next.segment } : segment;
  });

/** Splits a text at its word boundaries. `tag` is its language tag. */
export const segmentWords = (text: string, tag: string): Segment[] => {
  const split = (part: string): Segment[] => [...getSegmenter(tag).segment(part)];
  const segments = text.includes('非') ? joinNegation(split(text)) : split(text);
  return hasKatakana(text) ? joinKatakana(segments, (part) => split(part).length === 1) : segments;
};
