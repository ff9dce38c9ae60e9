import { BRASS, hex, IVORY, type Rgb } from '../../render/color.ts';
import { type Corner, curved, drum, turned, type Vec } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import type { Form } from '../../render/march.ts';
import { smoothstep } from '../../render/math.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { glaze, marble, metal, plain, plaster } from '../../render/surfaces.ts';
import { put, type Thing } from '../../render/things.ts';
import { hollow, slab, wall } from './props.ts';

/** An open lipstick: a fluted brass case and a slanted bullet. */
function lipstick(at: Vec, color: Rgb, turn: number): Thing[] {
  const [x, y, z] = at;
  const flutes: Form = (u, v, w) => drum(0.062, 0.14, 0.004)(u, v, w) + 0.0014 * Math.cos(Math.atan2(w, u) * 28);
  const bullet: Form = (u, v, w) => Math.max(drum(0.044, 0.14, 0.02)(u, v, w), (v - 0.07 + u * 1.1) * 0.67);
  return [
    put(flutes, metal(BRASS, 0.2), [x, y + 0.14, z], { reach: 0.17 }),
    put(drum(0.05, 0.05, 0.003), metal(hex('#e2cfa4'), 0.1), [x, y + 0.32, z], { reach: 0.08 }),
    put(bullet, plain(color, 0.36), [x, y + 0.44, z], { turn, reach: 0.16 }),
  ];
}

const JAR: Corner[] = [
  [0.16, 0],
  [0.2, 0.02],
  [0.215, 0.08],
  [0.2, 0.15],
  [0.17, 0.17],
];

/** A jar of cream with a swirl on top; its lid leans beside it. */
const jar = ([x, y, z]: Vec): Thing[] => {
  const swirl: Form = (u, v, w) => {
    const r = Math.hypot(u, w);
    const ridge = Math.sin(Math.atan2(w, u) + r * 42) * 0.012 * smoothstep(0, 0.05, r);
    return Math.max(v - 0.155 - ridge - 0.045 * (1 - r / 0.16), r - 0.165, 0.05 - v) * 0.55;
  };
  return [
    put(hollow(curved(JAR), 0.02, 0.03), glaze(hex('#d9c4bd'), 0.16), [x, y, z], { reach: 0.3 }),
    put(swirl, plain(hex('#efe5da'), 0.4), [x, y, z], { reach: 0.3 }),
    put(drum(0.19, 0.035, 0.012), metal(BRASS, 0.18), [x + 0.3, y + 0.185, z + 0.02], {
      tip: 1.25,
      reach: 0.22,
    }),
  ];
};

/** A dressing table: lipsticks, a jar of cream and a pan of powder. */
export const vanity: SetMaker = (noise, tone) => {
  const pan = turned(
    [
      [0, 0],
      [0.2, 0],
      [0.205, 0.02],
      [0.2, 0.045],
      [0.185, 0.045],
      [0.18, 0.03],
      [0, 0.03],
    ],
    0.002,
  );
  const powder: Form = (x, y, z) =>
    Math.max(y - 0.034 - 0.003 * Math.cos(Math.max(Math.abs(x), Math.abs(z)) * 110), Math.hypot(x, z) - 0.18) * 0.8;
  return stage(
    [
      slab(marble(noise, hex('#b9aaa2'), hex('#83716c'), 0.14), 4, 0.8, -0.8),
      wall(plaster(noise, tone, 0.3), -1.2),
      ...lipstick([-0.3, 0, 0.08], hex('#8e2230'), 0.4),
      ...lipstick([-0.1, 0, -0.16], hex('#b4565a'), -0.4),
      ...lipstick([-0.5, 0, -0.2], hex('#5e1a26'), 0.9),
      ...jar([0.4, 0, -0.12]),
      put(pan, metal(hex('#d9c08c'), 0.16), [0.14, 0, 0.32], { reach: 0.22 }),
      put(powder, plain(hex('#d3a08e'), 0.9), [0.14, 0, 0.32], { reach: 0.22 }),
      put(drum(0.06, 0.2, 0.012), glaze(IVORY, 0.2), [0.92, 0.2, -0.42], { reach: 0.24 }),
    ],
    {
      eye: [0, 0.86, 2.5],
      aim: [0.08, 0.22, 0],
      span: 0.46,
      sun: unit(0.7, 0.5, 0.3),
      sunlight: 2.2,
      fill: 0.26,
      soft: 0.008,
      gate: (x, y, z) => 0.2 + 0.8 * smoothstep(-0.6, -0.2, x * 0.5 - y * 0.6 + z * 0.3 + 0.2),
    },
  );
};
