import { BRASS, hex, type Rgb } from '../../render/color.ts';
import { block, type Corner, hoop, joined, plate, rod, turned, type Vec } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import { random } from '../../render/math.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { clear, hide, metal, steel, wood } from '../../render/surfaces.ts';
import { put, type Thing } from '../../render/things.ts';
import { cutStone, table } from './props.ts';

const PEG: Corner[] = [
  [-0.3, -1.2],
  [0.3, -1.2],
  [0.3, 0.24],
  [0.1, 0.3],
  [0.03, -0.02],
  [-0.03, -0.02],
  [-0.1, 0.3],
  [-0.3, 0.24],
];

const MUSHROOM: Corner[] = [
  [0, -0.12],
  [0.024, -0.12],
  [0.028, -0.06],
  [0.02, -0.03],
  [0.05, 0.02],
  [0.086, 0.05],
  [0.085, 0.08],
  [0.05, 0.11],
  [0, 0.12],
];

/** A graver: a steel blade in a mushroom handle, lying with its point towards the peg. */
const graver = (handle: ReturnType<typeof wood>, at: Vec, turn: number): Thing[] => [
  put(turned(MUSHROOM, 0.004), handle, at, { turn, tip: Math.PI / 2 - 0.12, reach: 0.17 }),
  put(
    joined(rod([0, -0.1, 0], [0, -0.46, 0], 0.011, 0.008), rod([0, -0.46, 0], [0, -0.5, 0], 0.008, 0.001)),
    steel(0.16),
    at,
    {
      turn,
      tip: Math.PI / 2 - 0.12,
      reach: 0.52,
    },
  ),
];

const HUES: Rgb[] = [
  [0.9, 0.92, 0.95],
  [0.86, 0.9, 0.96],
  [0.00002, 0.002, 0.12],
  [0.12, 0.00002, 0.0005],
  [0.9, 0.92, 0.95],
  [0.0006, 0.1, 0.004],
];

/** Small stones strewn on the bench, point down or on their side. */
function strewn(count: number): Thing[] {
  const next = random(41);
  return Array.from({ length: count }, (_, i) => {
    const size = 0.032 + next() * 0.022;
    const a = next() * 6.3;
    const r = 0.05 + 0.3 * next();
    const at: Vec = [0.48 + r * Math.cos(a), size * 0.72, 0.2 + r * 0.8 * Math.sin(a)];
    return put(cutStone(size), clear(HUES[i % HUES.length].map((c) => c ** 2) as unknown as Rgb, 1.72), at, {
      turn: next() * 6,
      tip: (next() - 0.5) * 1.1,
      lean: (next() - 0.5) * 1.1,
      reach: size * 1.1,
    });
  });
}

/** A jeweller's bench: gravers, a ring on the wooden peg, and small stones. */
export const jeweller: SetMaker = (noise, tone) => {
  const gold = metal(BRASS, 0.13);
  const beech = wood(noise, hex('#a97c4c'), 0.5);
  const pear = wood(noise, hex('#7a4526'), 0.3, true);
  const grain = {
    ...beech,
    paint: (x: number, y: number, z: number, s: Parameters<typeof beech.paint>[3]) => beech.paint(z, y, x, s),
  };
  return stage(
    [
      table(hide(noise, tone, 0.8)),
      put(plate(PEG, 0.05, 0.012), grain, [-0.08, 0.14, 0.02], { turn: 0.3, lean: 0.08 }),
      put(hoop(0.13, 0.02), gold, [-0.12, 0.33, -0.16], { turn: 0.5, lean: 1.18, reach: 0.16 }),
      put(block(0.012, 0.03, 0.012), gold, [-0.1, 0.47, -0.12], {
        turn: 0.5,
        reach: 0.05,
      }),
      put(cutStone(0.06), clear([0.4, 0.5, 0.6], 1.8), [-0.1, 0.49, -0.11], { turn: 0.5, lean: -0.3, reach: 0.07 }),
      ...graver(pear, [-0.6, 0.09, 0.34], -0.35 + Math.PI),
      ...graver(beech, [-0.72, 0.09, 0.06], -0.1 + Math.PI),
      ...strewn(20),
    ],
    {
      eye: [0.25, 1.35, 1.75],
      aim: [-0.1, 0.12, -0.02],
      span: 0.62,
      sun: unit(0.8, 0.5, -0.2),
      sunlight: 3.1,
      fill: 0.12,
      sunSize: 0.05,
    },
  );
};
