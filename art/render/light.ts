import type { Rgb } from './color.ts';
import { clamp, smoothstep } from './math.ts';

/** The family's light: a warm key raking in from the upper right, a faint cool fill, a dark studio round it. */
export const KEY: Rgb = [1.0, 0.86, 0.68];
export const FILL: Rgb = [0.62, 0.74, 0.92];

export interface Lighting {
  /** Direction to the key light (normalised by `unit`). */
  key: Rgb;
  strength: number;
  fill: number;
  /** Width of the shadows' borders; 1 is usual. */
  softness: number;
  /** Where the pool of light falls and how wide it is, in picture heights. */
  pool: readonly [x: number, y: number, radius: number];
}

export const unit = (x: number, y: number, z: number): Rgb => {
  const k = 1 / Math.hypot(x, y, z);
  return [x * k, y * k, z * k];
};

export const STUDIO: Lighting = {
  key: unit(0.75, 0.62, 0.55),
  strength: 2.6,
  fill: 0.16,
  softness: 1,
  pool: [0.3, 0.14, 1.05],
};

/** How much of the key reaches a place in the picture. */
export function pool({ pool: [px, py, radius] }: Lighting, x: number, y: number): number {
  const d = Math.hypot(x - px, (y - py) * 1.15) / radius;
  return 0.12 + 0.88 / (1 + d * d * d * 2.4);
}

/** Brightness of the studio in a direction: a large soft box at the key, a thin strip at the left, a dim sky. */
export function studio(x: number, y: number, z: number, rough: number, key: Rgb): number {
  const toKey = x * key[0] + y * key[1] + z * key[2];
  const soft = 0.1 + rough * 0.75;
  const box = smoothstep(0.8 - soft, 0.8 + soft * 0.55, toKey) * (2.2 / (1 + rough * 1.6));
  const side = Math.abs(x + 0.62) / (0.12 + rough * 0.5);
  const strip = Math.exp(-side * side) * 0.55 * clamp(0.7 - y * 0.4);
  return box + strip + 0.05 + 0.12 * smoothstep(-0.6, 1, y);
}
