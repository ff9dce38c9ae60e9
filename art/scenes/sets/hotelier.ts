import { BRASS, hex, IVORY } from '../../render/color.ts';
import {
  ball,
  block,
  type Corner,
  cord,
  curved,
  drum,
  hoop,
  joined,
  moved,
  rod,
  turned,
  type Vec,
} from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import type { Form } from '../../render/march.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { brass, glowing, hide, marble, metal, plain, wood } from '../../render/surfaces.ts';
import { put, type Thing } from '../../render/things.ts';
import { slab } from './props.ts';

const DOME: Corner[] = [
  [0, 0.03],
  [0.23, 0.03],
  [0.235, 0.045],
  [0.215, 0.07],
  [0.2, 0.12],
  [0.165, 0.19],
  [0.11, 0.235],
  [0.05, 0.25],
  [0, 0.252],
];

const bell = (at: Vec): Thing[] => [
  put(drum(0.21, 0.014), plain(hex('#1b1a1a'), 0.3), [at[0], 0.014, at[2]], { reach: 0.22 }),
  put(
    joined(
      turned([[0, 0.03], ...curved(DOME.slice(1), 3)], 0.003),
      rod([0, 0.24, 0], [0, 0.29, 0], 0.014),
      moved(drum(0.034, 0.012, 0.01), 0, 0.298, 0),
    ),
    metal(BRASS, 0.1),
    at,
    { reach: 0.34 },
  ),
];

/** A room key: a bow, a long shaft, a bit. */
const KEY_FORM: Form = joined(
  (x, y, z) => hoop(0.06, 0.012)(x + 0.2, y, z),
  rod([-0.14, 0, 0], [0.2, 0, 0], 0.013),
  rod([-0.12, 0, 0], [-0.1, 0, 0], 0.021),
  moved(block(0.03, 0.008, 0.034, 0.002), 0.16, 0, 0.035),
  moved(block(0.012, 0.008, 0.05, 0.002), 0.175, 0, 0.03),
);

const keyWithFob = (at: Vec, turn: number, fob: ReturnType<typeof hide>): Thing[] => {
  const [x, y, z] = at;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const place = (u: number, v: number): Vec => [x + c * u + s * v, y, z + c * v - s * u];
  return [
    put(KEY_FORM, metal(hex('#b08d55'), 0.28), at, { turn, reach: 0.3 }),
    put(
      cord(
        [
          [-0.25, 0.01, 0],
          [-0.3, 0.012, 0.04],
          [-0.36, 0.01, 0.05],
          [-0.42, 0.01, 0.03],
        ],
        0.007,
      ),
      plain(hex('#7a2a2c'), 0.7, 0.5),
      at,
      { turn, reach: 0.5 },
    ),
    put(block(0.1, 0.013, 0.05, 0.012), fob, place(-0.5, 0.04), { turn: turn + 0.2, reach: 0.14 }),
  ];
};

/** The rack behind the desk: square holes, each with a hook. */
const rack: Form = (x, y, z) => {
  const u = Math.abs(x - Math.round(x / 0.5) * 0.5) - 0.215;
  const v = Math.abs(y - 0.2 - Math.round((y - 0.2) / 0.42) * 0.42) - 0.175;
  const hole = Math.max(u, v, -0.35 - z);
  return Math.max(z, -hole);
};

/** A reception: a brass bell and room keys on a stone counter, the key rack dim behind. */
export const hotelier: SetMaker = (noise, tone) => {
  const hook = joined(rod([0, 0, 0], [0, 0, 0.06], 0.01), ball(0.016));
  const hooks = [-1, 0, 1, 2].flatMap((i) =>
    [0, 1].map((j) => put(hook, brass(0.3), [i * 0.5 + 0.5 - 0.5, 0.4 + j * 0.42, -1.55], { reach: 0.1 })),
  );
  return stage(
    [
      slab(marble(noise, tone, IVORY, 0.14), 4, 0.75, -1.1, 0.14),
      put(rack, wood(noise, hex('#4a2f1e'), 0.35), [0, 0, -1.6]),
      ...hooks,
      ...bell([0.34, 0, -0.12]),
      ...keyWithFob([0.02, 0.016, 0.34], 0.16, hide(noise, hex('#6f2b26'), 1.6)),
      put(
        turned([
          [0, 0.42],
          [0.2, 0.42],
          [0.12, 0.74],
          [0, 0.74],
        ]),
        glowing([1, 0.66, 0.34], 1.5),
        [-0.86, 0, -0.95],
        { reach: 0.8 },
      ),
      put(
        joined(rod([0, 0.05, 0], [0, 0.44, 0], 0.014), moved(drum(0.1, 0.02, 0.015), 0, 0.02, 0)),
        brass(0.25),
        [-0.86, 0, -0.95],
        { reach: 0.46 },
      ),
    ],
    {
      eye: [0.1, 0.8, 2.3],
      aim: [0.05, 0.16, 0],
      span: 0.5,
      sun: unit(0.72, 0.55, 0.35),
      sunlight: 1.5,
      fill: 0.1,
      lamps: [{ at: [-0.86, 0.62, -0.72], color: [1, 0.66, 0.36], strength: 0.75, size: 0.12 }],
    },
  );
};
