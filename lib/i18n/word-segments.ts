import { oncePer } from './once-per.ts';

const segmenters = oncePer((tag: string) => new Intl.Segmenter(tag, { granularity: 'word' }));

/** The segments of a text between its word boundaries; `tag` is its language tag. */
export const wordSegments = (text: string, tag: string): Intl.Segments => segmenters(tag).segment(text);
