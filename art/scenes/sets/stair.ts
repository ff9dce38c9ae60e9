import { BRASS } from '../../render/color.ts';
import { block, joined, moved, rod } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import type { Form } from '../../render/march.ts';
import { clamp, smoothstep } from '../../render/math.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { ashlar, metal, plaster } from '../../render/surfaces.ts';
import { put } from '../../render/things.ts';

const TREAD = 0.4;
const RISE = 0.17;
const COUNT = 14;

/** A straight flight that climbs away from the viewer to a landing. */
const flight: Form = (_x, y, z) => {
  const n = Math.floor(-z / TREAD);
  let d = 9;
  for (const k of [n, n + 1, n + 2]) {
    const high = clamp(k, 0, COUNT) * RISE;
    d = Math.min(d, Math.hypot(Math.max(z + k * TREAD, 0), Math.max(y - high, 0)));
  }
  return Math.min(d, Math.max(y - clamp(n, 0, COUNT) * RISE, z + n * TREAD));
};

/** A broad stair of pale stone; the edge of a shadow is broken by its steps. */
export const stair: SetMaker = (noise, tone) => {
  const stone = ashlar(noise, tone);
  const [foot, head] = [0.9, COUNT * RISE + 0.95];
  const rail = joined(
    rod([0, foot, 0], [0, head, -COUNT * TREAD], 0.028),
    ...Array.from({ length: 8 }, (_, i) =>
      rod([0, i * 2 * RISE, -i * 2 * TREAD - 0.2], [0, i * 2 * RISE + 0.95, -i * 2 * TREAD - 0.2], 0.012),
    ),
  );
  const door: Form = (x, y, z) => {
    const opening = y < 4.35 ? Math.abs(x - 0.9) - 0.75 : Math.hypot(x - 0.9, y - 4.35) - 0.75;
    return Math.max(z + 8.2, -Math.max(opening, -9.2 - z));
  };
  const frame = moved(block(0.9, 0.05, 0.12, 0.01), 0.9, 4.3, -8.2);
  return stage(
    [
      put(flight, stone, [0, 0, 0]),
      put((x) => 3.4 - x, plaster(noise, tone, 0.7), [0, 0, 0]),
      put((x) => x + 3.2, plaster(noise, tone, 0.7), [0, 0, 0], { casts: false }),
      put(door, plaster(noise, tone, 0.7), [0, 0, 0]),
      put(frame, stone, [0, 0, 0]),
      put(rail, metal(BRASS, 0.25), [-1.55, 0, 0]),
    ],
    {
      eye: [-0.3, 1.5, 4.6],
      aim: [0.15, 1.75, -3],
      span: 0.72,
      sun: unit(-0.62, 0.6, 0.42),
      gate: (x, y, z) => {
        const u = x + y * 1.03;
        const v = z - y * 0.7;
        return smoothstep(-0.05, 0.05, u - 0.2 - v * 0.24) * smoothstep(0.05, -0.05, u - 4.6 - v * 0.24) * 0.98 + 0.02;
      },
      sunlight: 3,
      sunSize: 0.02,
      fill: 0.2,
      bounce: [0.2, 0.15, 0.1],
      around: (_dx, _dy, _dz, _rough, out) => out.fill(0.12),
      far: 30,
      shadows: 5,
      corners: 3,
      soft: 0,
    },
  );
};
