import LineBreaker from 'linebreak';
import { segmentWords } from '../i18n/word-segments.ts';

/**
 * Characters without a break between them, from `start` to before `end`; a line must end after them if `ends` is set.
 */
interface Piece {
  start: number;
  end: number;
  ends: boolean;
}

interface Sized extends Piece {
  whole: number;
  /** Without the space after it. */
  ink: number;
}

/** Compounds of katakana, and a word with the hiragana that follow it. */
const together = /^(?:[\p{Script=Katakana}ー]{2}|.\p{Script=Hiragana})$/u;

const wordStarts = (text: string, tag: string): Set<number> => {
  return new Set(
    [...segmentWords(text, tag)].map(({ index }) => index).filter((at) => !together.test(text.slice(at - 1, at + 1))),
  );
};

/** The parts of a text by UAX 14; in titles, words of Chinese and Japanese are also kept whole. */
const piecesOf = (text: string, tag: string, title: boolean): Piece[] => {
  const starts = title && wordStarts(text, tag);
  const breaker = new LineBreaker(text);
  const pieces: Piece[] = [];
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const { position: end, required } = next;
    if (starts && !starts.has(end) && !required && end < text.length) continue;
    pieces.push({ start, end, ends: required && end < text.length });
    start = end;
  }
  return pieces;
};

const charactersOf = (text: string, { start, end, ends }: Piece): Piece[] => {
  let at = start;
  return Array.from(text.slice(start, end), (character) => {
    const piece = { start: at, end: at + character.length, ends: ends && at + character.length === end };
    at = piece.end;
    return piece;
  });
};

/**
 * Cuts texts of several styles by the characters of all of them, `from` to before `to`. A cut looks only at the texts
 * that it contains, of which there may be thousands.
 */
const slicer = <S extends { text: string }>(spans: readonly S[]) => {
  const starts: number[] = [];
  let length = 0;
  for (const { text } of spans) {
    starts.push(length);
    length += text.length;
  }
  /** The last text that starts at or before a character. */
  const indexAt = (at: number): number => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) <= at) low = middle;
      else high = middle;
    }
    return low;
  };
  return (from: number, to: number): S[] => {
    const cut: S[] = [];
    for (let index = indexAt(from); index < spans.length && (starts[index] as number) < to; index++) {
      const [span, start] = [spans[index] as S, starts[index] as number];
      const text = span.text.slice(Math.max(0, from - start), to - start);
      if (text) cut.push({ ...span, text });
    }
    return cut;
  };
};

interface Setting<S> {
  width: number;
  /** The language of the text. */
  tag: string;
  /** Makes lines about equally long, and keeps words of Chinese and Japanese whole. */
  title?: boolean;
  measure: (span: S) => number;
}

/** The lines of a paragraph, at most `width` wide: a part that is wider breaks anywhere. */
export const linesOf = <S extends { text: string }>(spans: readonly S[], setting: Setting<S>): S[][] => {
  const { width, tag, title = false, measure } = setting;
  const text = spans.map((span) => span.text).join('');
  const slice = slicer(spans);
  const measured = (from: number, to: number) => slice(from, to).reduce((sum, span) => sum + measure(span), 0);
  const shown = (from: number, to: number) => measured(from, from + text.slice(from, to).trimEnd().length);
  const sized = (piece: Piece): Sized[] => {
    const { start, end } = piece;
    const ink = shown(start, end);
    if (ink <= width) return [{ ...piece, ink, whole: measured(start, end) }];
    return charactersOf(text, piece).map((character) => {
      const before = Math.max(start, character.start - 1);
      const kerned = measured(before, character.end) - measured(before, character.start);
      return { ...character, ink: kerned, whole: kerned };
    });
  };
  const pieces = piecesOf(text, tag, title).flatMap(sized);

  /** Where lines of at most this width end. */
  const ends = (limit: number): number[] => {
    const found: number[] = [];
    let used = 0;
    for (const [index, { start, ink, whole }] of pieces.entries()) {
      if (index > 0 && (used + ink > limit || pieces[index - 1]?.ends)) {
        found.push(start);
        used = 0;
      }
      used += whole;
    }
    return [...found, text.length];
  };

  let found = ends(width);
  if (title) {
    const narrowest = Math.max(0, ...pieces.map(({ ink }) => ink));
    for (let limit = width - 6; limit > narrowest && ends(limit).length === found.length; limit -= 6)
      found = ends(limit);
  }
  return found.map((end, index) => slice(found[index - 1] ?? 0, end));
};
