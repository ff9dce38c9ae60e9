/** The word-marks of the group and of its houses. */

import { createBarlessA, drawLozengeDot, drawNuqtaQ, drawStepCutO, drawWingedH } from './custom-letters.ts';
import { drawKanji } from './kanji.ts';
import { drawWord, type Setting } from './lettering.ts';
import {
  drawCypress,
  drawDisc,
  drawJasmine,
  drawKiteCutStone,
  drawLozenge,
  drawRule,
  drawStitches,
} from './ornaments.ts';
import {
  addOrnaments,
  alignOnBaseline,
  arrangeInRow,
  centreAt,
  getWidth,
  moveShape,
  type Shape,
  stackVertically,
} from './shape.ts';

/** Draws a line of small, widely spaced capitals. */
const drawSmallCapitals = (text: string, setting: Partial<Setting> = {}): Shape =>
  drawWord(text, { face: 'jost', size: 21, tracking: 240, ...setting });

/** Places a line of text between two rules. */
const placeBetweenRules = (text: Shape, length: number, thickness = 1.2): Shape =>
  arrangeInRow(10, drawRule(length, thickness), text, drawRule(length, thickness));

/**
 * The grooves along the thick strokes in Helvant's letters, from top to bottom, as fractions of each letter's width.
 */
const HELVANT_GROOVES: Setting['grooves'] = {
  H: [
    [0.21, 0.21],
    [0.79, 0.79],
  ],
  E: [[0.25, 0.25]],
  L: [[0.28, 0.28]],
  V: [[0.23, 0.52]],
  A: [[0.48, 0.77]],
  N: [[0.24, 0.91]],
  T: [[0.5, 0.5]],
};

/** Places a small shape in the middle of a letter, or at another fraction of its height from the top. */
const placeInside = ({ box: { left, right, top, bottom } }: Shape, shape: Shape, heightFraction = 0.5): Shape =>
  centreAt(shape, (left + right) / 2, top + (bottom - top) * heightFraction);

