import { markWords, parseTerms } from './mark-words.ts';
import { memoize } from './memoize.ts';
import { segmentWords } from './word-segments.ts';
import { parseWords, simplifyText } from './words.ts';

const getSegmenter = memoize((tag: string) => new Intl.Segmenter(tag, { granularity: 'sentence' }));

/** The maximum number of characters before the first keyword of an excerpt. */
const maxLeadLength = 40;

/** The number of different keywords that are marked in a text. */
const countMarks = (text: string, keywords: string, tag: string): number =>
  new Set(markWords(text, keywords, tag).flatMap(({ part, isMarked }) => (isMarked ? parseWords(part, tag) : []))).size;

/** The sentence without what precedes its first keyword by more than `maxLeadLength` characters. */
const trimStart = (sentence: string, keywords: string, tag: string): string => {
  const [lead] = markWords(sentence, keywords, tag);
  if (!lead || lead.isMarked || lead.part.length <= maxLeadLength) return sentence;
  const start = segmentWords(sentence, tag).find(
    ({ index, isWordLike }) => isWordLike && index >= lead.part.length - maxLeadLength,
  );
  return start ? `…${sentence.slice(start.index)}` : sentence;
};

/**
 * The sentence of a text with the most keywords, from shortly before the first of them; null if none is in the text.
 * `tag` is the language tag of the text.
 */
export const findExcerpt = (text: string, keywords: string, tag: string): string | null => {
  const terms = parseTerms(keywords, tag);
  let best = { sentence: '', count: 0 };
  for (const line of text.split('\n')) {
    // Most lines have none of the terms; splitting them into words would take the most time.
    const lineText = simplifyText(line, tag);
    if (!terms.some(({ word }) => lineText.includes(word))) continue;
    for (const { segment } of getSegmenter(tag).segment(line)) {
      const count = countMarks(segment, keywords, tag);
      if (count > best.count) best = { sentence: segment.trim(), count };
    }
  }
  return best.count > 0 ? trimStart(best.sentence, keywords, tag) : null;
};
