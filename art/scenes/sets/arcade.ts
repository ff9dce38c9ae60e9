import { hex } from '../../render/color.ts';
import { block } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import type { Form } from '../../render/march.ts';
import { clamp, smoothstep } from '../../render/math.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { ashlar, plaster } from '../../render/surfaces.ts';
import { type Finish, put } from '../../render/things.ts';

const BAY = 2.1;

/** A wall along z, pierced by round arches that stand on square piers. */
const arches: Form = (x, y, z) => {
  const u = z - Math.round(z / BAY) * BAY;
  const opening = y < 2.5 ? Math.abs(u) - 0.74 : Math.hypot(u, y - 2.5) - 0.74;
  const wall = Math.max(Math.abs(x) - 0.24, -opening);
  const impost = Math.max(Math.abs(y - 2.46) - 0.06, Math.abs(x) - 0.31, 0.68 - Math.abs(u));
  const plinth = Math.max(y - 0.22, Math.abs(x) - 0.31, 0.68 - Math.abs(u));
  return Math.min(wall, impost, plinth) * 0.9;
};

/** Stone flags. */
function flags(finish: Finish, size: number): Finish {
  return {
    paint: (x, y, z, s) => {
      finish.paint(x, y, z, s);
      const joint = Math.min(Math.abs(x / size - Math.round(x / size)), Math.abs(z / size - Math.round(z / size)));
      const k = 0.6 + 0.4 * smoothstep(0.004, 0.014, joint);
      for (let c = 0; c < 3; c++) s.color[c] *= k;
      s.rough = 0.5;
    },
  };
}

/** A vaulted arcade with evening light raking through its arches. */
export const arcade: SetMaker = (noise, tone) => {
  const stone = ashlar(noise, tone);
  const vault: Form = (x, y) => (Math.hypot(x - 0.15, (y - 3.1) * 1.1) - 1.72) * -0.8;
  return stage(
    [
      put((_x, y) => y, flags(stone, 0.7), [0, 0, 0]),
      put(arches, stone, [-1.6, 0, 0.4]),
      put((x) => -x, plaster(noise, tone, 0.6), [1.75, 0, 0]),
      put((x, y, z) => (y > 2.9 && x > -1.85 ? vault(x, y, z) : 0.3), plaster(noise, tone, 0.4), [0, 0, 0], {
        casts: false,
      }),
      put(block(1.85, 6, 0.2), plaster(noise, hex('#57504a')), [0, 0, -21]),
    ],
    {
      eye: [0.62, 1.5, 6.2],
      aim: [-0.05, 1.72, -4],
      span: 0.62,
      sun: unit(-0.72, 0.34, -0.42),
      sunlight: 3.1,
      sunSize: 0.014,
      fill: 0.24,
      bounce: [0.22, 0.16, 0.1],
      around: (dx, dy, _dz, _rough, out) => {
        const k = 0.1 + smoothstep(0.3, -0.3, dx) * (0.65 + 0.5 * clamp(dy));
        out.set([k, k * 0.86, k * 0.74]);
      },
      far: 40,
      shadows: 9,
      corners: 4,
      soft: 0,
    },
  );
};
