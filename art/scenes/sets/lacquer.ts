import { BRASS, hex, IVORY, type Rgb } from '../../render/color.ts';
import { block, type Corner, curved, cut, drum, joined, moved, rod, turned, type Vec } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import type { Form } from '../../render/march.ts';
import { random, smoothstep } from '../../render/math.ts';
import { type SetMaker, type Stage, stage } from '../../render/stage.ts';
import { glaze, metal, plain, plaster, wood } from '../../render/surfaces.ts';
import { type Finish, put, type Thing } from '../../render/things.ts';
import { pigment } from './formulator.ts';
import { hollow, slab, wall } from './props.ts';

const CUP: Corner[] = [
  [0.06, 0],
  [0.06, 0.03],
  [0.1, 0.07],
  [0.14, 0.16],
  [0.165, 0.23],
];
const LID: Corner[] = [
  [0.15, 0.205],
  [0.13, 0.24],
  [0.07, 0.275],
  [0.045, 0.285],
  [0.05, 0.315],
  [0.001, 0.318],
];
const SAUCER: Corner[] = [
  [0, 0],
  [0.09, 0],
  [0.2, 0.045],
  [0.196, 0.052],
  [0.09, 0.014],
  [0, 0.014],
];

/** A covered cup on its saucer. */
const coveredCup = ([x, y, z]: Vec, porcelain: Finish): Thing[] => [
  put(turned(SAUCER, 0.002), porcelain, [x, y, z], { reach: 0.22 }),
  put(
    joined(hollow(curved(CUP), 0.01, 0.02), turned([[0, 0.2], ...curved(LID)], 0.002)),
    porcelain,
    [x, y + 0.014, z],
    { reach: 0.36 },
  ),
];

/** The shadow of a carved window: squares within squares. */
const fretwork: Stage['gate'] = (x, y, z) => {
  const u = z * 0.9 + x * 0.75 + 0.2;
  const v = y + x * 0.5 + z * 0.1 + 0.1;
  const bar = (w: number, pitch: number): number => Math.abs(w - Math.round(w / pitch) * pitch);
  const cellU = u - Math.round(u / 0.8) * 0.8;
  const cellV = v - Math.round(v / 0.8) * 0.8;
  const inner = Math.abs(Math.max(Math.abs(cellU), Math.abs(cellV)) - 0.22);
  const line = Math.min(bar(u - 0.4, 0.8), bar(v - 0.4, 0.8), inner);
  return 0.14 + 0.86 * smoothstep(0.014, 0.03, line) * smoothstep(-1.5, -1.4, u) * smoothstep(1.25, 1.15, v);
};

/** For guests in China: a red lacquer box and a covered cup in the light of a carved window. */
export const teagift: SetMaker = (noise, tone) => {
  const lacquer = glaze(tone, 0.16);
  const jade = plain(hex('#7fa184'), 0.22);
  return stage(
    [
      slab(wood(noise, hex('#4a2d1d'), 0.24), 4, 0.7, -0.9),
      wall(plaster(noise, hex('#b3a692'), 0.5), -0.9),
      put(
        joined(block(0.36, 0.1, 0.24, 0.03), moved(block(0.365, 0.045, 0.245, 0.03), 0, 0.155, 0)),
        lacquer,
        [0.5, 0.1, -0.2],
        { turn: -0.35, reach: 0.52 },
      ),
      put(
        joined(drum(0.045, 0.012, 0.006), moved(drum(0.018, 0.02), 0, 0.015, 0)),
        metal(BRASS, 0.18),
        [0.585, 0.2, 0.03],
        { turn: -0.35, lean: Math.PI / 2, reach: 0.08 },
      ),
      put(cut(drum(0.1, 0.018, 0.012), drum(0.036, 0.1)), jade, [0.36, 0.318, -0.12], { reach: 0.13 }),
      put(rod([0, 0, 0], [0.16, -0.02, 0.1], 0.006), plain(hex('#8a1f1c'), 0.7, 0.5), [0.42, 0.31, -0.1], {
        reach: 0.22,
      }),
      ...coveredCup([-0.32, 0, 0.1], glaze(IVORY, 0.12)),
    ],
    {
      eye: [-0.1, 0.85, 2.4],
      aim: [0.12, 0.2, 0],
      span: 0.46,
      sun: unit(-0.7, 0.46, 0.5),
      gate: fretwork,
      sunlight: 2.5,
      fill: 0.2,
      soft: 0.008,
    },
  );
};

/** Gold dust sown in drifts over lacquer, and a thin gold line. */
const sown = (noise: Parameters<SetMaker>[0], ground: Rgb, radius: number): Finish => ({
  paint: (x, y, z, s) => {
    const drift = smoothstep(-0.05, 0.35, noise.fbm(x * 4 + 3, z * 4, 2) + x * 1.2);
    const dust = noise.cell(Math.floor(x * 260), Math.floor(z * 260)) < drift * 0.42 && y > 0.01 ? 1 : 0;
    const line = smoothstep(0.004, 0.002, Math.abs(Math.hypot(x, z) - radius * 0.86));
    const gold = Math.max(dust * 0.8, y > 0.01 ? line : 0);
    for (let c = 0; c < 3; c++) s.color[c] = ground[c] * (1 - gold) + BRASS[c] * gold;
    s.rough = 0.14 + gold * 0.2;
    s.metal = gold;
  },
});

