import LineBreaker from 'linebreak';
import { segmentWords } from '../i18n/word-segments.ts';

/**
 * Characters without a break between them, from `start` to before `end`. If `endsLine` is set, the line must end after
 * them.
 */
interface Piece {
  start: number;
  end: number;
  endsLine: boolean;
}

interface MeasuredPiece extends Piece {
  width: number;
  /** The width without trailing spaces. */
  inkWidth: number;
}

/** Two characters that stay together: katakana of a compound, a character and the hiragana after it, or a digit and its unit. */
const unbreakable = /^(?:[\p{Script=Katakana}ー]{2}|.\p{Script=Hiragana}|\d\p{Script=Han})$/u;

const findWordStarts = (text: string, tag: string): Set<number> => {
  return new Set(
    [...segmentWords(text, tag)]
      .map(({ index }) => index)
      .filter((index) => !unbreakable.test(text.slice(index - 1, index + 1))),
  );
};

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
    pieces.push({ start, end, endsLine: required && end < text.length });
    start = end;
  }
  return pieces;
};

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const splitCharacters = (text: string, { start, end, endsLine }: Piece): Piece[] =>
  Array.from(graphemes.segment(text.slice(start, end)), ({ segment, index }) => {
    const [characterStart, characterEnd] = [start + index, start + index + segment.length];
    return { start: characterStart, end: characterEnd, endsLine: endsLine && characterEnd === end };
  });

/**
 * Returns a function that slices spans by positions in their joined text, `from` to before `to`. It reads only the
 * spans that a slice contains, because there may be thousands.
 */
const createSlicer = <S extends { text: string }>(spans: readonly S[]) => {
  const starts: number[] = [];
  let length = 0;
  for (const { text } of spans) {
    starts.push(length);
    length += text.length;
  }
  /** The index of the last span that starts at or before a position. */
  const findIndex = (position: number): number => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) <= position) low = middle;
      else high = middle;
    }
    return low;
  };
  return (from: number, to: number): S[] => {
    const slices: S[] = [];
    for (let index = findIndex(from); index < spans.length && (starts[index] as number) < to; index++) {
      const [span, start] = [spans[index] as S, starts[index] as number];
      const text = span.text.slice(Math.max(0, from - start), to - start);
      if (text) slices.push({ ...span, text });
    }
    return slices;
  };
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
  const text = spans.map((span) => span.text).join('');
  const slice = createSlicer(spans);
  const measureRange = (from: number, to: number) => slice(from, to).reduce((sum, span) => sum + measure(span), 0);
  const measureInk = (from: number, to: number) => measureRange(from, from + text.slice(from, to).trimEnd().length);
  const measurePiece = (piece: Piece): MeasuredPiece[] => {
    const { start, end } = piece;
    const inkWidth = measureInk(start, end);
    if (inkWidth <= width) return [{ ...piece, inkWidth, width: measureRange(start, end) }];
    return splitCharacters(text, piece).map((character) => {
      const before = Math.max(start, character.start - 1);
      const kernedWidth = measureRange(before, character.end) - measureRange(before, character.start);
      return { ...character, inkWidth: kernedWidth, width: kernedWidth };
    });
  };
  const pieces = splitPieces(text, tag, isTitle).flatMap(measurePiece);

  /** The positions at which lines of at most this width end. */
  const findLineEnds = (limit: number): number[] => {
    const lineEnds: number[] = [];
    let usedWidth = 0;
    for (const [index, { start, inkWidth, width: pieceWidth }] of pieces.entries()) {
      if (index > 0 && (usedWidth + inkWidth > limit || pieces[index - 1]?.endsLine)) {
        lineEnds.push(start);
        usedWidth = 0;
      }
      usedWidth += pieceWidth;
    }
    return [...lineEnds, text.length];
  };

  let lineEnds = findLineEnds(width);
  if (isTitle) {
    const minWidth = Math.max(0, ...pieces.map(({ inkWidth }) => inkWidth));
    for (let limit = width - 6; limit > minWidth && findLineEnds(limit).length === lineEnds.length; limit -= 6)
      lineEnds = findLineEnds(limit);
  }
  return lineEnds.map((end, index) => slice(lineEnds[index - 1] ?? 0, end));
};
