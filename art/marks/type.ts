/** Words set in open typefaces, as shapes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { area, bounds, bridge, grow, map, type Outline, type Point, parse, reverse, translate } from './outline.ts';
import { type Shape, shape } from './shape.ts';

/** A file of a font with the letters of western Europe, in a package of Fontsource. */
const still = (family: string, style = '400-normal'): string =>
  `@fontsource/${family}/files/${family}-latin-${style}.woff`;
const variable = (family: string, slope = 'normal'): string =>
  `@fontsource-variable/${family}/files/${family}-latin-wght-${slope}.woff2`;

/** The faces. All are free: SIL OFL 1.1, Syncopate Apache 2.0. */
const FILES = {
  antonio: still('antonio', '100-normal'),
  antonioBold: still('antonio', '600-normal'),
  bodoni: still('bodoni-moda'),
  bodoniBold: still('bodoni-moda', '800-normal'),
  bodoniItalic: still('bodoni-moda', '400-italic'),
  caslon: still('libre-caslon-display'),
  cinzel: still('cinzel'),
  cinzelBold: still('cinzel', '800-normal'),
  cormorant: variable('cormorant'),
  cormorantItalic: variable('cormorant', 'italic'),
  federo: still('federo'),
  goudy: still('goudy-bookletter-1911'),
  italiana: still('italiana'),
  jost: variable('jost'),
  pinyon: still('pinyon-script'),
  poiret: still('poiret-one'),
  syncopate: still('syncopate'),
};

export type Face = keyof typeof FILES;

/** How a word is set. Lengths are thousandths of its size, but for the size. */
export interface Setting {
  face: Face;
  /** Height of the em. */
  size?: number;
  /** Space added between letters. */
  track?: number;
  /** Ink added on every side of a stroke. */
  weight?: number;
  /** Space added after the letters of these places. */
  kern?: Record<number, number>;
  /** Engraved letters: the light lines in each, from where at the top to where at the foot as shares of its width. */
  engraved?: Record<string, readonly (readonly [top: number, foot: number])[]>;
  /** Stencil letters: where each one is cut, as a share of its width. */
  stencil?: Record<string, number>;
  /** Letters drawn otherwise, within the box of the letter of the face. */
  redrawn?: Record<string, (letter: Shape) => Outline>;
}

/** A word, and its letters by place, for what is drawn around them. */
export interface Word extends Shape {
  letters: Shape[];
}

const SIZE = 100;
/** Width of the cuts of stencil letters, and of the lines of engraved ones, in ems. */
const [BRIDGE, GROOVE] = [0.04, 0.026];
const { resolve: find } = createRequire(import.meta.url);
const opened = new Map<Face, fontkit.Font>();

/** The font of a face, read once. */
function open(face: Face): fontkit.Font {
  const known = opened.get(face);
  if (known) return known;
  const font = fontkit.create(readFileSync(find(FILES[face]))) as fontkit.Font;
  opened.set(face, font);
  return font;
}

/** The outline of a glyph of the font, in units of the em, on the baseline. */
function draw(glyph: fontkit.Glyph, unitsPerEm: number): Outline {
  const outline = map(parse(glyph.path.toSVG()), ([x, y]) => [x / unitsPerEm, -y / unitsPerEm]);
  return area(outline) < 0 ? reverse(outline) : outline;
}

/** A hole along a thick stroke, pointed at both ends. */
function groove([x1, y1]: Point, [x2, y2]: Point): Outline {
  const at = (share: number, aside: number): Point => [x1 + (x2 - x1) * share + aside, y1 + (y2 - y1) * share];
  const half = GROOVE / 2;
  const [start, ...rest] = [at(0.11, 0), at(0.17, -half), at(0.83, -half), at(0.89, 0), at(0.83, half), at(0.17, half)];
  return [{ start, segments: rest.map((point) => [point]) }];
}

/** The letter as the setting wants it drawn. */
function treat(outline: Outline, letter: string, setting: Setting): Outline {
  const grown = grow(outline, (setting.weight ?? 0) / 1000);
  if (!grown.length) return grown;
  const { left, right, top, bottom } = bounds(grown);
  const across = (share: number): number => left + (right - left) * share;
  const { engraved, stencil, redrawn } = setting;
  const grooves = engraved?.[letter]?.map(([from, to]) => groove([across(from), top], [across(to), bottom])) ?? [];
  const cut = stencil?.[letter] ? bridge(grown, across(stencil[letter]), BRIDGE) : grown;
  return redrawn?.[letter]?.(shape(grown)) ?? [...cut, ...grooves.flat()];
}

/** The outlines of a text's letters, one after the other, in units of the em. */
function setLetters(text: string, setting: Setting): Outline[] {
  const { track = 0, kern = {} } = setting;
  const font = open(setting.face);
  const run = font.layout(text, { liga: false, dlig: false });
  let pen = 0;
  return run.glyphs.map((glyph, index) => {
    const { xAdvance, xOffset } = run.positions[index];
    const at = pen + xOffset / font.unitsPerEm;
    pen += xAdvance / font.unitsPerEm + (track + (kern[index] ?? 0)) / 1000;
    return translate(treat(draw(glyph, font.unitsPerEm), text[index], setting), at, 0);
  });
}

/** A word in a face. Its box goes from the tops of capitals, or of small letters where it has no others, to the baseline. */
export function word(text: string, setting: Setting): Word {
  const { face, size = SIZE } = setting;
  const { xHeight, capHeight, unitsPerEm } = open(face);
  const letters = setLetters(text, setting).map((outline) => map(outline, ([x, y]) => [x * size, y * size]));
  const { left, right } = bounds(letters.flat());
  const placed = letters.map((outline) => translate(outline, -left, 0));
  const tall = /^\p{Ll}+$/u.test(text) ? xHeight : capHeight;
  return {
    outline: placed.flat(),
    box: { left: 0, top: (-tall * size) / unitsPerEm, right: right - left, bottom: 0 },
    letters: placed.map((outline) => shape(outline)),
  };
}
