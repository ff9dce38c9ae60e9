import { hex, mix, type Rgb } from '../../render/color.ts';
import { block, type Corner, drum, joined, moved, plate, rod } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import type { Form } from '../../render/march.ts';
import { smoothstep } from '../../render/math.ts';
import type { Noise } from '../../render/noise.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { brass, satin, wood } from '../../render/surfaces.ts';
import { type Finish, put } from '../../render/things.ts';
import { table } from './props.ts';

const stroke = (d: number, width: number): number => smoothstep(width + 0.0035, width, Math.abs(d));

/** The lines of a movement's plan: circles, axes, chords, dimension lines. */
function plan(x: number, z: number): number {
  const circle = (cx: number, cz: number, r: number, w = 0.0016): number => stroke(Math.hypot(x - cx, z - cz) - r, w);
  const dashed = (v: number): number => (v * 9 - Math.floor(v * 9) < 0.72 ? 1 : 0);
  const wide = [
    circle(-0.1, -0.05, 0.4, 0.0028),
    circle(-0.1, -0.05, 0.37),
    circle(-0.22, -0.16, 0.15),
    circle(0.06, 0.06, 0.17),
    circle(-0.2, 0.14, 0.09),
    circle(0.06, 0.06, 0.035),
    circle(-0.22, -0.16, 0.03),
    circle(0.66, -0.3, 0.13),
    circle(0.66, -0.3, 0.05),
  ];
  const inPlan = Math.hypot(x + 0.1, z + 0.05) < 0.5 ? 1 : 0;
  const axes = Math.max(stroke(z + 0.05, 0.001) * dashed(x), stroke(x + 0.1, 0.001) * dashed(z)) * inPlan;
  const sizes = Math.max(
    stroke(z - 0.44, 0.001) * (Math.abs(x + 0.1) < 0.4 ? 1 : 0),
    stroke(Math.abs(x + 0.1) - 0.4, 0.001) * (z > 0 && z < 0.47 ? 1 : 0),
  );
  const frame = stroke(Math.max(Math.abs(x) - 0.95, Math.abs(z) - 0.58), 0.002);
  const hatch =
    Math.hypot(x - 0.66, z + 0.3) < 0.13 && Math.hypot(x - 0.66, z + 0.3) > 0.05
      ? stroke(((x + z) * 40 - Math.round((x + z) * 40)) / 40, 0.0008)
      : 0;
  return Math.max(...wide, axes, sizes, frame, hatch * 0.7);
}

const blueprint = (noise: Noise, ground: Rgb): Finish => ({
  paint: (x, _y, z, s) => {
    const worn = 0.9 + noise.fbm(x * 4, z * 4, 4) * 0.2;
    const [r, g, b] = mix(ground, hex('#d8dde0'), plan(x, z) * 0.8);
    s.color = [r * worn, g * worn, b * worn];
    s.rough = 0.85;
  },
});

const BEAM: Corner[] = [
  [-0.06, -0.035],
  [0.9, -0.035],
  [0.9, 0.035],
  [-0.06, 0.035],
];
/** A caliper's fixed jaw, and (turned over) its sliding one. */
const JAW: Corner[] = [
  [-0.07, -0.13],
  [-0.02, -0.05],
  [0, -0.05],
  [0, 0.26],
  [-0.02, 0.25],
  [-0.07, 0.05],
];

const graduated: Finish = {
  paint: (x, _y, z, s) => {
    const tick = Math.abs(x * 60 - Math.round(x * 60)) / 60;
    const long = Math.abs(Math.round(x * 60)) % 5 === 0 ? 0.03 : 0.014;
    const line = z > 0.033 - long && z < 0.033 ? smoothstep(0.0022, 0.001, tick) : 0;
    const k = 0.72 * (1 - line * 0.85);
    s.color = [k, k * 1.01, k * 1.02];
    s.rough = 0.3;
    s.metal = 0.5;
  },
};

/** An engineer's board: a caliper, dividers and a pencil on a blueprint. */
export const engineer: SetMaker = (noise, tone) => {
  const hexagon: Form = (x, y, z) => {
    const a = Math.atan2(z, x);
    const k = Math.PI / 3;
    const side = Math.hypot(x, z) * Math.cos(a - Math.round(a / k) * k);
    return Math.max(side - 0.022, Math.hypot(x, z) * 0.94 - (y + 0.42) * 0.26, Math.abs(y) - 0.42);
  };
  const pencil: Finish = {
    paint: (x, y, z, s) => {
      const lead = y < -0.385;
      const bare = Math.hypot(x, z) < 0.0205 + 0.0015 * Math.cos(Math.atan2(z, x) * 6) && y < -0.33;
      const c = lead ? hex('#202022') : bare ? hex('#c9a06a') : hex('#7a2a22');
      s.color = [c[0], c[1], c[2]];
      s.rough = bare ? 0.7 : 0.3;
    },
  };
  const slider = joined(
    plate(
      JAW.map(([x, z]): Corner => [-x, z]),
      0.012,
      0.002,
    ),
    moved(block(0.1, 0.017, 0.05, 0.004), 0.1, 0, 0),
    moved(drum(0.022, 0.03), 0.13, 0.0, 0.058),
  );
  return stage(
    [
      table(wood(noise, hex('#54402e'), 0.45)),
      put(block(1.02, 0.002, 0.66, 0.001), blueprint(noise, tone), [0, 0.003, 0], { turn: 0.08 }),
      put(plate(BEAM, 0.01, 0.002), graduated, [-0.24, 0.028, 0.14], { turn: 0.28, reach: 0.95 }),
      put(plate(JAW, 0.012, 0.002), satin(hex('#d4d5d6'), 0.3), [-0.24, 0.028, 0.14], { turn: 0.28, reach: 0.32 }),
      put(slider, satin(hex('#d4d5d6'), 0.34), [0.04, 0.03, 0.06], { turn: 0.28, reach: 0.34 }),
      put(
        joined(
          rod([0, 0, 0], [-0.16, 0, 0.56], 0.018, 0.004),
          rod([0, 0, 0], [0.12, 0, 0.57], 0.018, 0.004),
          drum(0.034, 0.022),
          rod([0, 0, 0], [0.006, 0, -0.1], 0.015),
        ),
        brass(0.2),
        [-0.62, 0.024, -0.42],
        { turn: 0.35, reach: 0.62 },
      ),
      put(hexagon, pencil, [0.62, 0.03, 0.34], { turn: 0.75, tip: Math.PI / 2, reach: 0.45 }),
    ],
    {
      eye: [0.1, 1.85, 1.1],
      aim: [0.03, 0, 0.0],
      span: 0.54,
      sun: unit(-0.7, 0.5, 0.3),
      sunlight: 2.7,
      fill: 0.2,
      sunSize: 0.05,
    },
  );
};
