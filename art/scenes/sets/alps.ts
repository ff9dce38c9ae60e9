import { hex, mix, type Rgb } from '../../render/color.ts';
import { block, joined, moved, type Vec } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import type { Form } from '../../render/march.ts';
import { clamp, smoothstep } from '../../render/math.ts';
import type { Noise } from '../../render/noise.ts';
import { type SetMaker, type Stage, stage } from '../../render/stage.ts';
import { glowing, wood } from '../../render/surfaces.ts';
import { type Finish, put } from '../../render/things.ts';

/** Height of a mountain: a pyramid broken by sharp ridges. */
function massif(noise: Noise, [cx, cz]: readonly [number, number], high: number, wide: number) {
  return (x: number, z: number): number => {
    const bend = noise.fbm(x * 0.5 + 7, z * 0.5, 2) * 0.5;
    const d = Math.hypot(x - cx + bend * 0.4, (z - cz) * 0.9 + bend * 0.3) / wide;
    let ridge = 0;
    let gain = 0.5;
    let [u, v] = [x * 0.62 + 3, z * 0.62];
    for (let i = 0; i < 6; i++) {
      ridge += (0.5 - Math.abs(noise.smooth(u, v))) * gain;
      [u, v] = [u * 1.63 + v * 1.22, v * 1.63 - u * 1.22];
      gain *= 0.4;
    }
    return high * (Math.max(0, 1 - d) ** 1.25 * 0.95 + (ridge - 0.42) * 0.62 * smoothstep(1.25, 0.15, d));
  };
}

const land =
  (height: (x: number, z: number) => number): Form =>
  (x, y, z) =>
    (y - height(x, z)) * 0.5;

/** Snow where the slope can hold it, rock elsewhere. */
const snowAndRock = (noise: Noise, height: (x: number, z: number) => number): Finish => ({
  paint: (x, y, z, s) => {
    const e = 0.03;
    const slope = Math.hypot(height(x + e, z) - height(x - e, z), height(x, z + e) - height(x, z - e)) / (2 * e);
    const hold = smoothstep(1.9, 1.15, slope + noise.fbm(x * 5, z * 5 + y * 3, 4) * 0.5 - (y - 1) * 0.25);
    const color = mix(
      mix(hex('#2f2e31'), hex('#4c4949'), clamp(0.5 + noise.fbm(x * 9, y * 9, 3))),
      hex('#e6e4e4'),
      hold,
    );
    s.color = [color[0], color[1], color[2]];
    s.rough = 0.9;
  },
});

const evening =
  (low: Rgb, high: Rgb): Stage['around'] =>
  (_dx, dy, _dz, _rough, out) => {
    const color = mix(low, high, clamp(dy * 2.6) ** 0.7);
    for (let c = 0; c < 3; c++) out[c] = color[c];
  };

const SCALE = { far: 40, shadows: 5, corners: 5, soft: 0, sunSize: 0.03 };

/** A snow peak in the last red light, its foot already in shadow. */
export const summit: SetMaker = (noise) => {
  const peak = massif(noise, [0.7, -7.5], 4.4, 5.2);
  const shoulder = massif(noise, [-4.2, -9.5], 2.9, 4);
  const height = (x: number, z: number): number => Math.max(peak(x, z), shoulder(x, z), -0.2);
  const fore = massif(noise, [-3.5, -1.2], 1.25, 3.6);
  return stage(
    [
      put(land(height), snowAndRock(noise, height), [0, 0, 0]),
      put(
        land((x, z) => fore(x, z) - 0.35 + 0.05 * noise.smooth(x * 9, z * 9)),
        {
          paint: (_x, _y, _z, s) => {
            s.color = [0.018, 0.02, 0.024];
            s.rough = 1;
          },
        },
        [0, 0, 0],
      ),
    ],
    {
      ...SCALE,
      eye: [0, 1.0, 4.2],
      aim: [0.1, 1.85, -7],
      span: 0.4,
      sun: unit(0.86, 0.17, 0.34),
      sunlight: 3.2,
      sunColor: [1, 0.5, 0.3],
      gate: (_x, y) => smoothstep(0.7, 1.7, y),
      fill: 0.32,
      fillColor: [0.42, 0.55, 0.85],
      bounce: [0.02, 0.03, 0.05],
      around: evening(hex('#b9877a'), hex('#3d5170')),
    },
  );
};

