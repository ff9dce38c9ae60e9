import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { fontFilesFor, type Role, squareFonts } from './font-files.ts';

export interface Face {
  name: string;
  file: Buffer;
  has(codePoint: number): boolean;
  /** For Chinese and Japanese, whose characters are square. */
  square: boolean;
}

/** Characters in one font. */
export interface Run {
  text: string;
  face: Face;
}

const loaded = new Map<string, Face>();

const load = (name: string): Face => {
  const file = readFileSync(path.join(process.cwd(), 'node_modules', name));
  const font = create(file) as Font;
  const square = squareFonts.includes(name);
  return { name, file, square, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
};

/** A font by its path in the packages, read once per process. */
const faceAt = (name: string): Face => {
  const face = loaded.get(name) ?? load(name);
  loaded.set(name, face);
  return face;
};

const scriptOf = (tag: string) => new Intl.Locale(tag).maximize().script ?? '';

/** Whether a language is written in square characters. */
export const isSquare = (tag: string): boolean => ['Hans', 'Hant', 'Jpan'].includes(scriptOf(tag));

// Words of alphabets are kept whole, so that no letter of a name looks different; then punctuation that Chinese and
// Japanese share with Latin, if it is next to one of their characters.
const pieces =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]+|(?<wide>(?<![\p{Script=Latin}\d])[‘’“”…—·]|[‘’“”…—·](?![\p{Script=Latin}\d]))|./gsu;

const invisible = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;
const pictograph = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3/u;
const missing = '〓';

/**
 * The text of one line in fonts that have its characters. Pictographs that no font has are left out; any other missing
 * character becomes `〓`, the printers’ mark for a missing type. `tag` is the language of the text: it chooses between
 * Chinese and Japanese forms.
 */
export const runsOf = (text: string, role: Role, tag: string): Run[] => {
  const { alphabets, square } = fontFilesFor(role, scriptOf(tag).startsWith('Han'));
  const files = [...alphabets, ...square];
  const wideFiles = isSquare(tag) ? square : files;
  const runs: Run[] = [];
  const append = (characters: string, among: string[]): void => {
    const codePoints = Array.from(characters, (character) => character.codePointAt(0) as number);
    const found = among.find((name) => codePoints.every(faceAt(name).has));
    if (!found && codePoints.length > 1) for (const character of characters) append(character, among);
    else if (!found && !pictograph.test(characters)) append(missing, files);
    if (!found) return;
    const last = runs.at(-1);
    if (last?.face.name === found) last.text += characters;
    else runs.push({ text: characters, face: faceAt(found) });
  };
  const plain = text
    .normalize('NFC')
    .replace(/(?!\u3000)\s/gu, ' ')
    .replaceAll('\u2011', '-')
    .replace(invisible, '');
  for (const { 0: piece, groups } of plain.matchAll(pieces)) append(piece, groups?.wide ? wideFiles : files);
  return runs;
};
