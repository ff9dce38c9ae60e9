import { hex, mix, type Rgb, scale } from '../../render/color.ts';
import { block, type Corner, curved, joined, moved, rod, turned } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import type { Form } from '../../render/march.ts';
import { clamp, smoothstep } from '../../render/math.ts';
import type { Noise } from '../../render/noise.ts';
import { type SetMaker, type Stage, stage } from '../../render/stage.ts';
import { ashlar, cloth, glaze, plaster } from '../../render/surfaces.ts';
import { type Finish, put, type Thing } from '../../render/things.ts';

/** A lake between mountains in morning haze, far off along a direction. */
function lakeView(noise: Noise, level: number): Stage['around'] {
  const ridge = (u: number, n: number): number =>
    0.02 +
    (0.16 - n * 0.045) *
      clamp(0.6 + noise.fbm(u * (1.1 + n * 0.7) + n * 9.3, n * 4.1, 5)) *
      smoothstep(-1.6 + n * 0.5, 0.4 + n * 0.5, Math.abs(u + 0.25 - n * 0.3) + n * 0.2);
  return (dx, dy, dz, rough, out) => {
    const front = Math.max(-dz, 0.12);
    const [u, v] = [dx / front, dy / front + 0.015];
    const up = Math.abs(v) * (v < 0 ? 1.06 : 1) + (v < 0 ? noise.fbm(u * 7, v * 60, 2) * 0.008 : 0);
    let color: Rgb = mix(hex('#f0d9bd'), hex('#9fb0bd'), clamp(up * 1.4) ** 0.6);
    for (let n = 0; n < 3; n++) {
      const far = mix(hex('#b3b4b3'), hex('#5d6f6c'), n / 2);
      color = mix(color, far, smoothstep(0.003, -0.003, up - ridge(u, n)));
    }
    if (v < 0) color = mix(scale(color, 0.86), hex('#a8b4b6'), clamp(-v * 1.6));
    const k = level * (dz > 0 ? 0.12 : 1) * (rough > 0.3 ? 0.8 : 1);
    for (let c = 0; c < 3; c++) out[c] = color[c] * k;
  };
}

const BALUSTER: Corner[] = [
  [0.06, 0],
  [0.06, 0.05],
  [0.035, 0.09],
  [0.07, 0.22],
  [0.066, 0.3],
  [0.032, 0.46],
  [0.05, 0.54],
  [0.055, 0.6],
];

/** A stone parapet with balusters, its rail at 0.74. */
function parapet(noise: Noise, z: number): Thing {
  const post = turned([[0, 0], ...curved(BALUSTER, 2), [0, 0.6]]);
  const row: Form = (x, y, w) => post(x - Math.round(x / 0.26) * 0.26, y - 0.08, w) * 0.8;
  const stone = joined(block(6, 0.045, 0.13, 0.01), moved(block(6, 0.04, 0.12, 0.01), 0, -0.66, 0));
  return put((x, y, w) => Math.min(row(x, y, w), stone(x, y - 0.71, w)), ashlar(noise, hex('#b3a792')), [0, 0, z]);
}

/** A wall with round-headed openings at a pitch, or a single one. */
const openings =
  (half: number, spring: number, pitch: number): Form =>
  (x, y, z) => {
    const u = pitch ? x - Math.round(x / pitch) * pitch : x;
    const hole = y < spring ? Math.abs(u) - half : Math.hypot(u, y - spring) - half;
    const surround = Math.max(hole - 0.16, Math.abs(z) - 0.24);
    return Math.max(Math.min(Math.abs(z) - 0.2, surround), -hole);
  };

/** Squares of pale and dark stone. */
const chequers = (noise: Noise): Finish => {
  const stone = ashlar(noise, hex('#b9ac98'));
  return {
    paint: (x, y, z, s) => {
      stone.paint(x, y, z, s);
      const [u, v] = [(x + z) / 0.62, (x - z) / 0.62];
      const dark = (Math.floor(u) + Math.floor(v)) % 2 === 0;
      const joint = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
      const k = (dark ? 0.4 : 1) * (0.6 + 0.4 * smoothstep(0.005, 0.016, joint));
      for (let c = 0; c < 3; c++) s.color[c] *= k;
      s.rough = 0.3;
    },
  };
};

/** The floor, to its edge beyond the wall. */
const floor = (noise: Noise, out: number): Thing =>
  put(block(9, 0.2, 6 + out / 2, 0.01), chequers(noise), [0, -0.2, 6 - out / 2]);

const BASE = {
  sun: unit(0.42, 0.42, -0.7),
  sunlight: 2.6,
  sunSize: 0.02,
  fill: 0.52,
  bounce: [0.2, 0.16, 0.1] as Rgb,
  far: 30,
  shadows: 9,
  corners: 2.4,
  soft: 0.004,
};

/** A villa's hall: a tall arch open on the lake, its light on the floor. */
export const villa: SetMaker = (noise, tone) => {
  const chair = joined(
    block(0.26, 0.05, 0.25, 0.03),
    moved(block(0.26, 0.3, 0.03, 0.03), 0, 0.3, 0.24),
    ...[-0.22, 0.22].flatMap((x) => [-0.2, 0.22].map((z) => rod([x, 0, z], [x * 1.05, -0.44, z * 1.05], 0.02))),
  );
  return stage(
    [
      floor(noise, 2.5),
      put(openings(1.0, 2.1, 0), plaster(noise, tone, 0.8), [0.75, 0, 0]),
      parapet(noise, -2.2),
      put(chair, cloth(noise, hex('#b9ad92'), 0.012, 0.5), [-1.02, 0.46, 0.75], { turn: 2.6, reach: 0.8 }),
    ],
    { ...BASE, eye: [-0.6, 1.5, 4.4], aim: [0.2, 1.42, 0], span: 0.62, around: lakeView(noise, 0.8) },
  );
};

/** A loggia of three arches above the lake, a bowl of lemons on its parapet. */
export const loggia: SetMaker = (noise, tone) => {
  const lemons = joined(
    ...[
      [0, 0.1, 0],
      [0.1, 0.09, 0.03],
      [-0.09, 0.09, 0.04],
      [0.02, 0.1, -0.1],
      [0.03, 0.18, 0.01],
    ].map(([x, y, z]) => moved((u, v, w) => (Math.hypot(u * 0.82, v, w) - 0.065) * 0.9, x, y, z)),
  );
  const dish = turned([
    [0, 0],
    [0.08, 0],
    [0.07, 0.03],
    [0.2, 0.09],
    [0.23, 0.13],
    [0.215, 0.13],
    [0.12, 0.075],
    [0, 0.06],
  ]);
  return stage(
    [
      floor(noise, 0.25),
      put(openings(0.86, 2.0, 2.15), plaster(noise, tone, 0.8), [0.3, 0, 0]),
      parapet(noise, -0.05),
      put(dish, glaze(hex('#e4ddce'), 0.2), [0.42, 0.755, -0.02], { reach: 0.3 }),
      put(lemons, glaze(hex('#c79a2a'), 0.45), [0.42, 0.8, -0.02], { reach: 0.35 }),
    ],
    {
      ...BASE,
      sun: unit(-0.5, 0.4, -0.62),
      eye: [0.9, 1.42, 3.1],
      aim: [0.2, 1.22, 0],
      span: 0.62,
      around: lakeView(noise, 0.8),
    },
  );
};
