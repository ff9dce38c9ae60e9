import { joinKatakana, type Segment } from './join-katakana.ts';
import { oncePer } from './once-per.ts';

const segmenters = oncePer((tag: string) => new Intl.Segmenter(tag, { granularity: 'word' }));

const hasKatakana = (text: string) => /[\p{Script=Katakana}ー]/u.test(text);

/** The segments of a text between its word boundaries; `tag` is its language tag. */
export const wordSegments = (text: string, tag: string): Segment[] => {
  const split = (part: string): Segment[] => [...segmenters(tag).segment(part)];
  const segments = split(text);
  return hasKatakana(text) ? joinKatakana(segments, (part) => split(part).length === 1) : segments;
};
