import { IVORY, mix, scale } from '../render/color.ts';
import { focus } from '../render/lens.ts';
import { type Lighting, STUDIO, unit } from '../render/light.ts';
import { random, smoothstep, softMax } from '../render/math.ts';
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

/** Pearls of several sizes on folded cloth. */
export const pearl: Scene = (width, height, { seed, tone, view }) => {
  const noise = createNoise(seed);
  const balls = strew(seed);
  const ground = scale(mix(tone, IVORY, 0.05), 0.55);
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
      let flow = -1;
      for (let n = 0; n < 5; n++) {
        const t = (x + wx) * 0.62 + (y + wy * 0.5) * 1.05 + n * 0.4 - 0.95;
        const ridge = 0.3 - Math.abs(t) * (t > 0 ? 1.5 : 0.34) + noise.smooth(x * 0.8 + n * 9, y * 0.8) * 0.25;
        flow = softMax(flow, ridge * 0.62, 0.035);
      }
      p.height = flow * 0.25;
      [p.r, p.g, p.b] = ground;
      p.metal = 0;
      p.sheen = 0.4;
      p.film = 0;
      p.rough = 0.7;
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
