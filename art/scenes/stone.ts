import { hex, mix, scale } from '../render/color.ts';
import { focus } from '../render/lens.ts';
import { STUDIO, unit } from '../render/light.ts';
import { clamp, smoothstep } from '../render/math.ts';
import { createNoise } from '../render/noise.ts';
import { relief } from '../render/relief.ts';
import type { Scene } from '../render/scene.ts';

const LIME = hex('#a3988a');

/** Dressed stone. Kinds: `wall` (coursed blocks in raking light), `marble` (a polished slab, brass vein), `slate`. */
export const stone: Scene = (width, height, { seed, tone, kind, view }) => {
  const noise = createNoise(seed);
  const base = mix(LIME, tone, 0.18);
  const lighting = { ...STUDIO, key: unit(0.86, 0.42, 0.3), strength: 2.6, fill: 0.09 };
  const picture = relief(
    width,
    height,
    view,
    (x, y, p) => {
      const wx = noise.fbm(x * 1.3, y * 1.3, 3);
      const wy = noise.fbm(x * 1.3 + 11, y * 1.3 + 4, 3);
      p.metal = 0;
      p.sheen = 0;
      if (kind === 'marble') {
        const jag = noise.fbm(x * 3.1, y * 3.1, 4) * 0.3;
        const vein = Math.abs(Math.sin(x * 1.3 + y * 2.3 + wx * 1.5 + jag));
        const fine = Math.abs(Math.sin(x * 3.9 - y * 2.2 + wy * 2.6 + jag * 2));
        const line = smoothstep(0.03, 0.008, vein) * smoothstep(-0.15, 0.2, wy);
        const cloud = clamp(0.5 + wx * 0.7);
        const dark = mix(scale(tone, 0.28), scale(tone, 0.9), cloud * 0.7);
        const pale = smoothstep(0.05, 0, fine) * 0.16 + smoothstep(0.5, 0, vein) ** 3 * 0.4;
        const gold = hex('#8f7042');
        for (const [c, key] of (['r', 'g', 'b'] as const).entries()) {
          p[key] = (dark[c] + (LIME[c] - dark[c]) * pale) * (1 - line) + gold[c] * line;
        }
        p.metal = line * 0.9;
        p.rough = 0.26 + 0.1 * cloud;
        p.height = wx * 0.05 - line * 0.001;
        return;
      }
      const course = Math.floor(y / 0.36 + 0.015 * wx);
      const rowY = y / 0.36 + 0.015 * wx - course;
      const long = 0.55 + 0.6 * noise.cell(course, 7);
      const along = x / long + noise.cell(course, 3) * 2 + 0.012 * wy;
      const block = Math.floor(along);
      const own = noise.cell(block, course + 40);
      const edge = Math.min(Math.min(rowY, 1 - rowY) * 0.36, Math.min(along - block, 1 - along + block) * long);
      const joint = smoothstep(0.001, 0.011, edge + noise.fbm(x * 16, y * 16, 2) * 0.004);
      const face = noise.fbm(x * 4 + own * 30, y * 5 + own * 9, 5);
      const pores = smoothstep(0.3, 0.55, noise.fbm(x * 22, y * 34, 3));
      p.height = joint * (0.016 + own * 0.024) + face * 0.016 * joint - pores * 0.0022;
      const shade = (0.5 + 0.34 * own + face * 0.22) * (0.5 + 0.5 * joint) * (1 - pores * 0.2);
      p.r = base[0] * shade;
      p.g = base[1] * shade;
      p.b = base[2] * shade;
      p.rough = 0.85;
    },
    lighting,
  );
  return focus(picture, 0.018, (x, y) => Math.abs(x - 0.1 + y * 0.2) * 1.1 - 0.3);
};
