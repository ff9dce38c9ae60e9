import { BRASS, IVORY, mix, scale } from '../render/color.ts';
import { focus } from '../render/lens.ts';
import { STUDIO, unit } from '../render/light.ts';
import { clamp, smoothstep } from '../render/math.ts';
import { createNoise } from '../render/noise.ts';
import { relief } from '../render/relief.ts';
import type { Scene } from '../render/scene.ts';

const STITCH = 0.062;

/** Height of one thread of a saddle stitch, for a place `along` and `across` the seam; 0 off the thread. */
function stitch(along: number, across: number): number {
  const s = along - Math.floor(along / STITCH + 0.5) * STITCH;
  const lean = across - s * 0.16;
  const half = STITCH * 0.4;
  const d = Math.hypot(Math.max(Math.abs(s) - half + 0.007, 0), lean) / 0.0085;
  if (d >= 1) return 0;
  const twist = 1 + 0.13 * Math.sin((s + lean * 1.2) * 620);
  return Math.sqrt(1 - d * d) * 0.011 * twist * (1 - 0.45 * (s / half) ** 2);
}

/** Grained leather and a saddle-stitched seam. Kinds: `seam`, `fold` (a rolled edge), `stud` (with brass studs). */
export const leather: Scene = (width, height, { seed, tone, kind, view }) => {
  const noise = createNoise(seed);
  const thread = mix(mix(tone, IVORY, 0.72), BRASS, 0.2);
  const deep = scale(tone, 0.5);
  const edge = scale(tone, 0.22);
  const lighting = { ...STUDIO, key: unit(0.72, 0.66, 0.46), strength: 2.9, fill: 0.13 };
  const picture = relief(
    width,
    height,
    view,
    (x, y, p) => {
      const sway = noise.smooth(x * 0.6, 3.1) * 0.16;
      const across = y - sway + 0.05;
      const warp = noise.fbm(x * 7, y * 7, 2) * 0.35;
      const grain = smoothstep(0.02, 0.42, noise.cells(x * 46 + warp, y * 46 - warp));
      const id = noise.last.id / 255;
      const fine = noise.smooth(x * 190, y * 190);
      const crease = 1 - smoothstep(0, 0.09, Math.abs(noise.fbm(x * 2.3 + 9, y * 4.1, 3)));
      const drape = noise.fbm(x * 0.9 + 4, y * 0.9, 2) * 0.16;

      // The upper panel lies over the lower one and falls to it in a painted edge.
      const panel = smoothstep(-0.014, 0.006, across);
      const groove = Math.exp(-(((across - 0.055) / 0.012) ** 2));
      const belly = kind === 'fold' ? -0.9 * Math.max(0, -across - 0.05) ** 2 : 0;
      p.height =
        drape +
        belly +
        panel * 0.035 +
        0.03 * Math.exp(-(((across - 0.12) / 0.09) ** 2)) -
        groove * 0.006 +
        (grain * (0.0026 + id * 0.0008) + fine * 0.00035 - crease * 0.002) * (1 - groove * 0.5);

      const worn = clamp(0.5 + noise.fbm(x * 1.7, y * 1.7 + 7, 3) * 0.6);
      const shade = (0.55 + 0.45 * grain) * (0.75 + 0.4 * worn) * (0.92 + 0.16 * id);
      p.r = (deep[0] + (tone[0] - deep[0]) * worn) * shade;
      p.g = (deep[1] + (tone[1] - deep[1]) * worn) * shade;
      p.b = (deep[2] + (tone[2] - deep[2]) * worn) * shade;
      p.rough = 0.5 - 0.1 * grain;
      p.metal = 0;
      p.sheen = 0.2;
      if (across > -0.016 && across < 0.004) {
        [p.r, p.g, p.b] = edge;
        p.rough = 0.28;
      }
      const lift = stitch(x, across - 0.055);
      if (lift > 0) {
        p.height += lift;
        [p.r, p.g, p.b] = thread;
        p.rough = 0.62;
        p.sheen = 0.5;
      }
      if (kind === 'stud') {
        const sx = x - Math.round(x / 0.62) * 0.62;
        const d = Math.hypot(sx, across - 0.2) / 0.055;
        if (d < 1) {
          p.height = drape + 0.035 + 0.028 * Math.sqrt(1 - d * d * 0.96);
          [p.r, p.g, p.b] = BRASS;
          p.metal = 1;
          p.rough = 0.2;
          p.sheen = 0;
        }
      }
    },
    lighting,
  );
  return focus(picture, 0.022, (_x, y) => Math.abs(y - 0.02) * 2.3 - 0.32);
};