/** A mountain house at nightfall: lit windows, snow on its roof. */
export const chalet: SetMaker = (noise, tone) => {
  const peak = massif(noise, [3.4, -11], 7.5, 8);
  const ground = (x: number, z: number): number =>
    -0.25 + 0.16 * noise.smooth(x * 0.5, z * 0.5) + 0.035 * noise.fbm(x * 2, z * 2, 3) + 0.06 * Math.max(0, -z - 2);
  const height = (x: number, z: number): number => Math.max(peak(x, z) - 0.4, -1);
  const roof =
    (lift: number, thick: number): Form =>
    (x, y, z) => {
      const slope = (y - 1.62 - lift + Math.abs(x) * 0.52) * 0.887;
      return Math.max(Math.abs(slope) - thick, Math.abs(x) - 1.42, Math.abs(z) - 1.15);
    };
  const body = joined(block(1.15, 0.62, 0.9, 0.01), (x, y, z) =>
    Math.max(Math.abs(z) - 0.9, (y - 1.0 + Math.abs(x) * 0.52) * 0.85, 0.4 - y),
  );
  const lit = glowing([1, 0.62, 0.28], 1.5);
  const turn = 0.5;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at: Vec = [0.55, 0.4, -1.2];
  const place = (u: number, v: number, w: number): Vec => [at[0] + c * u + s * w, at[1] + v, at[2] + c * w - s * u];
  const pane = (u: number, v: number, w: number, side: boolean) => [
    put(side ? block(0.01, 0.15, 0.12, 0) : block(0.12, 0.15, 0.01, 0), lit, place(u, v, w), { turn, reach: 0.22 }),
    put(
      joined(
        side ? block(0.016, 0.15, 0.009, 0) : block(0.009, 0.15, 0.016, 0),
        side ? block(0.016, 0.009, 0.12, 0) : block(0.12, 0.009, 0.016, 0),
      ),
      wood(noise, hex('#2a1c14')),
      place(u, v, w),
      { turn, reach: 0.24 },
    ),
  ];
  const timber = wood(noise, hex('#4a3020'), 0.6);
  const white: Finish = {
    paint: (_x, _y, _z, f) => {
      f.color = [0.74, 0.77, 0.82];
      f.rough = 0.9;
    },
  };
  return stage(
    [
      put(land(ground), white, [0, 0, 0]),
      put(land(height), snowAndRock(noise, height), [0, 0, 0]),
      put(body, timber, at, { turn, reach: 2 }),
      put(roof(-0.42, 0.035), timber, at, { turn, reach: 2.4 }),
      put((x, y, z) => roof(-0.3, 0.1)(x, y + 0.03 * noise.smooth(x * 2, z * 2), z) - 0.03, white, at, {
        turn,
        reach: 2.4,
      }),
      put(moved(block(0.16, 0.3, 0.16), 0.5, 1.42, -0.2), timber, at, { turn, reach: 2 }),
      ...[-0.7, 0, 0.7].flatMap((u) => pane(u, 0.05, 0.905, false)),
      ...[-0.32, 0.32].flatMap((u) => pane(u, 0.56, 0.905, false)),
      ...[-0.45, 0.35].flatMap((w) => pane(-1.155, 0.05, w, true)),
    ],
    {
      ...SCALE,
      corners: 2,
      eye: [-0.8, 0.75, 6.2],
      aim: [-0.1, 0.85, -1],
      span: 0.46,
      sun: unit(-0.5, 0.5, 0.4),
      sunlight: 0.1,
      sunColor: [0.5, 0.64, 1],
      fill: 0.3,
      fillColor: mix([0.36, 0.5, 0.85], tone, 0.2),
      lamps: [
        { at: place(0, 0.1, 1.5), color: [1, 0.6, 0.26], strength: 0.55, size: 0.4 },
        { at: place(-1.7, 0.1, 0), color: [1, 0.6, 0.26], strength: 0.32, size: 0.3 },
      ],
      around: evening(hex('#5a5a70'), hex('#101a2c')),
    },
  );
};
