import { BRASS, hex, IVORY } from '../../render/color.ts';
import { block, type Corner, drum, joined, moved, plate, rod, turned, type Vec } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import type { Form } from '../../render/march.ts';
import { smoothstep } from '../../render/math.ts';
import { type SetMaker, type Stage, stage } from '../../render/stage.ts';
import { metal, paper, plaster, satin, steel, wood } from '../../render/surfaces.ts';
import { type Finish, put, type Thing } from '../../render/things.ts';
import { slab } from './props.ts';

const GRIP: Corner[] = [
  [0, 0],
  [0.022, 0],
  [0.026, 0.03],
  [0.02, 0.06],
  [0.034, 0.15],
  [0.03, 0.22],
  [0, 0.24],
];

/** A chisel hanging blade down; its grip stands on a ring of brass. */
const chisel = (at: Vec, width: number, grip: Finish, pose = {}): Thing[] => [
  put(turned(GRIP, 0.003), grip, at, { ...pose, reach: 0.26 }),
  put(drum(0.021, 0.014), metal(BRASS, 0.25), at, { ...pose, reach: 0.03 }),
  put(
    joined(rod([0, 0, 0], [0, -0.08, 0], 0.012), moved(block(width, 0.13, 0.007, 0.002), 0, -0.2, 0)),
    satin(hex('#c9cbcd')),
    at,
    { ...pose, reach: 0.36 },
  ),
];

/** A mallet lying on its head. */
const mallet = (noise: Parameters<SetMaker>[0], at: Vec, turn: number): Thing[] => [
  put(
    (x, y, z) => block(0.11 + y * 0.16, 0.17, 0.085, 0.012)(x, y, z) * 0.9,
    wood(noise, hex('#a97f50'), 0.45, true),
    at,
    { turn, tip: Math.PI / 2 - 0.02, reach: 0.27 },
  ),
  put(rod([0, 0, 0], [-0.62, 0, 0], 0.026, 0.03), wood(noise, hex('#8a5f38'), 0.4), at, {
    turn: turn + Math.PI / 2,
    tip: 0.13,
    reach: 0.66,
  }),
];

/** A smoothing plane. */
const plane = (noise: Parameters<SetMaker>[0], at: Vec, turn: number): Thing[] => [
  put(
    joined(block(0.34, 0.075, 0.08, 0.014), moved(block(0.05, 0.06, 0.02, 0.015), 0.22, 0.1, 0)),
    wood(noise, hex('#7d5230'), 0.36),
    at,
    { turn, reach: 0.42 },
  ),
  put(joined(block(0.008, 0.16, 0.05, 0.003)), satin(hex('#c9cbcd')), [at[0], at[1] + 0.09, at[2]], {
    turn,
    tip: 0.7,
    reach: 0.2,
  }),
  put(block(0.02, 0.11, 0.045, 0.008), wood(noise, hex('#6a4225'), 0.4, true), [at[0], at[1] + 0.08, at[2]], {
    turn,
    tip: 0.55,
    reach: 0.16,
  }),
];

/** A curl of wood that the plane has lifted. */
function shaving(at: Vec, turn: number, finish: Finish): Thing {
  const form: Form = (x, y, z) => {
    const a = Math.atan2(y - 0.06, x);
    const r = Math.hypot(x, y - 0.06);
    const coil = Math.abs(r - 0.042 - a * 0.0032 + (r > 0.048 ? -0.014 : 0)) - 0.0016;
    return Math.max(coil, Math.abs(z + a * 0.012) - 0.03) * 0.6;
  };
  return put(form, finish, at, { turn, reach: 0.12 });
}

const LIGHT =
  (shift: number): Stage['gate'] =>
  (x, y, z) => {
    const u = x * 0.5 + z + y * 0.35 + shift;
    const bar = smoothstep(0.02, 0.035, Math.abs(u - Math.round(u / 0.62) * 0.62));
    return smoothstep(-1.0, -0.94, u) * smoothstep(1.3, 1.24, u) * bar * 0.96 + 0.04;
  };

