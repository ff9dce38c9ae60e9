import { IVORY, mix, scale } from '../render/color.ts';
import { focus } from '../render/lens.ts';
import { type Lighting, STUDIO, unit } from '../render/light.ts';
import { clamp, random, smoothstep, softMax } from '../render/math.ts';
import { createNoise } from '../render/noise.ts';
import { relief } from '../render/relief.ts';
import type { Scene } from '../render/scene.ts';

interface Ball {
  x: number;
  y: number;
  radius: number;
}

/** Pearls that do not touch, the largest first. */
function strew(seed: number): Ball[] {
  const next = random(seed);
  const balls: Ball[] = [{ x: 0.2, y: 0.02, radius: 0.2 }];
  for (let i = 0; i < 900 && balls.length < 26; i++) {
    const radius = 0.05 + 0.11 * next() ** 2;
    const x = (next() - 0.5) * 2.6;
    const y = (next() - 0.5) * 1.5;
    if (balls.every((b) => Math.hypot(b.x - x, b.y - y) > b.radius + radius + 0.01)) balls.push({ x, y, radius });
  }
  return balls;
}

/** Smooth pale matter. Kinds: `nacre` (flowing shell), `pearls` (on cloth), `cream` (soft porcelain folds). */
export const pearl: Scene = (width, height, { seed, tone, kind, view }) => {
  const noise = createNoise(seed);
  const balls = kind === 'pearls' ? strew(seed) : [];
  const body = mix(IVORY, tone, kind === 'cream' ? 0.42 : 0.16);
  const ground = kind === 'pearls' ? scale(mix(tone, IVORY, 0.05), 0.55) : body;
  const lighting: Lighting = {
    ...STUDIO,
    key: unit(0.74, 0.55, 0.36),
    strength: 1.8,
    fill: 0.07,
    pool: [0.35, 0.2, 0.8],
  };
  const picture = relief(
    width,
    height,
    view,
    (x, y, p) => {
      const wx = noise.fbm(x * 0.6, y * 0.6, 2) * 0.8;
      const wy = noise.fbm(x * 0.6 + 7, y * 0.6 - 3, 2) * 0.8;
      const soft = kind === 'cream' ? 0.09 : 0.035;
      let flow = -1;
      for (let n = 0; n < 5; n++) {
        const t = (x + wx) * 0.62 + (y + wy * 0.5) * 1.05 + n * 0.4 - 0.95;
        const ridge = 0.3 - Math.abs(t) * (t > 0 ? 1.5 : 0.34) + noise.smooth(x * 0.8 + n * 9, y * 0.8) * 0.25;
        flow = softMax(flow, ridge * 0.62, soft);
      }
      p.height = kind === 'pearls' ? flow * 0.25 : flow * 1.35;
      const growth = noise.fbm(x * 1.4 + wy * 2, y * 3.4 + wx * 2, 3);
      const depth = kind === 'pearls' ? 1 : 0.86 + 0.14 * clamp(growth + 0.5);
      p.r = ground[0] * depth;
      p.g = ground[1] * depth;
      p.b = ground[2] * depth;
      p.metal = 0;
      p.sheen = kind === 'cream' ? 0.25 : 0.4;
      p.film = kind === 'nacre' ? 0.55 : 0;
      p.rough = kind === 'nacre' ? 0.3 : kind === 'cream' ? 0.34 : 0.7;
      if (kind === 'nacre') {
        p.metal = 0.32;
        p.height += growth * 0.004;
      }
      for (const ball of balls) {
        const d = Math.hypot(x - ball.x, y - ball.y) / ball.radius;
        if (d >= 1) continue;
        p.height = 0.03 + ball.radius * (1 + Math.sqrt(1 - d * d));
        const edge = smoothstep(0.2, 1, d);
        [p.r, p.g, p.b] = mix(IVORY, [0.8, 0.62, 0.62], edge * 0.5);
        p.rough = 0.24;
        p.metal = 0.2;
        p.film = 0.7;
      }
    },
    lighting,
  );
  return focus(picture, 0.02, (x, y) => Math.hypot(x - 0.15, y * 1.3) * 1.2 - 0.35);
};
