import { joinKatakana, type Segment } from './join-katakana.ts';
import { oncePer } from './once-per.ts';

const segmenters = oncePer((tag: string) => new Intl.Segmenter(tag, { granularity: 'word' }));

/** The segments of a text between its word boundaries; `tag` is its language tag. */
export const wordSegments = (text: string, tag: string): Segment[] => {
  const split = (part: string): Segment[] => [...segmenters(tag).segment(part)];
  return joinKatakana(split(text), (part) => split(part).length === 1);
};
