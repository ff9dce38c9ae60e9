import { BRASS, hex } from '../../render/color.ts';
import {
  ball,
  block,
  type Corner,
  cord,
  cut,
  drum,
  hoop,
  joined,
  moved,
  plate,
  rod,
  turned,
  type Vec,
} from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { brass, clear, metal, paper, plain, steel } from '../../render/surfaces.ts';
import { put, type Thing } from '../../render/things.ts';
import { table } from './props.ts';

/** The outline of a toothed wheel. */
function wheel(radius: number, teeth: number): Corner[] {
  return Array.from({ length: teeth * 4 }, (_, i): Corner => {
    const a = (i / (teeth * 4)) * Math.PI * 2;
    const r = radius * (i % 4 < 2 ? 1 : 0.92);
    return [r * Math.cos(a), r * Math.sin(a)];
  });
}

/** A wheel of the train, pierced between its arms, on its arbor. */
function train(radius: number, teeth: number, at: Vec, turn: number): Thing[] {
  const windows = [0, 1, 2, 3].map((n) => {
    const a = (n * Math.PI) / 2 + Math.PI / 4;
    return moved(drum(radius * 0.27, 0.1), Math.cos(a) * radius * 0.48, 0, Math.sin(a) * radius * 0.48);
  });
  return [
    put(cut(plate(wheel(radius, teeth), 0.008, 0.002), ...windows), brass(0.28), at, { turn, reach: radius * 1.1 }),
    put(joined(drum(0.012, 0.03), drum(radius * 0.16, 0.016)), steel(0.15), at, { reach: 0.06 }),
  ];
}

/** The balance: a rim with its screws, an arm, and the spiral spring over it. */
function balance(at: Vec): Thing[] {
  const screws = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * Math.PI * 2 + 0.2;
    return rod([0.21 * Math.cos(a), 0, 0.21 * Math.sin(a)], [0.22 * Math.cos(a), 0, 0.22 * Math.sin(a)], 0.012);
  });
  const rim = cut(drum(0.21, 0.017), drum(0.178, 0.1));
  const spiral = Array.from({ length: 46 }, (_, i): Vec => {
    const a = i * 0.5;
    const r = 0.03 + i * 0.0021;
    return [r * Math.cos(a), 0.045, r * Math.sin(a)];
  });
  return [
    put(joined(rim, ...screws), metal(BRASS, 0.16), at, { reach: 0.27 }),
    put(joined(block(0.19, 0.009, 0.016), drum(0.03, 0.014)), metal(BRASS, 0.2), at, { turn: 0.5, reach: 0.22 }),
    put(cord(spiral, 0.0035, 2), metal(hex('#4a5fa8'), 0.25), at, { reach: 0.16 }),
    put(joined(drum(0.009, 0.06), moved(drum(0.018, 0.012), 0, 0.045, 0)), steel(0.12), at, { reach: 0.08 }),
  ];
}

const ARM: Corner[] = [
  [-0.62, -0.004],
  [-0.56, 0.022],
  [-0.1, 0.052],
  [0.3, 0.026],
  [0.6, 0.003],
  [0.6, -0.002],
  [0.3, 0.012],
  [-0.1, 0.03],
  [-0.56, 0.002],
];

const DRIVER: Corner[] = [
  [0, -0.42],
  [0.006, -0.42],
  [0.008, -0.3],
  [0.02, -0.26],
  [0.026, -0.22],
  [0.026, 0.14],
  [0.02, 0.15],
  [0.02, 0.19],
  [0.03, 0.2],
  [0.03, 0.23],
  [0, 0.235],
];

const SHAFT = turned(DRIVER, 0.002);

/** A screwdriver with a coloured ring, lying on the pad. */
const driver = (at: Vec, turn: number, ring: string): Thing[] => [
  put((x, y, z) => SHAFT(x, y, z) + 0.0012 * Math.cos(Math.atan2(z, x) * 12), steel(0.26), at, {
    turn,
    tip: Math.PI / 2,
    reach: 0.44,
  }),
  put(moved(drum(0.0285, 0.018), 0, 0.1, 0), plain(hex(ring), 0.3), at, { turn, tip: Math.PI / 2, reach: 0.15 }),
];

const LOUPE: Corner[] = [
  [0.105, 0],
  [0.12, 0.01],
  [0.125, 0.06],
  [0.15, 0.2],
  [0.16, 0.24],
  [0.148, 0.24],
  [0.112, 0.07],
  [0.09, 0.05],
];

/** A watchmaker's bench: tweezers, loupe, screwdrivers and a balance on a white pad. */
export const watchmaker: SetMaker = (noise, tone) => {
  const arm = plate(ARM, 0.016, 0.003);
  return stage(
    [
      table(plain(tone, 0.5)),
      put(block(0.78, 0.008, 0.56, 0.006), paper(noise, hex('#e9e6de')), [0, 0.008, 0.02], { turn: 0.12 }),
      ...balance([0.06, 0.05, 0.04]),
      ...train(0.13, 30, [0.46, 0.03, -0.26], 0.2),
      ...train(0.085, 22, [0.28, 0.03, -0.4], 0.5),
      put(
        joined(arm, (x, y, z) => arm(x, y, -z), moved(block(0.05, 0.018, 0.02), -0.57, 0, 0)),
        steel(0.24),
        [-0.42, 0.034, 0.34],
        { turn: 0.3, reach: 0.65 },
      ),
      ...driver([0.56, 0.044, 0.22], 0.75, '#a8332c'),
      ...driver([0.76, 0.044, 0.1], 0.9, '#2c4f7a'),
      put(turned(LOUPE), plain(hex('#15161a'), 0.32), [-0.42, 0.016, -0.3], { reach: 0.32 }),
      put(
        (x, y, z) => Math.max(drum(0.1, 0.02)(x, y, z), ball(0.3)(x, y + 0.27, z)),
        clear(hex('#e6eeee'), 1.5),
        [-0.42, 0.08, -0.3],
        { reach: 0.12 },
      ),
      ...[
        [0.34, 0.36],
        [0.4, 0.32],
        [0.31, 0.3],
        [-0.1, -0.36],
        [-0.02, -0.4],
      ].map(([x, z]) =>
        put(
          joined(drum(0.016, 0.008), moved(drum(0.008, 0.02), 0, -0.01, 0)),
          metal(hex('#3d5196'), 0.2),
          [x, 0.032, z],
          { reach: 0.04 },
        ),
      ),
      put(hoop(0.028, 0.007), steel(0.15), [0.14, 0.024, 0.38], { reach: 0.05 }),
    ],
    {
      eye: [-0.1, 1.75, 1.25],
      aim: [0.05, 0, 0],
      span: 0.56,
      sun: unit(0.35, 0.75, -0.6),
      sunlight: 1.5,
      fill: 0.22,
      sunSize: 0.1,
    },
  );
};
