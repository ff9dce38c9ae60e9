import { hex, IVORY, mix, scale } from '../../render/color.ts';
import {
  type Corner,
  cord,
  curved,
  drum,
  joined,
  paced,
  plate,
  rod,
  through,
  turned,
  type Vec,
} from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import { smoothstep } from '../../render/math.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { brass, hide, plain, steel, wood } from '../../render/surfaces.ts';
import { type Finish, put, type Thing } from '../../render/things.ts';
import { reel, table } from './props.ts';

/** The round knife: a half moon ground bright along its edge. */
const MOON: Corner[] = [
  ...Array.from({ length: 23 }, (_, i): Corner => {
    const a = -0.42 + (i / 22) * (Math.PI + 0.84);
    return [0.27 * Math.cos(a), 0.27 * Math.sin(a)];
  }),
  ...curved([
    [-0.21, -0.05],
    [-0.13, 0.02],
    [-0.06, -0.01],
    [-0.03, -0.13],
  ]),
  ...curved([
    [0.03, -0.13],
    [0.06, -0.01],
    [0.13, 0.02],
    [0.21, -0.05],
  ]),
];
const GROUND: Finish = {
  paint: (x, _y, z, s) => {
    const edge = z < -0.02 ? 0 : smoothstep(0.228, 0.236, Math.hypot(x, z));
    s.color = [0.5 + edge * 0.2, 0.51 + edge * 0.2, 0.52 + edge * 0.2];
    s.rough = 0.34 - edge * 0.16;
    s.metal = 1;
  },
};

const KNIFE_GRIP: Corner[] = [
  [0, -0.16],
  [0.035, -0.16],
  [0.042, -0.13],
  [0.028, -0.06],
  [0.034, 0.02],
  [0.046, 0.1],
  [0.04, 0.15],
  [0, 0.165],
];
const AWL_GRIP: Corner[] = [
  [0, -0.13],
  [0.026, -0.13],
  [0.03, -0.1],
  [0.024, -0.06],
  [0.05, 0.03],
  [0.056, 0.08],
  [0.04, 0.125],
  [0, 0.138],
];

/** Saddle stitches along a line on the leather. */
function stitches(line: Vec[], y: number): Thing[] {
  const path = paced(through(line, 10), 0.062);
  return path.slice(1).map(([x, , z], i) => {
    const [ax, , az] = path[i];
    const at: Vec = [(x + ax) / 2, y, (z + az) / 2];
    const [hx, hz] = [(x - ax) * 0.36, (z - az) * 0.36];
    const lean = 0.006;
    return put(rod([-hx, 0, -hz - lean], [hx, 0, hz + lean], 0.0085), THREAD, at, { reach: 0.05 });
  });
}
const THREAD = plain(mix(IVORY, hex('#c9a56a'), 0.25), 0.6, 0.4);

/** A saddler's bench: half-moon knife, awl and waxed thread on a panel of leather. */
export const saddler: SetMaker = (noise, tone) => {
  const tan = hide(noise, scale(tone, 1.15));
  const box = wood(noise, hex('#a8763f'), 0.3, true);
  const dark = wood(noise, hex('#5a2f1c'), 0.26, true);
  const flap: Corner[] = [
    [-1.4, -0.9],
    [0.28, -0.9],
    [0.36, -0.35],
    [0.24, 0.12],
    [-0.1, 0.36],
    [-0.7, 0.44],
    [-1.4, 0.42],
  ];
  const seam: Vec[] = [
    [0.22, 0, -0.85],
    [0.3, 0, -0.36],
    [0.19, 0, 0.09],
    [-0.12, 0, 0.3],
    [-0.7, 0, 0.38],
    [-1.2, 0, 0.37],
  ];
  const smooth = through(
    flap.map(([x, z]): Vec => [x, 0, z]),
    3,
  ).map(([x, , z]): Corner => [x, z]);
  const moon = { turn: -0.5, reach: 0.45 };
  return stage(
    [
      table(wood(noise, hex('#4a3222'), 0.5)),
      put(plate(smooth, 0.024, 0.01), tan, [0, 0.024, 0]),
      ...stitches(seam, 0.05),
      put(plate(MOON, 0.007), GROUND, [-0.3, 0.066, -0.02], moon),
      put(turned(KNIFE_GRIP, 0.004), dark, [-0.17, 0.098, -0.27], { turn: -0.5, lean: -Math.PI / 2, reach: 0.2 }),
      put(drum(0.03, 0.02), brass(0.2), [-0.248, 0.09, -0.12], { turn: -0.5, lean: -Math.PI / 2, reach: 0.05 }),
      put(turned(AWL_GRIP, 0.004), box, [0.64, 0.056, 0.2], { turn: 0.95, tip: Math.PI / 2, reach: 0.18 }),
      put(
        joined(rod([0, -0.13, 0], [0, -0.16, 0], 0.017), rod([0, -0.16, 0], [0, -0.34, 0], 0.008, 0.0015)),
        steel(),
        [0.64, 0.056, 0.2],
        { turn: 0.95, tip: Math.PI / 2, reach: 0.36 },
      ),
      ...reel(THREAD, wood(noise, hex('#8d6a42'), 0.4), [0.62, 0, -0.34]),
      put(
        cord(
          [
            [0.11, 0.09, -0.25],
            [0.05, -0.01, -0.08],
            [0.21, -0.018, 0.0],
            [0.07, -0.018, 0.08],
            [-0.09, -0.018, 0.22],
            [-0.21, 0.02, 0.12],
            [-0.26, 0.025, 0.11],
          ],
          0.0055,
        ),
        THREAD,
        [0.45, 0.03, -0.02],
        { reach: 0.42 },
      ),
    ],
    {
      eye: [0.1, 1.75, 1.5],
      aim: [0.08, 0, 0],
      span: 0.52,
      sun: unit(-0.75, 0.5, -0.32),
      sunlight: 3,
      fill: 0.16,
      soft: 0.012,
    },
  );
};
