/** Words in open typefaces, drawn as shapes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import {
  cutOutBand,
  getBounds,
  getSignedArea,
  growOutline,
  mapPoints,
  type Outline,
  type Point,
  parseSvgPath,
  reverse,
  translate,
} from './outline.ts';
import { createShape, type Shape } from './shape.ts';

/** The file with the Latin letters of a font, in its Fontsource package. */
const getStaticFontFile = (family: string, style = '400-normal'): string =>
  `@fontsource/${family}/files/${family}-latin-${style}.woff`;
const getVariableFontFile = (family: string, style = 'normal'): string =>
  `@fontsource-variable/${family}/files/${family}-latin-wght-${style}.woff2`;

/** The font files by typeface. All licences are free: Apache 2.0 for Syncopate, SIL OFL 1.1 for the others. */
const FONT_FILES = {
  antonio: getStaticFontFile('antonio', '100-normal'),
  antonioBold: getStaticFontFile('antonio', '600-normal'),
  bodoni: getStaticFontFile('bodoni-moda'),
  bodoniBold: getStaticFontFile('bodoni-moda', '800-normal'),
  bodoniItalic: getStaticFontFile('bodoni-moda', '400-italic'),
  caslon: getStaticFontFile('libre-caslon-display'),
  cinzel: getStaticFontFile('cinzel'),
  cinzelBold: getStaticFontFile('cinzel', '800-normal'),
  cormorant: getVariableFontFile('cormorant'),
  cormorantItalic: getVariableFontFile('cormorant', 'italic'),
  federo: getStaticFontFile('federo'),
  goudy: getStaticFontFile('goudy-bookletter-1911'),
  italiana: getStaticFontFile('italiana'),
  jost: getVariableFontFile('jost'),
  pinyon: getStaticFontFile('pinyon-script'),
  poiret: getStaticFontFile('poiret-one'),
  syncopate: getStaticFontFile('syncopate'),
};

export type Face = keyof typeof FONT_FILES;

/** How a word is drawn. All lengths but the size are thousandths of an em. */
export interface Setting {
  face: Face;
  /** The height of the em. */
  size?: number;
  /** The space added between all letters. */
  tracking?: number;
  /** The thickness added on every side of a stroke. */
  extraWeight?: number;
  /** The space added after single letters, by the position of the letter in the word. */
  kerning?: Record<number, number>;
  /**
   * The light grooves in engraved letters: where each starts at the top and ends at the bottom, as fractions of the
   * width.
   */
  grooves?: Record<string, readonly (readonly [top: number, bottom: number])[]>;
  /** The cuts in stencil letters, as fractions of the letter's width. */
  stencilCuts?: Record<string, number>;
  /** Functions that draw a letter again, within the box of the typeface's own letter. */
  customLetters?: Record<string, (letter: Shape) => Outline>;
}

/** A word, with its letters in order for the ornaments that are placed on them. */
export interface Word extends Shape {
  letters: Shape[];
}

const DEFAULT_SIZE = 100;
const STENCIL_CUT_EMS = 0.04;
const GROOVE_EMS = 0.026;
const { resolve: resolveModule } = createRequire(import.meta.url);
const fontCache = new Map<Face, fontkit.Font>();

/** Reads the font of a typeface, once. */
function loadFont(face: Face): fontkit.Font {
  const cachedFont = fontCache.get(face);
  if (cachedFont) return cachedFont;
  const font = fontkit.create(readFileSync(resolveModule(FONT_FILES[face]))) as fontkit.Font;
  fontCache.set(face, font);
  return font;
}

/** Draws a glyph on the baseline, in ems. */
function drawGlyph(glyph: fontkit.Glyph, unitsPerEm: number): Outline {
  const outline = mapPoints(parseSvgPath(glyph.path.toSVG()), ([x, y]) => [x / unitsPerEm, -y / unitsPerEm]);
  return getSignedArea(outline) < 0 ? reverse(outline) : outline;
}

/** Draws a hole along a thick stroke, pointed at both ends. */
function drawGroove([x1, y1]: Point, [x2, y2]: Point): Outline {
  const half = GROOVE_EMS / 2;
  const [start, ...otherCorners] = [
    [0.11, 0],
    [0.17, -half],
    [0.83, -half],
    [0.89, 0],
    [0.83, half],
    [0.17, half],
  ].map(([fraction, offset]): Point => [x1 + (x2 - x1) * fraction + offset, y1 + (y2 - y1) * fraction]);
  return [{ start, segments: otherCorners.map((point) => [point]) }];
}

/** Applies the weight, grooves, stencil cuts and custom letters of a setting to the outline of a letter. */
function applySetting(outline: Outline, letter: string, setting: Setting): Outline {
  const boldOutline = growOutline(outline, (setting.extraWeight ?? 0) / 1000);
  if (!boldOutline.length) return boldOutline;
  const { left, right, top, bottom } = getBounds(boldOutline);
  const getX = (fraction: number): number => left + (right - left) * fraction;
  const { grooves, stencilCuts, customLetters } = setting;
  const holes = grooves?.[letter]?.map(([from, to]) => drawGroove([getX(from), top], [getX(to), bottom])) ?? [];
  const solid = stencilCuts?.[letter]
    ? cutOutBand(boldOutline, getX(stencilCuts[letter]), STENCIL_CUT_EMS)
    : boldOutline;
  return customLetters?.[letter]?.(createShape(boldOutline)) ?? [...solid, ...holes.flat()];
}

/** Draws the letters of a text, one after the other, in ems. */
function drawLetters(text: string, setting: Setting): Outline[] {
  const { tracking = 0, kerning = {} } = setting;
  const font = loadFont(setting.face);
  const run = font.layout(text, { liga: false, dlig: false });
  let advance = 0;
  return run.glyphs.map((glyph, index) => {
    const { xAdvance, xOffset } = run.positions[index];
    const x = advance + xOffset / font.unitsPerEm;
    advance += xAdvance / font.unitsPerEm + (tracking + (kerning[index] ?? 0)) / 1000;
    return translate(applySetting(drawGlyph(glyph, font.unitsPerEm), text[index], setting), x, 0);
  });
}

/**
 * Draws a word. Its box reaches from the baseline to the cap height, or to the x-height if all letters are lower case.
 */
export function drawWord(text: string, setting: Setting): Word {
  const { face, size = DEFAULT_SIZE } = setting;
  const { xHeight, capHeight, unitsPerEm } = loadFont(face);
  const letters = drawLetters(text, setting).map((outline) => mapPoints(outline, ([x, y]) => [x * size, y * size]));
  const { left, right } = getBounds(letters.flat());
  const placedLetters = letters.map((outline) => translate(outline, -left, 0));
  const letterHeight = /^\p{Ll}+$/u.test(text) ? xHeight : capHeight;
  return {
    outline: placedLetters.flat(),
    box: { left: 0, top: (-letterHeight * size) / unitsPerEm, right: right - left, bottom: 0 },
    letters: placedLetters.map((outline) => createShape(outline)),
  };
}
