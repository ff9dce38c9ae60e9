import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';

/** The roles of text. */
export type Role = 'title' | 'heading' | 'text' | 'em' | 'strong' | 'label';

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

const han = { chinese: '@embedpdf/fonts-sc/fonts/NotoSansHans', japanese: '@embedpdf/fonts-jp/fonts/NotoSansJP' };
const light = { others: '@expo-google-fonts/noto-sans/300Light/NotoSans_300Light.ttf', han: 'Light' };
const regular = { others: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf', han: 'Regular' };
const medium = { others: '@expo-google-fonts/noto-sans/500Medium/NotoSans_500Medium.ttf', han: 'Medium' };

/** The font of each role, and fonts of the same weight with the characters that it lacks. */
const roles = {
  title: { first: '@expo-google-fonts/cormorant/300Light/Cormorant_300Light.ttf', ...light },
  heading: { first: '@expo-google-fonts/cormorant/500Medium/Cormorant_500Medium.ttf', ...regular },
  text: { first: '@expo-google-fonts/jost/300Light/Jost_300Light.ttf', ...light },
  em: { first: '@expo-google-fonts/jost/300Light_Italic/Jost_300Light_Italic.ttf', ...light },
  strong: { first: '@expo-google-fonts/jost/500Medium/Jost_500Medium.ttf', ...medium },
  label: { first: '@expo-google-fonts/jost/400Regular/Jost_400Regular.ttf', ...regular },
} satisfies Record<Role, { first: string; others: string; han: string }>;

const loaded = new Map<string, Face>();

const load = (name: string): Face => {
  const file = readFileSync(path.join(process.cwd(), 'node_modules', name));
  const font = create(file) as Font;
  const square = name.startsWith('@embedpdf');
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

const pathsFor = (role: Role, tag: string): string[] => {
  const { first, others, han: weight } = roles[role];
  const [mine, other] = scriptOf(tag).startsWith('Han') ? [han.chinese, han.japanese] : [han.japanese, han.chinese];
  return [first, others, `${mine}-${weight}.otf`, `${other}-${weight}.otf`];
};

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
  const paths = pathsFor(role, tag);
  const squares = isSquare(tag) ? paths.slice(2) : paths;
  const runs: Run[] = [];
  const append = (characters: string, among: string[]): void => {
    const codePoints = Array.from(characters, (character) => character.codePointAt(0) as number);
    const found = among.find((name) => codePoints.every(faceAt(name).has));
    if (!found && codePoints.length > 1) for (const character of characters) append(character, among);
    else if (!found && !pictograph.test(characters)) append(missing, paths);
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
  for (const { 0: piece, groups } of plain.matchAll(pieces)) append(piece, groups?.wide ? squares : paths);
  return runs;
};
