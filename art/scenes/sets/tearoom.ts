import { hex, IVORY } from '../../render/color.ts';
import { block, type Corner, curved, joined, turned } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import { smoothstep } from '../../render/math.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { glaze, plain, wood } from '../../render/surfaces.ts';
import { type Finish, put } from '../../render/things.ts';
import { hollow } from './props.ts';

/** Paper in a wooden lattice, lit from the garden; a branch throws its shadow on it. */
const shoji = (noise: Parameters<SetMaker>[0]): Finish => ({
  paint: (x, y, _z, s) => {
    const bend = noise.smooth(x * 0.9, 4) * 0.5;
    const twig = Math.abs(y - 1.55 - bend - x * 0.42) - 0.022 + (x + 2) * 0.004;
    const leaves = noise.fbm(x * 4.5, y * 6.5 - x * 2.5, 3) - 0.3 + Math.abs(y - 1.5 - bend - x * 0.42) * 1.15;
    const shadow = Math.max(smoothstep(0.03, -0.02, twig), smoothstep(0.06, -0.06, leaves) * 0.85);
    s.color = [1, 0.87, 0.7];
    s.rough = 0.9;
    s.glow = (0.62 - 0.16 * Math.hypot((x - 0.9) * 0.6, (y - 1.2) * 0.5)) * (1 - 0.42 * shadow);
  },
});

const lattice = (x: number, y: number, z: number): number => {
  const bar = (v: number, pitch: number, half: number): number => Math.abs(v - Math.round(v / pitch) * pitch) - half;
  const thin = Math.max(Math.min(bar(x, 0.3, 0.011), bar(y, 0.27, 0.011)), Math.abs(z) - 0.014);
  const stile = Math.max(Math.min(bar(x - 0.15, 1.2, 0.05), Math.abs(y) - 0.16), Math.abs(z) - 0.03);
  return Math.min(thin, stile);
};

/** Rush mats with dark cloth borders. */
const tatami: Finish = {
  paint: (x, _y, z, s) => {
    const border = Math.abs(x - 0.55 - Math.round((x - 0.55) / 1.8) * 1.8) < 0.045;
    const rush = 0.9 + 0.1 * Math.sin(z * 420);
    const c = border ? hex('#23282a') : hex('#9a8a5e');
    s.color = [c[0] * rush, c[1] * rush, c[2] * rush];
    s.rough = 0.8;
  },
};

const BOWL: Corner[] = [
  [0.075, 0],
  [0.075, 0.02],
  [0.13, 0.06],
  [0.16, 0.13],
  [0.163, 0.2],
];
const KETTLE: Corner[] = [
  [0.12, 0],
  [0.22, 0.06],
  [0.26, 0.16],
  [0.22, 0.27],
  [0.1, 0.325],
  [0.09, 0.345],
  [0.02, 0.36],
  [0.03, 0.39],
  [0.001, 0.41],
];

/** A tea room in Kyoto: a bowl, a kettle and a brush stand before a paper screen. */
export const tearoom: SetMaker = (noise, tone) => {
  const handle = (x: number, y: number, z: number): number =>
    Math.max((Math.hypot(Math.hypot(x, y - 0.26) - 0.25, z) - 0.014) * 0.9, 0.27 - y);
  const iron = plain(hex('#26272a'), 0.42);
  return stage(
    [
      put((_x, y) => y, tatami, [0, 0, 0]),
      put((_x, _y, z) => z, shoji(noise), [0, 0, -1.62]),
      put(lattice, wood(noise, hex('#2c2019'), 0.6), [0, 0.05, -1.56]),
      put(block(1.0, 0.035, 0.42, 0.01), glaze(hex('#1a1514'), 0.12), [0.7, 0.2, 0], { reach: 1.15 }),
      ...[-0.85, 0.85].map((k) =>
        put(block(0.04, 0.085, 0.4), glaze(hex('#1a1514'), 0.2), [0.7 + k, 0.085, 0], { reach: 0.45 }),
      ),
      put(hollow(curved(BOWL, 3), 0.016, 0.03), glaze(tone, 0.2), [0.42, 0.236, 0.08], { reach: 0.3 }),
      put(joined(turned([[0, 0], ...curved(KETTLE, 3)]), handle), iron, [1.06, 0.236, -0.05], {
        turn: 0.5,
        reach: 0.56,
      }),
      put(
        hollow(
          [
            [0.06, 0],
            [0.06, 0.13],
          ],
          0.008,
          0.01,
        ),
        wood(noise, hex('#a58a55'), 0.4, true),
        [0.14, 0.236, 0.14],
        { reach: 0.16 },
      ),
    ],
    {
      eye: [-0.2, 0.82, 3.0],
      aim: [0.3, 0.62, 0],
      span: 0.5,
      sun: unit(0.25, 0.42, -0.75),
      sunlight: 0,
      fill: 0.36,
      fillColor: IVORY,
      lamps: [
        { at: [0.9, 1.5, -1.2], color: [1, 0.86, 0.66], strength: 1.5, size: 0.5 },
        { at: [-1.6, 1.5, 2.2], color: [0.86, 0.92, 1], strength: 1.6, size: 0.6 },
      ],
      corners: 1.6,
      soft: 0.006,
      around: (_dx, dy, dz, _rough, out) => out.fill(dz < 0 ? 0.5 : 0.04 + 0.05 * Math.max(dy, 0)),
    },
  );
};
