import LineBreaker from 'linebreak';
import { segmentWords } from '../i18n/word-segments.ts';

/** Characters without a break between them. If `endsLine` is set, the line must end after them. */
interface Piece {
  text: string;
  endsLine: boolean;
}

interface MeasuredPiece {
  length: number;
  endsLine: boolean;
  width: number;
  /** The width without trailing spaces. */
  inkWidth: number;
}

/** Two characters that stay together: katakana of a compound, a character and the hiragana after it, or a digit and its unit. */
const unbreakable = /^(?:[\p{Script=Katakana}ー]{2}|.\p{Script=Hiragana}|\d\p{Script=Han})$/u;

const findWordStarts = (text: string, tag: string): Set<number> =>
  new Set(
    segmentWords(text, tag)
      .map(({ index }) => index)
      .filter((index) => !unbreakable.test(text.slice(index - 1, index + 1))),
  );

/** The ends of Thai words, which are not separated by spaces. Signs of abbreviation and repetition follow a word. */
const findThaiBreaks = (text: string): number[] =>
  /\p{Script=Thai}/u.test(text)
    ? [...findWordStarts(text, 'th')].filter((index) =>
        /^\p{Script=Thai}(?![ๆฯ])\p{Script=Thai}$/u.test(text.slice(index - 1, index + 1)),
      )
    : [];

/**
 * The pieces of a text by UAX 14. Korean words are not divided and, in titles, neither are Chinese and Japanese words.
 */
const splitPieces = (text: string, tag: string, isTitle: boolean): Piece[] => {
  const starts = isTitle && findWordStarts(text, tag);
  const breaker = new LineBreaker(text);
  const breaks = findThaiBreaks(text).map((position) => ({ position, required: false }));
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) breaks.push(next);
  const pieces: Piece[] = [];
  let start = 0;
  for (const { position: end, required } of breaks.sort((a, b) => a.position - b.position)) {
    const isInWord = starts ? !starts.has(end) : /^\p{Script=Hangul}{2}$/u.test(text.slice(end - 1, end + 1));
    if (isInWord && !required && end < text.length) continue;
    pieces.push({ text: text.slice(start, end), endsLine: required && end < text.length });
    start = end;
  }
  return pieces;
};

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const splitCharacters = ({ text, endsLine }: Piece): Piece[] =>
  Array.from(graphemes.segment(text), ({ segment, index }) => ({
    text: segment,
    endsLine: endsLine && index + segment.length === text.length,
  }));

/** Divides spans into consecutive parts with these numbers of characters. What is left over belongs to no part. */
const divideSpans = <S extends { text: string }>(spans: readonly S[], lengths: readonly number[]): S[][] => {
  const rest = spans.toReversed();
  return lengths.map((length) => {
    const part: S[] = [];
    for (let missing = length; missing > 0; ) {
      const span = rest.pop();
      if (!span) break;
      const text = span.text.slice(0, missing);
      part.push({ ...span, text });
      missing -= text.length;
      if (text.length < span.text.length) rest.push({ ...span, text: span.text.slice(text.length) });
    }
    return part;
  });
};

interface LineOptions<S> {
  width: number;
  /** The language of the text. */
  tag: string;
  /** Makes lines about equally long, and does not divide Chinese and Japanese words. */
  title?: boolean;
  measure: (span: S) => number;
}

/** Breaks a paragraph into lines that are at most `width` wide; a piece that is wider breaks anywhere. */
export const breakLines = <S extends { text: string }>(spans: readonly S[], options: LineOptions<S>): S[][] => {
  const { width, tag, title: isTitle = false, measure } = options;
  const sum = (part: readonly S[]) => part.reduce((total, span) => total + measure(span), 0);
  const measurePieces = (content: readonly S[], pieces: readonly Piece[]): MeasuredPiece[] => {
    const parts = divideSpans(
      content,
      pieces.map(({ text }) => text.length),
    );
    return pieces.flatMap((piece, index) => {
      const { text, endsLine } = piece;
      const part = parts[index] ?? [];
      const inkWidth = sum(divideSpans(part, [text.trimEnd().length]).flat());
      const characters = inkWidth > width ? splitCharacters(piece) : [];
      if (characters.length > 1) return measurePieces(part, characters);
      return [{ length: text.length, endsLine, inkWidth, width: sum(part) }];
    });
  };
  const text = spans.map((span) => span.text).join('');
  const pieces = measurePieces(spans, splitPieces(text, tag, isTitle));

  /** The lengths of lines of at most this width. */
  const findLineLengths = (limit: number): number[] => {
    const lengths: number[] = [];
    let [length, usedWidth] = [0, 0];
    for (const [index, piece] of pieces.entries()) {
      if (index > 0 && (usedWidth + piece.inkWidth > limit || pieces[index - 1]?.endsLine)) {
        lengths.push(length);
        length = 0;
        usedWidth = 0;
      }
      usedWidth += piece.width;
      length += piece.length;
    }
    return [...lengths, length];
  };

  let lineLengths = findLineLengths(width);
  if (isTitle) {
    const minWidth = Math.max(0, ...pieces.map(({ inkWidth }) => inkWidth));
    for (let limit = width - 6; limit > minWidth && findLineLengths(limit).length === lineLengths.length; limit -= 6)
      lineLengths = findLineLengths(limit);
  }
  return divideSpans(spans, lineLengths);
};