/** The functions that draw each house's mark, in units of which the name's letters are by default 100 high. */
export const MARKS: Record<string, () => Shape> = {
  group: () =>
    drawWord('HALCYRE', { face: 'cormorant', tracking: 300, extraWeight: 9, customLetters: { H: drawWingedH } }),
  orvaine: () => {
    const name = drawWord('ORVAINE', { face: 'bodoni', tracking: 130, extraWeight: 2 });
    return stackVertically(18, name, arrangeInRow(14, drawStitches(9), drawSmallCapitals('PARIS'), drawStitches(9)));
  },
  tessandro: () => {
    const name = drawWord('TESSANDRO', { face: 'cinzelBold', tracking: 70 });
    return stackVertically(
      18,
      addOrnaments(name, placeInside(name.letters[8], drawLozenge(6))),
      drawSmallCapitals('FIRENZE', { size: 24 }),
    );
  },
  corvelle: () =>
    drawWord('CORVELLE', {
      face: 'bodoniBold',
      tracking: 80,
      stencilCuts: { C: 0.6, O: 0.5, R: 0.47, V: 0.6, E: 0.46, L: 0.5 },
    }),
  vasse: () => drawWord('AURELLE VASSE', { face: 'italiana', tracking: 30, extraWeight: 4 }),
  morvino: () =>
    alignOnBaseline(
      20,
      drawWord('casa', { face: 'jost', tracking: 0, extraWeight: -14 }),
      drawWord('morvino', { face: 'jost', tracking: 6, extraWeight: 18, kerning: { 2: 14 } }),
    ),
  strand: () =>
    drawWord('ILMARI STRAND', {
      face: 'syncopate',
      tracking: 90,
      extraWeight: 2,
      customLetters: { A: createBarlessA(0.058) },
    }),
  helvant: () =>
    stackVertically(
      18,
      drawWord('HELVANT', { face: 'bodoniBold', tracking: 90, grooves: HELVANT_GROOVES }),
      placeBetweenRules(drawSmallCapitals('1791'), 110),
    ),
  reuselin: () =>
    stackVertically(
      16,
      drawWord('Reuselin', { face: 'pinyon', size: 130, extraWeight: 4 }),
      drawSmallCapitals('GENÈVE'),
    ),
  okurano: () => {
    const name = drawWord('OKURANO', { face: 'jost', tracking: 240, extraWeight: 4 });
    return arrangeInRow(
      30,
      stackVertically(2, ...[...'大倉野'].map((character) => drawKanji(character, 31))),
      drawRule(1.2, 92),
      name,
    );
  },
  sarmante: () =>
    stackVertically(
      19,
      drawKiteCutStone(15),
      drawWord('SARMANTE', { face: 'caslon', tracking: 190, extraWeight: 3, kerning: { 3: 40 } }),
    ),
  delacourbe: () =>
    drawWord('DELACOURBE', {
      face: 'federo',
      tracking: 110,
      kerning: { 4: 24, 5: 24 },
      customLetters: { O: drawStepCutO },
    }),
  vessarine: () => drawWord('Vessarine', { face: 'goudy', tracking: 20, customLetters: { i: drawLozengeDot } }),
  ondrelle: () =>
    stackVertically(
      20,
      drawWord('Ondrelle', { face: 'cormorantItalic', tracking: 20, extraWeight: 4 }),
      arrangeInRow(16, drawSmallCapitals('PARFUMS'), drawJasmine(9), drawSmallCapitals('GRASSE')),
    ),
  qasrine: () =>
    drawWord('QASRINE', {
      face: 'jost',
      tracking: 200,
      extraWeight: -15,
      customLetters: { Q: drawNuqtaQ, A: createBarlessA(0.055) },
    }),
  nacrene: () => {
    const name = drawWord('NACRÈNE', {
      face: 'poiret',
      tracking: 120,
      extraWeight: 6,
      customLetters: { A: createBarlessA(0.045) },
    });
    return addOrnaments(name, placeInside(name.letters[1], drawDisc(6.5), 0.74));
  },
  hanaori: () =>
    arrangeInRow(
      30,
      drawWord('hanaori', { face: 'italiana', tracking: 110, extraWeight: 4, customLetters: { i: drawLozengeDot } }),
      stackVertically(3, drawKanji('花', 38), drawKanji('織', 38)),
    ),
  valmeyrac: () => {
    const name = drawWord('Valmeyrac', { face: 'caslon', tracking: 12, extraWeight: 5 });
    const estate = drawSmallCapitals('CHÂTEAU', { face: 'caslon', size: 26, tracking: 300, extraWeight: 12 });
    return stackVertically(18, placeBetweenRules(estate, 62), name);
  },
  rochefaille: () => {
    const name = drawWord('Rochefaille', { face: 'bodoniItalic', tracking: 10 });
    return addOrnaments(
      name,
      centreAt(drawSmallCapitals('REIMS'), 105, 34),
      centreAt(drawSmallCapitals('1776'), 330, 34),
    );
  },
  arradale: () => {
    const name = drawWord('GLEN ARRADALE', { face: 'antonioBold', tracking: 140 });
    return stackVertically(20, drawRule(getWidth(name), 2.4), name, drawRule(getWidth(name), 2.4));
  },
  torvane: () => {
    const estate = arrangeInRow(
      20,
      drawCypress(38),
      drawSmallCapitals('TENUTA', { face: 'cinzel', size: 30, tracking: 400, extraWeight: 4 }),
      drawCypress(38),
    );
    return stackVertically(14, estate, drawWord('TORVANE', { face: 'cinzel', tracking: 120, extraWeight: 4 }));
  },
  serac: () => drawWord('HÔTEL SÉRAC', { face: 'antonio', tracking: 180, customLetters: { A: createBarlessA(0.064) } }),
  lumerane: () => {
    const name = drawWord('LUMERANE', { face: 'cormorant', tracking: 170, extraWeight: 7 });
    const lake = stackVertically(6, drawRule(150, 1.6), drawRule(90, 1.4), drawRule(36, 1.2));
    return stackVertically(
      20,
      addOrnaments(name, moveShape(drawWord('Villa', { face: 'pinyon', size: 82, extraWeight: 5 }), 4, -76)),
      lake,
    );
  },
  palimore: () =>
    alignOnBaseline(24, drawWord('Éditions', { face: 'bodoniItalic' }), drawWord('Palimore', { face: 'bodoni' })),
};
