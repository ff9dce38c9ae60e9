import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { memoize } from '../i18n/memoize.ts';
import { cjkFonts, getFontFiles, type Role } from './font-files.ts';

export interface Face {
  fontPath: string;
  data: Buffer;
  hasGlyph(codePoint: number): boolean;
  /** Whether the font is Chinese or Japanese, with square characters. */
  isCjk: boolean;
}

/** Consecutive characters in one font. */
export interface Run {
  text: string;
  face: Face;
}

/** A font by its path in `node_modules`, read once per process. */
const getFace = memoize((fontPath: string): Face => {
  const data = readFileSync(path.join(process.cwd(), 'node_modules', fontPath));
  const font = create(data) as Font;
  const isCjk = cjkFonts.includes(fontPath);
  return { fontPath, data, isCjk, hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
});

const getScript = (tag: string) => new Intl.Locale(tag).maximize().script ?? '';

/** Whether a language is written in square characters. */
export const isCjkLanguage = (tag: string): boolean => ['Hans', 'Hant', 'Jpan'].includes(getScript(tag));

// The first alternative matches whole words of alphabets, so that all letters of a name have one font. The next two match
// several Arabic or Hebrew words, which are laid out together. The last matches punctuation that Chinese and Japanese
// share with Latin, unless it is between Latin letters or digits.
const piecePattern =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]+|\p{Script=Arabic}[\p{Script=Arabic}\p{M}\u200c ]*|\p{Script=Hebrew}[\p{Script=Hebrew}\p{M} ]*|(?<wide>(?<![\p{Script=Latin}\d])[‘’“”…—·]|[‘’“”…—·](?![\p{Script=Latin}\d]))|./gsu;

/** Characters without a shape of their own, except the one that separates Persian letters. */
const invisible = /(?!\u200c)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]|(?<!\p{Script=Arabic})\u200c/gu;

/** A text that cannot be printed: no font has one of its letters. */
export class UnprintableError extends Error {}

/**
 * Splits the text of one line into runs of fonts that have its characters. Signs and pictographs that no font has are
 * replaced by compatible characters or left out; a letter that no font has throws an UnprintableError. `tag`, the
 * language of the text, selects Chinese or Japanese forms.
 */
export const splitRuns = (text: string, role: Role, tag: string): Run[] => {
  const { alphabetic, cjk } = getFontFiles(role, getScript(tag).startsWith('Han'));
  const files = [...alphabetic, ...cjk];
  const wideFiles = isCjkLanguage(tag) ? cjk : files;
  const runs: Run[] = [];
  const append = (characters: string, candidates: string[]): void => {
    const codePoints = Array.from(characters, (character) => character.codePointAt(0) as number);
    const fontPath = candidates.find((name) => codePoints.every(getFace(name).hasGlyph));
    if (!fontPath) {
      const compatible = characters.normalize('NFKC');
      if (codePoints.length > 1) for (const character of characters) append(character, candidates);
      else if (compatible !== characters) append(compatible, candidates);
      else if (/[\p{L}\p{N}]/u.test(characters)) throw new UnprintableError(`No font has “${characters}”.`);
      return;
    }
    const last = runs.at(-1);
    if (last?.face.fontPath === fontPath) last.text += characters;
    else runs.push({ text: characters, face: getFace(fontPath) });
  };
  const normalized = text
    .normalize('NFC')
    .replace(/(?!\u3000)\s/gu, ' ')
    .replaceAll('\u2011', '-')
    .replace(invisible, '');
  for (const { 0: piece, groups } of normalized.matchAll(piecePattern)) append(piece, groups?.wide ? wideFiles : files);
  return runs;
};
