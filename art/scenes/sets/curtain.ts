import { hex } from '../../render/color.ts';
import { block, drum, joined, moved, rod, type Vec } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import type { Form } from '../../render/march.ts';
import { smoothstep } from '../../render/math.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { cloth, plaster, steel, wood } from '../../render/surfaces.ts';
import { type Finish, put } from '../../render/things.ts';

/** Long hanging folds between two sides. */
function drapery(from: number, to: number, noise: Parameters<SetMaker>[0]): Form {
  const half = (to - from) / 2;
  const middle = (from + to) / 2;
  return (x, y, z) => {
    const sway = noise.smooth(x * 1.4, y * 0.35) * 0.5;
    const depth = 0.11 * Math.sin(x * 13 + sway * 3) + 0.035 * Math.sin(x * 29 + sway * 7);
    return Math.max((Math.abs(z - depth) - 0.02) * 0.42, Math.abs(x - middle) - half - 0.03 * Math.sin(y * 2));
  };
}

/** Floor boards that run towards the viewer. */
function boards(finish: Finish): Finish {
  return {
    paint: (x, y, z, s) => {
      const joint = smoothstep(0.012, 0.03, Math.abs(x / 0.3 - Math.round(x / 0.3)));
      finish.paint(z, y, x + Math.floor(x / 0.3 + 0.5) * 3.7, s);
      for (let c = 0; c < 3; c++) s.color[c] *= 0.35 + 0.65 * joint;
      s.rough = 0.36;
    },
  };
}

/** A workshop's curtain drawn half open: warm light on the boards, a bench beyond. */
export const curtain: SetMaker = (noise, tone) => {
  const felt = cloth(noise, tone, 0.02, 0.5);
  const oak = wood(noise, hex('#6a4a30'), 0.5);
  const bench = joined(
    block(1.1, 0.05, 0.42, 0.01),
    ...[-0.95, 0.95].flatMap((x) => [-0.3, 0.3].map((z) => moved(block(0.05, 0.43, 0.05), x, -0.45, z))),
  );
  const stool = joined(
    moved(drum(0.2, 0.025), 0, 0.55, 0),
    ...[0, 2.1, 4.2].map((a) =>
      rod([0.1 * Math.cos(a), 0.54, 0.1 * Math.sin(a)], [0.22 * Math.cos(a), 0, 0.22 * Math.sin(a)], 0.02),
    ),
  );
  const hammer = (at: Vec) =>
    put(joined(rod([0, 0, 0], [0, -0.34, 0], 0.016), block(0.09, 0.03, 0.03)), steel(0.35), at, { reach: 0.4 });
  return stage(
    [
      put((_x, y) => y, boards(wood(noise, hex('#7a5638'), 0.4)), [0, 0, 0]),
      put((_x, _y, z) => z, plaster(noise, hex('#c9b79c')), [0, 0, -3.4], { casts: false }),
      put(drapery(-4, -0.5, noise), felt, [0, 0, 0]),
      put(drapery(1.1, 4.4, noise), felt, [0, 0, 0]),
      put(bench, oak, [0.75, 0.88, -2.4], { reach: 1.4 }),
      put(stool, oak, [0.05, 0, -1.5], { reach: 0.65 }),
      ...[0.1, 0.34, 0.58, 0.82, 1.06].map((x) => hammer([x, 1.75, -3.34])),
      put(block(0.7, 0.02, 0.03), oak, [0.58, 1.8, -3.37], { reach: 0.72 }),
    ],
    {
      eye: [-0.45, 1.3, 4.4],
      aim: [0.1, 1.05, 0],
      span: 0.62,
      sun: unit(0.28, 0.52, -0.8),
      sunlight: 3,
      sunColor: [1, 0.74, 0.42],
      sunSize: 0.05,
      gate: (_x, _y, z) => (z < -3.2 ? 0.75 : 1),
      fill: 0.3,
      bounce: [0.16, 0.09, 0.04],
      lamps: [
        { at: [0.5, 2.3, -2.2], color: [1, 0.72, 0.42], strength: 2.4, size: 0.3 },
        { at: [-3.2, 2.6, 3.4], color: [1, 0.9, 0.8], strength: 5, size: 0.6 },
      ],
      shadows: 8,
      corners: 2,
      soft: 0.005,
      around: (_dx, dy, dz, _rough, out) => {
        const k = dz < 0 ? 0.9 * smoothstep(-0.2, 0.7, dy) : 0.02;
        out.set([k, k * 0.72, k * 0.42]);
      },
    },
  );
};
