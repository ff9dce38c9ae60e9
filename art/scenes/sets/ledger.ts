import { BRASS, hex, IVORY, mix } from '../../render/color.ts';
import { block, type Corner, curved, drum, moved, rod, turned } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import type { Form } from '../../render/march.ts';
import { smoothstep } from '../../render/math.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { glaze, hide, metal } from '../../render/surfaces.ts';
import { type Finish, put } from '../../render/things.ts';
import { table } from './props.ts';

/** An open book: two blocks of leaves that fall towards the spine. */
const leaves: Form = (x, y, z) => {
  const out = Math.abs(x);
  const top = 0.11 * (1 - Math.exp(-out * 9)) * (1 - 0.22 * smoothstep(0.2, 0.75, out)) + 0.01;
  return Math.max((y - top) * 0.8, -y, Math.abs(z) - 0.52, out - 0.74 - (0.1 - y) * 0.12);
};

/** Ruled columns, nothing written. */
const ruled: Finish = {
  paint: (x, y, z, s) => {
    const rule = smoothstep(0.0022, 0.0008, Math.abs(z / 0.052 - Math.round(z / 0.052)) * 0.052);
    const out = Math.abs(x);
    const column = Math.max(...[0.12, 0.46, 0.6].map((c) => smoothstep(0.003, 0.0012, Math.abs(out - c))));
    const onPage = y > 0.012 && Math.abs(z) < 0.45 && out < 0.72 && out > 0.05 ? 1 : 0;
    const edge = Math.abs(z) > 0.515 || out > 0.735 ? 0.82 + 0.16 * Math.sin(y * 900) : 1;
    const ink = mix(mix(IVORY, hex('#6f8296'), rule * onPage * 0.5), hex('#a4473c'), column * onPage * 0.5);
    s.color = [ink[0] * edge, ink[1] * edge, ink[2] * edge];
    s.rough = 0.85;
  },
};

const BARREL: Corner[] = [
  [0.012, -0.2],
  [0.03, -0.16],
  [0.034, 0.06],
  [0.034, 0.2],
  [0.026, 0.28],
  [0.001, 0.3],
];

/** An open ledger in raking light, a fountain pen across it. */
export const ledger: SetMaker = (noise, tone) => {
  const pose = { turn: 0.95, tip: Math.PI / 2 + 0.02, reach: 0.5 };
  const at = [0.42, 0.14, 0.12] as const;
  return stage(
    [
      table(hide(noise, tone, 0.7)),
      put(leaves, ruled, [0.1, 0.014, 0], { turn: 0.18 }),
      put(block(0.78, 0.007, 0.55, 0.004), hide(noise, hex('#2c1a16'), 1), [0.1, 0.007, 0], { turn: 0.18 }),
      put(turned([[0, -0.2], ...curved(BARREL, 3)], 0.001), glaze(hex('#141418'), 0.12), at, pose),
      put(moved(drum(0.0355, 0.012), 0, 0.06, 0), metal(BRASS, 0.15), at, pose),
      put(rod([0, -0.2, 0], [0, -0.3, 0], 0.013, 0.002), metal(BRASS, 0.16), at, pose),
      put(rod([0.036, 0.25, 0], [0.042, 0.1, 0], 0.006), metal(BRASS, 0.16), at, pose),
    ],
    {
      eye: [-0.2, 1.05, 1.75],
      aim: [0.12, 0.04, -0.02],
      span: 0.5,
      sun: unit(0.78, 0.3, -0.35),
      sunlight: 3,
      fill: 0.13,
      soft: 0.016,
    },
  );
};
