import { BRASS, IVORY } from '../../render/color.ts';
import { type Corner, curved, turned } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { marble, metal, plaster } from '../../render/surfaces.ts';
import { put } from '../../render/things.ts';
import { slab, wall } from './props.ts';

const KNOB: Corner[] = [
  [0.5, 0],
  [0.5, 0.02],
  [0.5, 0.9],
  [0.48, 0.97],
  [0.36, 1.02],
  [0.17, 1.07],
  [0.14, 1.16],
  [0.22, 1.26],
  [0.26, 1.36],
  [0.2, 1.46],
  [0.001, 1.5],
];
const form = turned([[0, 0], ...curved(KNOB, 3)], 0.002);

/** Assayer's weights of brass in order of size, on dark stone. */
export const weights: SetMaker = (noise, tone) => {
  let x = -0.72;
  const row = [0.1, 0.13, 0.165, 0.205, 0.255, 0.32].map((size, i) => {
    x += size / 2;
    const at = [x, 0, 0.04 * Math.sin(i * 2)] as const;
    x += size / 2 + 0.07;
    return put((u, v, w) => form(u / size, v / size, w / size) * size, metal(BRASS, 0.17 + 0.02 * (i % 3)), at, {
      reach: size * 1.6,
    });
  });
  return stage(
    [slab(marble(noise, tone, IVORY, 0.1), 4, 0.6, -0.6, 0.12), wall(plaster(noise, tone, 0.6), -1.4), ...row],
    {
      eye: [-0.2, 0.5, 2.5],
      aim: [0.05, 0.17, 0],
      span: 0.42,
      sun: unit(0.72, 0.55, 0.2),
      gate: (px, py, pz) => 0.3 + 0.7 * Math.exp(-(((px - 0.35 + py * 0.5 + pz * 0.3) / 0.95) ** 2)),
      sunlight: 2.4,
      fill: 0.1,
      soft: 0.01,
    },
  );
};
