import { hex, mix, type Rgb, scale } from '../render/color.ts';
import { clamp, smoothstep } from '../render/math.ts';
import type { Noise } from '../render/noise.ts';

export const SKY_HIGH = scale(hex('#4f6278'), 0.5);
export const SKY_LOW = hex('#e6bfa0');
export const MIST = hex('#bfb4ac');
export const SUN = { x: 0.42, y: 0.13 };

/** The dawn sky, with its glow where the sun is about to rise. */
function sky(noise: Noise, x: number, y: number, horizon: number): Rgb {
  const up = clamp((y - horizon) / 0.6);
  const glow = Math.exp(-Math.hypot((x - SUN.x) * 0.8, (y - horizon - 0.03) * 1.7) * 2.6);
  const band = smoothstep(0.05, 0.6, noise.fbm(x * 0.9 + y * 0.5, y * 7, 4) + 0.25) * up * 0.35;
  const base = mix(scale(SKY_LOW, 0.5), SKY_HIGH, up ** 0.55);
  const core = Math.exp(-Math.hypot((x - SUN.x) * 1.1, (y - horizon - 0.02) * 2.2) * 4.5) * 2.2;
  return scale(mix(mix(base, SKY_LOW, glow * 0.95), scale(SKY_LOW, 0.6), band), 1 + core);
}

/** A far ridge line: its height at x. */
const ridge = (noise: Noise, x: number, layer: number, rough: number): number =>
  noise.fbm(x * (0.8 + layer * 0.25) + layer * 31, layer * 7.7, rough);

export interface Layer {
  base: number;
  height: number;
  color: Rgb;
  mist: number;
  rough: number;
}

/** The sky and far ridges, each with mist at its foot. */
export function distance(noise: Noise, layers: Layer[], x: number, y: number, horizon: number): Rgb {
  let color = sky(noise, x, y, horizon);
  for (const [n, layer] of layers.entries()) {
    const top = layer.base + layer.height * ridge(noise, x, n + 1, layer.rough);
    const cover = smoothstep(-0.0012, 0.0012, top - y);
    if (cover <= 0) continue;
    const drift = noise.fbm(x * 1.6 + n * 5, y * 6 + n, 3) * 0.05;
    const brow = layer.base + layer.height * ridge(noise, x, n + 1, 1);
    const mist = smoothstep(-0.02, 0.17, brow - y + drift) * layer.mist;
    const glow = Math.exp(-Math.hypot(x - SUN.x, y - SUN.y) * 2.2);
    const lit = mix(layer.color, MIST, mist * (0.35 + 0.5 * glow));
    color = mix(color, lit, cover);
  }
  return color;
}

/** Soft wooded hills, one behind the other; `gap` is the drop from each to the next. */
export function hills(tone: Rgb, horizon: number, gap: number): Layer[] {
  const far = mix(hex('#8c8f96'), SKY_LOW, 0.35);
  const near = mix(hex('#161a18'), tone, 0.12);
  return [0, 1, 2, 3, 4].map((n) => ({
    base: horizon + 0.05 - n * gap,
    height: 0.07 + 0.022 * n,
    color: mix(scale(far, 0.6), near, (n / 4) ** 0.7),
    mist: 1 - n * 0.08,
    rough: 3 + (n > 1 ? 2 : 0),
  }));
}

/** Bare peaks. */
export function peaks(tone: Rgb, horizon: number): Layer[] {
  const far = mix(hex('#7d8794'), SKY_LOW, 0.25);
  const near = mix(hex('#171b20'), tone, 0.16);
  return [0, 1, 2, 3].map((n) => ({
    base: horizon + 0.17 - n * 0.05,
    height: 0.28 - n * 0.05,
    color: mix(scale(far, 0.6), near, (n / 3) ** 0.75),
    mist: 0.9,
    rough: 6,
  }));
}
