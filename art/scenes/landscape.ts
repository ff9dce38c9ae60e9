import { mix, type Rgb, scale } from '../render/color.ts';
import { smoothstep } from '../render/math.ts';
import { createNoise, type Noise } from '../render/noise.ts';
import type { Scene } from '../render/scene.ts';
import { shoot } from '../render/shoot.ts';
import { distance, hills, type Layer, MIST, peaks, SKY_HIGH } from './dawn.ts';
import { createVineyard } from './vineyard.ts';

/** Still water below the horizon: the sky and peaks again, drawn out by ripples. */
function water(noise: Noise, layers: Layer[], x: number, fall: number, horizon: number): Rgb {
  const z = 0.2 / (fall + 0.01);
  const ripple = noise.fbm(x * z * 0.7, z * 3.2, 3) * (0.004 + fall * 0.03);
  const breeze = smoothstep(0.1, 0.5, noise.fbm(x * 0.7, z * 0.5 + 4, 2)) * 0.12;
  const mirror = distance(noise, layers, x + ripple * 0.7, horizon + fall * 1.04 + ripple, horizon);
  const shore = Math.exp(-fall * 26) * 0.4;
  return mix(mix(scale(mirror, 0.72 - fall * 0.5), SKY_HIGH, breeze), MIST, shore);
}

/** Wide country at first light. Kinds: `vines` (rows under mist), `lake` (peaks over still water), `hills`. */
export const landscape: Scene = (width, height, { seed, tone, kind, view }) => {
  const noise = createNoise(seed);
  const lake = kind === 'lake';
  const horizon = lake ? -0.06 : 0.08;
  const layers = lake ? peaks(tone, horizon) : hills(tone, horizon, kind === 'hills' ? 0.12 : 0.045);
  const vineyard = createVineyard(noise, tone);
  const colour = (x: number, y: number): Rgb => {
    if (lake && y < horizon) return water(noise, layers, x, horizon - y, horizon);
    const near = kind === 'vines' && y < horizon + 0.1 ? vineyard.look(x, y - horizon) : undefined;
    return near ?? distance(noise, layers, x, y, horizon);
  };
  return shoot(width, height, (x, y, light) => light.set(colour(x / view.zoom + view.x, y / view.zoom + view.y)));
};
