/** The word-marks of the group and of its houses. */
import { kanji } from './kanji.ts';
import { jewelled, nuqta, peak, stepCut, winged } from './letters.ts';
import { cypress, disc, jasmine, lozenge, rule, stitches, stone } from './ornaments.ts';
import { adorn, centre, line, move, row, type Shape, stack, width } from './shape.ts';
import { type Setting, word } from './type.ts';

/** A line of small, widely spaced capitals. */
const small = (text: string, setting: Partial<Setting> = {}): Shape =>
  word(text, { face: 'jost', size: 21, track: 240, ...setting });

/** A line of text between two rules. */
const ruled = (text: Shape, length: number, thickness = 1.2): Shape =>
  row(10, rule(length, thickness), text, rule(length, thickness));

/** Where the thick strokes of Helvant run, from top to foot, as shares of each letter's width. */
const GROOVES: Setting['engraved'] = {
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

/** A small shape in the middle of a letter, or lower in it. */
const inside = ({ box: { left, right, top, bottom } }: Shape, it: Shape, share = 0.5): Shape =>
  centre(it, (left + right) / 2, top + (bottom - top) * share);

/** The marks by the id of the house, each in units of its own: its name is set in letters of 100. */
export const MARKS: Record<string, () => Shape> = {
  halcyre: () => word('HALCYRE', { face: 'cormorant', track: 300, weight: 9, redrawn: { H: winged } }),
  orvaine: () => {
    const name = word('ORVAINE', { face: 'bodoni', track: 130, weight: 2 });
    return stack(18, name, row(14, stitches(9), small('PARIS'), stitches(9)));
  },
  tessandro: () => {
    const name = word('TESSANDRO', { face: 'cinzelBold', track: 70 });
    return stack(18, adorn(name, inside(name.letters[8], lozenge(6))), small('FIRENZE', { size: 24 }));
  },
  corvelle: () =>
    word('CORVELLE', {
      face: 'bodoniBold',
      track: 80,
      stencil: { C: 0.6, O: 0.5, R: 0.47, V: 0.6, E: 0.46, L: 0.5 },
    }),
  vasse: () => word('AURELLE VASSE', { face: 'italiana', track: 30, weight: 4 }),
  morvino: () =>
    line(
      20,
      word('casa', { face: 'jost', track: 0, weight: -14 }),
      word('morvino', { face: 'jost', track: 6, weight: 18, kern: { 2: 14 } }),
    ),
  strand: () => word('ILMARI STRAND', { face: 'syncopate', track: 90, weight: 2, redrawn: { A: peak(0.058) } }),
  helvant: () => {
    return stack(18, word('HELVANT', { face: 'bodoniBold', track: 90, engraved: GROOVES }), ruled(small('1791'), 110));
  },
  reuselin: () => stack(16, word('Reuselin', { face: 'pinyon', size: 130, weight: 4 }), small('GENÈVE')),
  okurano: () => {
    const name = word('OKURANO', { face: 'jost', track: 240, weight: 4 });
    return row(30, stack(2, ...[...'大倉野'].map((character) => kanji(character, 31))), rule(1.2, 92), name);
  },
  sarmante: () => stack(19, stone(15), word('SARMANTE', { face: 'caslon', track: 190, weight: 3, kern: { 3: 40 } })),
  delacourbe: () => word('DELACOURBE', { face: 'federo', track: 110, kern: { 4: 24, 5: 24 }, redrawn: { O: stepCut } }),
  vessarine: () => word('Vessarine', { face: 'goudy', track: 20, redrawn: { i: jewelled } }),
  ondrelle: () =>
    stack(
      20,
      word('Ondrelle', { face: 'cormorantItalic', track: 20, weight: 4 }),
      row(16, small('PARFUMS'), jasmine(9), small('GRASSE')),
    ),
  qasrine: () => word('QASRINE', { face: 'jost', track: 200, weight: -15, redrawn: { Q: nuqta, A: peak(0.055) } }),
  nacrene: () => {
    const name = word('NACRÈNE', { face: 'poiret', track: 120, weight: 6, redrawn: { A: peak(0.045) } });
    return adorn(name, inside(name.letters[1], disc(6.5), 0.74));
  },
  hanaori: () =>
    row(
      30,
      word('hanaori', { face: 'italiana', track: 110, weight: 4, redrawn: { i: jewelled } }),
      stack(3, kanji('花', 38), kanji('織', 38)),
    ),
  valmeyrac: () => {
    const name = word('Valmeyrac', { face: 'caslon', track: 12, weight: 5 });
    const estate = small('CHÂTEAU', { face: 'caslon', size: 26, track: 300, weight: 12 });
    return stack(18, ruled(estate, 62), name);
  },
  rochefaille: () => {
    const name = word('Rochefaille', { face: 'bodoniItalic', track: 10 });
    return adorn(name, centre(small('REIMS'), 105, 34), centre(small('1776'), 330, 34));
  },
  arradale: () => {
    const name = word('GLEN ARRADALE', { face: 'antonioBold', track: 140 });
    return stack(20, rule(width(name), 2.4), name, rule(width(name), 2.4));
  },
  torvane: () => {
    const estate = row(
      20,
      cypress(38),
      small('TENUTA', { face: 'cinzel', size: 30, track: 400, weight: 4 }),
      cypress(38),
    );
    return stack(14, estate, word('TORVANE', { face: 'cinzel', track: 120, weight: 4 }));
  },
  serac: () => word('HÔTEL SÉRAC', { face: 'antonio', track: 180, redrawn: { A: peak(0.064) } }),
  lumerane: () => {
    const name = word('LUMERANE', { face: 'cormorant', track: 170, weight: 7 });
    const lake = stack(6, rule(150, 1.6), rule(90, 1.4), rule(36, 1.2));
    return stack(20, adorn(name, move(word('Villa', { face: 'pinyon', size: 82, weight: 5 }), 4, -76)), lake);
  },
  palimore: () => line(24, word('Éditions', { face: 'bodoniItalic' }), word('Palimore', { face: 'bodoni' })),
};
