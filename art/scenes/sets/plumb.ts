import { BRASS, hex } from '../../render/color.ts';
import { type Corner, curved, rod, turned } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import { smoothstep } from '../../render/math.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { metal, plain, plaster } from '../../render/surfaces.ts';
import { put } from '../../render/things.ts';
import { wall } from './props.ts';

const BOB: Corner[] = [
  [0.003, -0.17],
  [0.016, -0.13],
  [0.05, -0.03],
  [0.062, 0.03],
  [0.05, 0.075],
  [0.02, 0.09],
  [0.018, 0.11],
  [0.026, 0.12],
  [0.02, 0.135],
];

/** A brass plumb bob at rest before a wall, and the straight edge of a shadow. */
export const plumb: SetMaker = (noise, tone) =>
  stage(
    [
      wall(plaster(noise, tone, 0.45), 0),
      put(turned([[0, -0.172], ...curved(BOB, 3), [0, 0.136]], 0.001), metal(BRASS, 0.15), [0.3, -0.12, 0.17], {
        reach: 0.2,
      }),
      put(rod([0, 0, 0], [0, 1.6, 0], 0.0045), plain(hex('#d9cdb6'), 0.8), [0.3, 0, 0.17]),
    ],
    {
      eye: [0.05, 0, 2.2],
      aim: [0.05, 0, 0],
      span: 0.5,
      sun: unit(-0.72, 0.36, 0.6),
      gate: (x, y) =>
        smoothstep(-0.008, 0.012, x + 0.28 + y * 0.42) * smoothstep(0.012, -0.008, x - 0.86 + y * 0.42) * 0.97 + 0.03,
      sunlight: 1.5,
      sunSize: 0.018,
      fill: 0.13,
      soft: 0.006,
    },
  );
