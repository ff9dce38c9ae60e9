import { BRASS, IVORY, mix } from '../render/color.ts';
import { focus } from '../render/lens.ts';
import { STUDIO, unit } from '../render/light.ts';
import { smoothstep } from '../render/math.ts';
import { createNoise } from '../render/noise.ts';
import { relief } from '../render/relief.ts';
import type { Scene } from '../render/scene.ts';

/** A rounded fold: broad on top, narrow in the hollow. */
const fold = (t: number): number => 1 - Math.abs(Math.sin(Math.PI * t)) ** 1.25;

/** Folded cloth. Kinds: `satin`, `matte` (wool crepe with a fine weave), `gold` (one metal layer among the folds). */
export const silk: Scene = (width, height, { seed, tone, kind, view, phase }) => {
  const noise = createNoise(seed);
  const matte = kind === 'matte';
  const driftX = Math.cos(phase * Math.PI * 2) * 0.11;
  const driftY = Math.sin(phase * Math.PI * 2) * 0.07;
  const pale = mix(tone, IVORY, 0.25);
  const lighting = { ...STUDIO, key: unit(0.62, 0.72, 0.4), strength: 2.2, fill: 0.12, softness: 3.2 };
  const picture = relief(
    width,
    height,
    view,
    (x, y, p) => {
      const wx = noise.fbm(x * 0.5 + driftX, y * 0.5 + driftY, 2);
      const wy = noise.smooth(x * 0.9 + 5.2 - driftY, y * 0.9 + 1.3 + driftX);
      const u = x * 0.62 - y * 0.78 + wx * 0.72;
      const v = x * 0.78 + y * 0.62;
      const gather = smoothstep(-0.35, 0.35, noise.smooth(u * 0.7 + 3, v * 0.55 - 2 + driftX));
      const broad = fold(u * 1.55 + 0.3 * wy);
      const middle = fold(u * 3.4 + wy * 1.1 + 0.3) * gather;
      const fine = fold(u * 7.2 + wy * 1.9 + wx) * (1 - gather) * (0.4 + 0.6 * broad);
      const cross = noise.smooth(u * 1.1 - 8, v * 0.8 + 4);
      p.height = 0.19 * broad + 0.085 * middle + 0.02 * fine + 0.09 * cross;
      const inner = kind === 'gold' ? smoothstep(0.1, 0.3, noise.smooth(u * 0.8 + 40, v * 0.5)) : 0;
      const shade = 0.8 + 0.2 * broad;
      for (const [c, key] of (['r', 'g', 'b'] as const).entries()) {
        p[key] = (mix(tone, pale, fine)[c] * (1 - inner) + BRASS[c] * inner) * shade;
      }
      p.metal = inner * 0.85;
      p.rough = matte ? 0.8 : 0.36 - inner * 0.04;
      p.sheen = matte ? 1.1 : 0.55;
      p.brushed = matte ? 0 : 0.35;
      p.angle = Math.atan2(0.62, 0.78) + wx * 0.4;
      if (matte) p.height += 0.00035 * (Math.sin(u * 900) + Math.sin(v * 900));
    },
    lighting,
  );
  return focus(picture, 0.009, (x, y) => Math.abs(y - 0.05 + x * 0.25) * 1.4 - 0.35);
};