/** A round compact: closed, or with its lid standing. */
function compact(at: Vec, radius: number, finish: Finish): Thing[] {
  const form: Form = (x, y, z) => {
    const dome = Math.hypot(Math.hypot(x, z), (y + radius * 1.9) * 1) - radius * 2.16;
    const seam = Math.hypot(Math.hypot(x, z) - radius, y + 0.012) - 0.006;
    return Math.max(drum(radius, 0.055, 0.02)(x, y, z), dome, -seam);
  };
  return [put(form, finish, [at[0], at[1] + 0.055, at[2]], { reach: radius + 0.07 })];
}

/** Lacquered compacts of Kyoto, sown with gold, and a brush. */
export const compacts: SetMaker = (noise, tone) => {
  const black = hex('#0e0d0f');
  const handle = turned(
    [
      [0, -0.3],
      [0.014, -0.3],
      [0.024, -0.05],
      [0.034, 0.1],
      [0.034, 0.14],
      [0, 0.14],
    ],
    0.002,
  );
  const tuft: Form = (x, y, z) => {
    const r = Math.hypot(x, z);
    const a = Math.atan2(z, x);
    return (Math.hypot(r, (y - 0.2) * 0.75) - 0.085 - 0.003 * Math.sin(a * 40) * smoothstep(0.1, 0.3, y)) * 0.6;
  };
  const lying = { turn: -0.5, tip: Math.PI / 2, reach: 0.42 };
  return stage(
    [
      slab(glaze(hex('#1a1416'), 0.2), 4, 0.9, -0.9),
      wall(plaster(noise, hex('#7d6a62'), 0.4), -1.1),
      ...compact([0.1, 0, 0.02], 0.27, sown(noise, tone, 0.27)),
      ...compact([0.66, 0, -0.24], 0.22, sown(noise, black, 0.22)),
      ...compact([0.62, 0.11, -0.26], 0.13, sown(noise, tone, 0.13)),
      put(handle, glaze(black, 0.12), [-0.36, 0.05, 0.3], lying),
      put(moved(drum(0.036, 0.025), 0, 0.13, 0), metal(BRASS, 0.2), [-0.36, 0.05, 0.3], lying),
      put(tuft, plain(hex('#d9c3b4'), 0.9, 0.8), [-0.36, 0.05, 0.3], lying),
    ],
    {
      eye: [-0.1, 1.0, 2.3],
      aim: [0.08, 0.1, 0],
      span: 0.38,
      sun: unit(-0.55, 0.62, 0.12),
      sunlight: 2.6,
      fill: 0.22,
      soft: 0.011,
      lamps: [{ at: [-1.4, 1.4, 1.4], color: [0.8, 0.86, 1], strength: 0.7, size: 0.5 }],
    },
  );
};

/** A petal: a shallow cup, notched at its edge. */
const petal: Form = (u, v, w) => {
  const [x, y, z] = [u * 1.3, v * 1.3, w * 1.3];
  const wide = 0.085 * (1 - 0.35 * (x / 0.12) ** 2) * (x > 0.08 ? 1 - ((x - 0.08) / 0.045) ** 2 * 0.7 : 1);
  const cup = y - 2.6 * (z * z + (x - 0.02) ** 2 * 0.6) - 0.01;
  return Math.max(Math.abs(cup) - 0.0035, Math.abs(z) - wide, Math.abs(x) - 0.12) * 0.42;
};

/** Red that fades towards the petal's foot, with fine veins. */
const blush = (tone: Rgb): Finish => ({
  paint: (x, _y, z, s) => {
    const foot = smoothstep(-0.05, -0.13, x) * 0.6;
    const k = 0.85 + 0.05 * Math.sin(z * 420 * (1 - x * 2)) + 0.3 * smoothstep(0.02, 0.1, Math.abs(z));
    for (let c = 0; c < 3; c++) s.color[c] = (tone[c] * (1 - foot) + foot * IVORY[c]) * k;
    s.rough = 0.5;
    s.sheen = 0.5;
  },
});

/** A dish of crimson, its brush, and fallen camellia petals. */
export const crimson: SetMaker = (noise, tone) => {
  const next = random(23);
  const petals = [
    [-0.3, 0.32],
    [-0.14, 0.5],
    [0.3, 0.42],
    [0.38, -0.36],
    [-0.36, -0.3],
    [0.08, 0.66],
  ].map(([x, z]) =>
    put(petal, blush(tone), [x * 0.86, 0.012, z * 0.86], { turn: next() * 6, lean: (next() - 0.5) * 0.4, reach: 0.17 }),
  );
  const stick = { turn: -0.62, tip: 1.25, reach: 0.75 };
  const tip: Vec = [0.16, 0.17, 0.02];
  return stage(
    [
      slab(wood(noise, hex('#3a2a24'), 0.28), 3, 1.4, -1.2),
      ...pigment(noise, tone, [0, 0, -0.02], glaze(IVORY, 0.14)),
      put(rod([0, 0.12, 0], [0, 0.72, 0], 0.014, 0.01), glaze(hex('#141214'), 0.16), tip, stick),
      put(rod([0, 0.0, 0], [0, 0.1, 0], 0.004, 0.02), plain(hex('#e3d3bf'), 0.9, 0.6), tip, stick),
      put(moved(drum(0.018, 0.02), 0, 0.115, 0), metal(BRASS, 0.2), tip, stick),
      ...petals,
    ],
    {
      eye: [0, 1.45, 1.25],
      aim: [0.02, 0.05, 0.08],
      span: 0.56,
      sun: unit(-0.66, 0.5, -0.3),
      sunlight: 2.7,
      fill: 0.18,
    },
  );
};