/** An oak bench by a window: plane, mallet, chisels and shavings. */
export const oakbench: SetMaker = (noise, tone) => {
  const box = wood(noise, hex('#b07c46'), 0.32, true);
  const curl = paper(noise, hex('#d9b988'));
  return stage(
    [
      slab(wood(noise, hex('#8a6a48'), 0.45), 4, 0.62, -0.75, 0.16),
      put((_x, _y, z) => z, plaster(noise, tone, 0.8), [0, 0, -1.15]),
      ...plane(noise, [0.5, 0.076, -0.1], -0.35),
      ...mallet(noise, [-0.42, 0.09, -0.28], 0.5),
      ...[0, 1, 2].flatMap((i) =>
        chisel([-0.52 + i * 0.17, 0.034, 0.34 - i * 0.03], 0.012 + i * 0.009, box, {
          turn: -0.35 + i * 0.1,
          tip: Math.PI / 2,
        }),
      ),
      ...[
        [0.86, 0.1, 0.4],
        [0.98, 0.24, 1.4],
        [0.72, 0.28, 2.2],
        [1.12, 0.02, 0.2],
        [0.2, 0.3, 0.9],
      ].map(([x, z, a]) => shaving([x, 0.006, z], a, curl)),
    ],
    {
      eye: [-0.1, 1.05, 2.5],
      aim: [0.15, 0.13, -0.05],
      span: 0.48,
      sun: unit(-0.7, 0.45, 0.32),
      gate: LIGHT(0),
      sunlight: 2.7,
      fill: 0.2,
      soft: 0.008,
    },
  );
};

/** A wall of tools in order above an apprentices' bench. */
export const toolwall: SetMaker = (noise, tone) => {
  const ash = wood(noise, hex('#b58a58'), 0.38, true);
  const hammer = (x: number, y: number): Thing[] => [
    put(rod([0, 0.06, 0], [0, -0.5, 0], 0.018, 0.022), ash, [x, y, 0.09], { reach: 0.6 }),
    put(
      joined(block(0.1, 0.032, 0.032, 0.008), moved(block(0.04, 0.04, 0.04, 0.01), 0.09, 0, 0)),
      steel(0.35),
      [x, y + 0.03, 0.09],
      { reach: 0.15 },
    ),
  ];
  const saw: Corner[] = [
    [-0.5, 0.02],
    [0.3, 0.1],
    [0.3, -0.12],
    [-0.5, -0.05],
  ];
  return stage(
    [
      put((_x, _y, z) => z, plaster(noise, tone, 0.5), [0, 0, 0]),
      put(block(1.9, 0.6, 0.02, 0.006), wood(noise, hex('#5d4029'), 0.5), [0.1, 1.05, 0.02], { reach: 2.1 }),
      put(block(1.85, 0.022, 0.05, 0.006), wood(noise, hex('#4a3220'), 0.5), [0.1, 1.12, 0.07], { reach: 1.9 }),
      slab(wood(noise, hex('#7d5d3e'), 0.42), 4, 1.0, 0, 0.14),
      ...[0, 1, 2, 3, 4].flatMap((i) => hammer(-1.45 + i * 0.3, 1.48)),
      ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => chisel([0.2 + i * 0.19, 1.16, 0.09], 0.01 + i * 0.0035, ash)),
      put(plate(saw, 0.004), satin(hex('#bfc2c4')), [-0.75, 0.72, 0.06], { lean: -Math.PI / 2, reach: 0.55 }),
      put(block(0.09, 0.11, 0.02, 0.02), ash, [-0.4, 0.72, 0.06], { reach: 0.16 }),
      ...plane(noise, [0.75, 0.076, 0.5], -0.2),
      put(block(0.24, 0.006, 0.17, 0.001), paper(noise, IVORY), [-0.2, 0.007, 0.55], { turn: 0.3, reach: 0.3 }),
      put(block(0.24, 0.006, 0.17, 0.001), paper(noise, IVORY), [-0.22, 0.019, 0.54], { turn: 0.22, reach: 0.3 }),
    ],
    {
      eye: [-0.35, 0.95, 3.1],
      aim: [0.02, 0.8, 0.1],
      span: 0.6,
      sun: unit(-0.66, 0.5, 0.42),
      gate: LIGHT(0.45),
      sunlight: 2.4,
      fill: 0.2,
      soft: 0.005,
    },
  );
};
