import { hex, IVORY, type Rgb } from '../../render/color.ts';
import { ball, type Corner, drum, plate, rod, turned, type Vec } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import type { Form } from '../../render/march.ts';
import type { Noise } from '../../render/noise.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { clear, glaze, marble, plain, plaster, steel, wood } from '../../render/surfaces.ts';
import { type Finish, put, type Thing } from '../../render/things.ts';
import { hollow, table, wall } from './props.ts';

/** A beaker with a liquid up to a level. */
function beaker(liquid: Rgb, radius: number, high: number, level: number, at: Vec): Thing {
  const outer = drum(radius, high / 2, 0.015);
  const room: Form = (x, y, z) => Math.max(Math.hypot(x, z) - radius + 0.012, 0.016 - y);
  const form: Form = (x, y, z) => Math.max(outer(x, y - high / 2, z), -Math.max(room(x, y, z), level - y));
  return put(
    form,
    clear(liquid, 1.4, (x, y, z) => Math.max(room(x, y, z), y - level)),
    at,
    { reach: high + 0.02 },
  );
}

const BOWL: Corner[] = [
  [0.07, 0],
  [0.08, 0.015],
  [0.14, 0.05],
  [0.175, 0.1],
  [0.185, 0.13],
];
const DISH = hollow(BOWL, 0.012, 0.02);

/** A porcelain dish with a heap of pigment. */
export function pigment(noise: Noise, color: Rgb, at: Vec, porcelain: Finish): Thing[] {
  const rough = (x: number, z: number): number => noise.fbm(x * 14, z * 14, 4) * 0.022;
  const heap: Form = (x, y, z) =>
    Math.max(
      y - 0.16 + Math.hypot(x, z) * 0.62 - rough(x, z),
      Math.hypot(x, z) - Math.min(0.155, 0.06 + y * 1.05),
      -y + 0.03,
    ) * 0.6;
  return [put(DISH, porcelain, at, { reach: 0.24 }), put(heap, plain(color, 0.95), at, { reach: 0.24 })];
}

const SPATULA: Corner[] = [
  [-0.02, -0.016],
  [0.16, -0.02],
  [0.3, -0.03],
  [0.36, -0.022],
  [0.385, 0],
  [0.36, 0.022],
  [0.3, 0.03],
  [0.16, 0.02],
  [-0.02, 0.016],
];

/** A formulator's bench: beakers, dishes of pigment and a spatula on pale marble. */
export const formulator: SetMaker = (noise, tone) => {
  const porcelain = glaze(IVORY, 0.14);
  return stage(
    [
      table(marble(noise, hex('#a8a29a'), hex('#6b6560'), 0.22)),
      wall(plaster(noise, tone, 0.4), -1),
      beaker([0.75, 0.16, 0.14], 0.17, 0.46, 0.27, [-0.42, 0, -0.26]),
      beaker([0.85, 0.6, 0.3], 0.12, 0.62, 0.34, [-0.76, 0, -0.4]),
      beaker([0.9, 0.92, 0.9], 0.1, 0.28, 0.14, [-0.12, 0, -0.44]),
      put(rod([0, 0, 0], [0.3, 0.62, -0.05], 0.009), clear([0.8, 0.85, 0.85], 1.5), [-0.5, 0.03, -0.24], {
        reach: 0.75,
      }),
      ...pigment(noise, hex('#a5342f'), [0.28, 0, -0.2], porcelain),
      ...pigment(noise, hex('#c98a5a'), [0.66, 0, -0.34], porcelain),
      ...pigment(noise, hex('#c77f86'), [0.62, 0, 0.08], porcelain),
      put(plate(SPATULA, 0.003, 0.001), steel(0.18), [-0.02, 0.012, 0.34], { turn: 0.35, reach: 0.4 }),
      put(
        turned(
          [
            [0, -0.16],
            [0.018, -0.16],
            [0.024, -0.05],
            [0.018, 0.14],
            [0, 0.15],
          ],
          0.006,
        ),
        wood(noise, hex('#4d2c1c'), 0.3, true),
        [-0.17, 0.026, 0.395],
        { turn: 0.35, tip: Math.PI / 2, reach: 0.2 },
      ),
      put(
        (x, y, z) => Math.max(ball(0.3)(x, y + 0.27, z), -y) + noise.fbm(x * 20, z * 20, 3) * 0.004,
        plain(hex('#8f2e2a'), 0.95),
        [0.27, 0.002, 0.24],
        { reach: 0.14 },
      ),
    ],
    {
      eye: [0.05, 1.05, 2.15],
      aim: [0, 0.12, -0.06],
      span: 0.56,
      sun: unit(0.72, 0.62, 0.28),
      sunlight: 1.7,
      fill: 0.3,
      sunSize: 0.08,
      soft: 0.009,
    },
  );
};
