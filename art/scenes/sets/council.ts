import { hex } from '../../render/color.ts';
import { block, type Corner, curved, joined, moved, rod } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import type { Form } from '../../render/march.ts';
import { clamp, smoothstep } from '../../render/math.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { glaze, hide, plaster, wood } from '../../render/surfaces.ts';
import { type Finish, put } from '../../render/things.ts';
import { hollow } from './props.ts';

const BAY = 2.2;

/** A wall along z with tall windows. */
const windows: Form = (x, y, z) => {
  const u = z - Math.round(z / BAY) * BAY;
  const hole = Math.max(Math.abs(u) - 0.62, Math.abs(y - 2.05) - 1.65);
  const bars = Math.max(
    Math.min(Math.abs(u) - 0.025, Math.abs(y - 1.6) - 0.025, Math.abs(y - 2.6) - 0.025),
    Math.abs(x) - 0.03,
  );
  const wall = Math.max(Math.abs(x) - 0.2, -hole);
  const sill = Math.max(Math.abs(x - 0.24) - 0.05, Math.abs(y - 0.4) - 0.03, Math.abs(u) - 0.7);
  return Math.min(wall, Math.max(bars, hole), sill);
};

/** Oak laid in herringbone. */
function herringbone(finish: Finish): Finish {
  return {
    paint: (x, y, z, s) => {
      const column = Math.floor(x / 0.5);
      const slant = column % 2 === 0 ? z + x : z - x;
      const board = Math.floor(slant / 0.16);
      finish.paint(slant * 0.4 + board * 3.1, y, x + board * 1.7, s);
      const joint = smoothstep(0.02, 0.06, Math.abs(slant / 0.16 - Math.round(slant / 0.16)));
      const shade = (0.82 + 0.3 * ((board * 0.618 + column * 0.37) % 1)) * (0.6 + 0.4 * joint);
      for (let c = 0; c < 3; c++) s.color[c] *= shade;
      s.rough = 0.34;
    },
  };
}

const VASE: Corner[] = [
  [0.08, 0],
  [0.13, 0.06],
  [0.15, 0.14],
  [0.1, 0.26],
  [0.05, 0.32],
  [0.065, 0.36],
];

/** A council room: a long table, its chairs, tall windows along one side. */
export const council: SetMaker = (noise, tone) => {
  const chair = joined(
    block(0.24, 0.035, 0.24, 0.03),
    moved(block(0.03, 0.3, 0.22, 0.03), 0.23, 0.34, 0),
    ...[-0.2, 0.2].flatMap((x) => [-0.2, 0.2].map((z) => rod([x, 0, z], [x * 1.08, -0.45, z * 1.08], 0.018))),
  );
  const walnut = wood(noise, hex('#4b2f1d'), 0.2);
  const lengthwise: Finish = { paint: (x, y, z, s) => walnut.paint(z * 0.6, y, x, s) };
  const leather = hide(noise, tone, 1);
  const seats = [-0.6, -1.6, -2.6, -3.6, -4.6, -5.6].flatMap((z) => [
    put(chair, leather, [1.0, 0.45, z], { reach: 0.85 }),
    put(chair, leather, [-0.72, 0.45, z], { turn: Math.PI, reach: 0.85 }),
  ]);
  return stage(
    [
      put((_x, y) => y, herringbone(wood(noise, hex('#8a6844'), 0.34)), [0, 0, 0]),
      put(windows, plaster(noise, hex('#b9ad9a'), 0.4), [-2.5, 0, -0.4]),
      put((x) => 2.9 - x, plaster(noise, hex('#b9ad9a'), 0.5), [0, 0, 0]),
      put((_x, _y, z) => z, plaster(noise, hex('#8f8473'), 0.5), [0, 0, -8.6]),
      put((_x, y) => 4.1 - y, plaster(noise, hex('#a89c8a'), 0.3), [0, 0, 0], { casts: false }),
      put(block(0.58, 0.035, 3.3, 0.012), lengthwise, [0.14, 0.78, -3.1]),
      ...[-0.4, -3.1, -5.8].map((z) => put(block(0.3, 0.37, 0.06, 0.01), walnut, [0.14, 0.375, z], { reach: 0.5 })),
      ...seats,
      put(hollow(curved(VASE), 0.01, 0.03), glaze(hex('#5d6b62'), 0.2), [0.1, 0.815, -1.5], { reach: 0.4 }),
    ],
    {
      eye: [0.75, 1.5, 3.1],
      aim: [-0.05, 1.12, -2.2],
      span: 0.66,
      sun: unit(-0.66, 0.5, -0.22),
      sunlight: 3.6,
      sunSize: 0.016,
      fill: 0.34,
      bounce: [0.24, 0.17, 0.1],
      around: (dx, dy, _dz, _rough, out) => {
        const k = dx < -0.1 ? 1.1 + 0.4 * clamp(dy) : 0.1;
        out.set([k, k * 0.92, k * 0.84]);
      },
      far: 24,
      shadows: 7,
      corners: 2.5,
      soft: 0.003,
    },
  );
};
