import createBidi from 'bidi-js';

const bidi = createBidi();

const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u;
/** Characters that embed, override or isolate a direction, which could reverse the text of others. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;
const ignored = '\u200b';

/** Whether fonts reverse a text: it has Arabic letters or digits, or Hebrew letters. */
export const isReversedByFonts = (text: string): boolean => rightToLeft.test(text);

/** Whether the letters of a text are joined. */
export const hasJoinedLetters = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** Whether fonts move or divide the letters of a text: it is in Devanagari, or has the Thai sara am. */
export const isRearranged = (text: string): boolean => /\p{Script=Devanagari}|\u0e33/u.test(text);

/** Whether a text begins with a letter of a script that is written from right to left. */
export const isRightToLeft = (text: string): boolean => rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '');

/** A part of a line in one direction; `position` is its place from the left. */
export type DirectedSpan<S> = S & { position: number; isRightToLeft: boolean };

/**
 * Returns a function that divides the lines of a paragraph where their direction changes, by the Unicode Bidirectional
 * Algorithm. `start` is the index of the line in the text of the paragraph.
 */
export const createDivider = (paragraph: string, isParagraphReversed: boolean) => {
  if (!isParagraphReversed && !rightToLeft.test(paragraph))
    return <S>(line: readonly S[]): DirectedSpan<S>[] =>
      line.map((span, position) => ({ ...span, position, isRightToLeft: false }));
  const text = paragraph.replace(directionControls, ignored);
  const embedding = bidi.getEmbeddingLevels(text, isParagraphReversed ? 'rtl' : 'ltr');

  return <S extends { text: string }>(line: readonly S[], start: number): DirectedSpan<S>[] => {
    const length = line.reduce((sum, span) => sum + span.text.length, 0);
    const indices = bidi.getReorderedIndices(text, embedding, start, start + length - 1);
    const positions = new Map(indices.map((index, position) => [index, position]));
    let index = start;
    return line.flatMap((span) => {
      const parts: DirectedSpan<S>[] = [];
      let nextPosition: number | undefined;
      for (const character of Array.from(span.text)) {
        const isReversed = (embedding.levels[index] ?? 0) % 2 === 1;
        const position = positions.get(index) ?? index;
        const last = parts.at(-1);
        if (last?.isRightToLeft === isReversed && position === nextPosition) {
          last.text += character;
          last.position = Math.min(last.position, position);
        } else parts.push({ ...span, text: character, position, isRightToLeft: isReversed });
        index += character.length;
        nextPosition = isReversed ? position - 1 : position + character.length;
      }
      return parts;
    });
  };
};

/**
 * Orders the characters of a text in one font so that they appear in its direction, whether or not the font reverses
 * them.
 */
export const orderCharacters = (text: string, isRightToLeft: boolean): string => {
  if (isReversedByFonts(text) === isRightToLeft) return text;
  const mirror = (character: string) => (isRightToLeft && bidi.getMirroredCharacter(character)) || character;
  return Array.from(text, mirror).reverse().join('');
};
