import { BRASS, hex, type Rgb } from '../../render/color.ts';
import { block, type Corner, curved, hoop, type Vec } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import type { Form } from '../../render/march.ts';
import { smoothstep } from '../../render/math.ts';
import { type Lamp, type SetMaker, stage } from '../../render/stage.ts';
import { clear, glaze, hide, marble, metal, plain, plaster } from '../../render/surfaces.ts';
import { type Finish, put, type Thing } from '../../render/things.ts';
import { cutStone, hollow } from './props.ts';

const WARM: Rgb = [1, 0.84, 0.62];

const plinth = (x: number, z: number, high: number, finish: Finish): Thing =>
  put(block(0.3, high / 2, 0.3, 0.006), finish, [x, high / 2, z], { reach: high / 2 + 0.45 });

const spot = (x: number, z: number, high: number): Lamp => ({
  at: [x + 0.5, 3.6, z + 1.5],
  color: WARM,
  strength: 16,
  size: 0.1,
  beam: { toward: [x, high, z], opening: 0.976 },
});

const VASE: Corner[] = [
  [0.09, 0],
  [0.15, 0.06],
  [0.21, 0.2],
  [0.17, 0.34],
  [0.075, 0.45],
  [0.06, 0.52],
  [0.085, 0.56],
];

/** A small bag of leather: a body that narrows upwards, a flap, a handle. */
const bag: Form = (x, y, z) => {
  const taper = 1 + y * 0.35;
  const body = block(0.24, 0.17, 0.085, 0.03)(x * taper, y - 0.17, z * taper) * 0.8;
  const flap = block(0.225, 0.1, 0.01, 0.008)(x * taper, y - 0.25, z * taper - 0.092);
  const handle = Math.max((Math.hypot(Math.hypot(x, y - 0.33) - 0.11, z) - 0.014) * 0.9, 0.31 - y);
  return Math.min(body, flap, handle);
};

const rings: Form = (x, y, z) => {
  const lean = (a: number, px: number, py: number): number => {
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return hoop(0.2, 0.018)(c * (x - px) + s * z, c * z - s * (x - px), y - py);
  };
  return Math.min(lean(0.5, -0.05, 0.218), lean(-0.7, 0.08, 0.218));
};

const floorOf = (noise: Parameters<SetMaker>[0]): Thing =>
  put((_x, y) => y, marble(noise, hex('#26282b'), hex('#43454a'), 0.26), [0, 0, 0]);

/** An exhibition: four plinths lit from above in a dark gallery. */
export const gallery: SetMaker = (noise, tone) => {
  const white = plaster(noise, hex('#c4bdb1'), 0.15);
  const stands: [number, number, number][] = [
    [-1.75, -0.7, 1.1],
    [-0.55, 0, 1.0],
    [0.7, -0.35, 1.16],
    [1.9, -1.1, 1.04],
  ];
  const top = (i: number, up = 0): Vec => [stands[i][0], stands[i][2] + up, stands[i][1]];
  return stage(
    [
      floorOf(noise),
      put((_x, _y, z) => z, plaster(noise, tone, 0.5), [0, 0, -2.6]),
      ...stands.map(([x, z, high]) => plinth(x, z, high, white)),
      put(bag, hide(noise, hex('#7a3f1f'), 0.7), top(0), { turn: 0.35, reach: 0.55 }),
      put(hollow(curved(VASE, 8), 0.012, 0.05), glaze(hex('#5f7a72'), 0.2), top(1), { reach: 0.6 }),
      put(rings, metal(BRASS, 0.16), top(2), { reach: 0.5 }),
      put(cutStone(0.2), clear([0.3, 0.42, 0.62], 1.7), top(3, 0.19), { lean: 0.5, turn: 0.4, reach: 0.24 }),
    ],
    {
      eye: [-0.1, 1.6, 5.2],
      aim: [0.08, 1.02, -0.4],
      span: 0.45,
      sunlight: 0,
      sun: unit(0.2, 0.9, 0.3),
      fill: 0.09,
      lamps: stands.map(([x, z, high]) => spot(x, z, high)),
      around: (dx, dy, dz, _rough, out) =>
        out.fill(
          0.02 +
            1.6 * smoothstep(0.8, 0.9, dx * 0.5 + dy * 0.75 + dz * 0.45) +
            0.5 * smoothstep(0.9, 0.97, dy * 0.5 - dx * 0.8),
        ),
      shadows: 4,
      corners: 1.6,
      soft: 0.005,
    },
  );
};

/** A sculpture, a standing ring of pale stone, under a skylight. */
export const sculpture: SetMaker = (noise, tone) => {
  const body: Form = (x, y, z) => {
    const around = Math.atan2(y - 0.56, x);
    const thick = 0.165 + 0.045 * Math.sin(around + 4.4);
    return Math.max((Math.hypot(Math.hypot(x, y - 0.56) - 0.37, z * 1.25) - thick) * 0.75, -y);
  };
  const skylight = (x: number, y: number, z: number): number => {
    const across = Math.abs(x + y * 0.9 - 1.1 + z * 0.1);
    return across < 1.15 && Math.abs(across - 0.4) > 0.05 ? 1 : 0.04;
  };
  return stage(
    [
      floorOf(noise),
      put((_x, _y, z) => z, plaster(noise, tone, 0.8), [0, 0, -1.7]),
      put(block(0.5, 0.45, 0.42, 0.008), plain(hex('#3a3733'), 0.7), [0.6, 0.45, -0.2], { reach: 0.9 }),
      put(body, plaster(noise, hex('#cfc7ba'), 0.12), [0.6, 0.89, -0.2], { turn: 0.4, reach: 1.45 }),
      put(block(0.9, 0.03, 0.2, 0.01), plain(hex('#6a4c34'), 0.4), [-1.5, 0.45, -1.1], { reach: 1 }),
      ...[-0.75, 0.75].map((k) =>
        put(block(0.03, 0.21, 0.17, 0.004), plain(hex('#2c2a28'), 0.4), [-1.5 + k, 0.21, -1.1], { reach: 0.3 }),
      ),
    ],
    {
      eye: [-0.3, 1.35, 4.6],
      aim: [0.1, 1.2, -0.3],
      span: 0.52,
      sun: unit(0.66, 0.72, 0.22),
      gate: skylight,
      sunlight: 2.5,
      fill: 0.24,
      bounce: [0.1, 0.09, 0.08],
      shadows: 4,
      corners: 2,
      soft: 0.005,
      around: (_dx, dy, _dz, _rough, out) => out.fill(dy > 0.6 ? 0.6 : 0.05),
    },
  );
};
