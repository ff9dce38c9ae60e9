import { BRASS, hex, IVORY } from '../../render/color.ts';
import { block, type Corner, drum, joined, moved, plate, rod, turned } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import type { Form } from '../../render/march.ts';
import { smoothstep } from '../../render/math.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { clear, hide, metal, plain, plaster, wood } from '../../render/surfaces.ts';
import { type Finish, put, type Thing } from '../../render/things.ts';
import { slab } from './props.ts';

/** The back of an envelope: its flap and seams. */
const envelope = (tint: readonly number[]): Finish => ({
  paint: (x, _y, z, s) => {
    const flap = z + 0.21 - (0.2 - Math.abs(x) * 0.62);
    const seam = Math.max(
      smoothstep(0.004, 0.0015, Math.abs(flap)),
      smoothstep(0.003, 0.001, Math.abs(z - 0.03 - Math.abs(x) * 0.5 + 0.06)) * (flap > 0 ? 1 : 0),
    );
    const k = (flap < 0 ? 1.04 : 0.97) * (1 - seam * 0.35);
    s.color = [tint[0] * k, tint[1] * k, tint[2] * k];
    s.rough = 0.85;
  },
});

const KNIFE: Corner[] = [
  [-0.3, -0.018],
  [0.2, -0.02],
  [0.34, 0],
  [0.2, 0.02],
  [-0.3, 0.018],
];

/** A writing desk by a window: envelopes, a seal, a paper knife and an inkwell. */
export const letters: SetMaker = (noise, tone) => {
  const sheet = (i: number, x: number, z: number, turn: number): Thing =>
    put(block(0.33, 0.004, 0.21, 0.001), envelope(i % 2 ? IVORY : hex('#d9cfbd')), [x, 0.005 + i * 0.0085, z], {
      turn,
      reach: 0.42,
    });
  const wax: Form = (x, y, z) => {
    const a = Math.atan2(z, x);
    const rim = drum(0.05 + 0.004 * Math.sin(a * 3 + 1) + 0.003 * Math.sin(a * 7), 0.008, 0.006)(x, y, z);
    return Math.max(rim, -drum(0.033, 0.004, 0.002)(x, y - 0.008, z)) * 0.8;
  };
  const well: Form = (x, y, z) =>
    Math.max(block(0.11, 0.1, 0.11, 0.02)(x, y - 0.1, z), -drum(0.07, 0.09, 0.02)(x, y - 0.13, z));
  return stage(
    [
      slab(hide(noise, hex('#24382f'), 0.9), 1.05, 0.55, -0.5, 0.02),
      put(block(4, 0.05, 0.85, 0.01), wood(noise, hex('#5a3a25'), 0.32), [0, -0.062, -0.1]),
      put((_x, _y, z) => z, plaster(noise, tone, 0.5), [0, 0, -1.1]),
      sheet(0, -0.32, -0.06, 0.5),
      sheet(1, -0.24, 0.0, 0.3),
      sheet(2, -0.2, -0.02, 0.12),
      sheet(3, 0.16, 0.14, -0.25),
      put(wax, plain(hex('#7a1f22'), 0.35), [-0.212, 0.034, -0.035], { reach: 0.07 }),
      put(plate(KNIFE, 0.005, 0.002), metal(BRASS, 0.2), [0.52, 0.012, 0.2], { turn: 0.8, reach: 0.36 }),
      put(rod([-0.3, 0, 0], [-0.46, 0, 0], 0.02, 0.026), plain(hex('#17140f'), 0.2), [0.52, 0.024, 0.2], {
        turn: 0.8,
        reach: 0.5,
      }),
      put(well, clear([0.75, 0.82, 0.86], 1.48), [0.72, 0, -0.32], { turn: 0.4, reach: 0.26 }),
      put(drum(0.068, 0.045, 0.01), plain(hex('#0f1420'), 0.15), [0.72, 0.09, -0.32], { reach: 0.09 }),
      put(
        joined(drum(0.08, 0.012, 0.006), moved(drum(0.018, 0.03, 0.016), 0, 0.03, 0)),
        metal(BRASS, 0.18),
        [0.72, 0.213, -0.32],
        { reach: 0.12 },
      ),
      put(
        turned(
          [
            [0, 0],
            [0.045, 0],
            [0.04, 0.02],
            [0.016, 0.04],
            [0.03, 0.12],
            [0.02, 0.17],
            [0, 0.18],
          ],
          0.004,
        ),
        wood(noise, hex('#4b2a1a'), 0.28, true),
        [0.42, 0, -0.3],
        { reach: 0.2 },
      ),
    ],
    {
      eye: [-0.1, 0.95, 2.2],
      aim: [0.1, 0.06, -0.08],
      span: 0.46,
      sun: unit(0.68, 0.44, 0.16),
      gate: (x, y, z) => {
        const u = z + y * 0.2 - x * 0.22;
        return (
          smoothstep(-0.86, -0.8, u) * smoothstep(0.52, 0.46, u) * smoothstep(0.018, 0.032, Math.abs(u + 0.18)) * 0.95 +
          0.05
        );
      },
      sunlight: 2.6,
      fill: 0.3,
      soft: 0.009,
    },
  );
};
