import { toSrgb } from './color.ts';
import type { Picture } from './image.ts';
import { clamp, random, smoothstep } from './math.ts';

export interface Grade {
  exposure: number;
  /** How far the lower left is darkened, for the white text over it (0 to 1). */
  calm: number;
  /** How far the left third is darkened (0 to 1). */
  left?: number;
  grain: number;
}

/** Filmic curve: soft shoulder, gentle toe. */
const film = (x: number): number => (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);

/** The family's grade: exposure, filmic curve, cool shadows and warm lights, vignette, grain. Gives 8-bit sRGB. */
export function develop({ width, height, data }: Picture, grade: Grade, seed: number): Uint8Array {
  const out = new Uint8Array(data.length);
  const next = random(seed + 7);
  const aspect = width / height;
  let noise = 0;
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const x = i / width;
      const y = j / height;
      const edge = Math.hypot((x - 0.52) * Math.min(aspect, 1.4), y - 0.46) / 0.86;
      const vignette = 1 - 0.62 * smoothstep(0.35, 1.15, edge);
      const calm = 1 - grade.calm * smoothstep(1.05, 0.2, Math.hypot(x, (1 - y) * 0.95));
      const left = 1 - (grade.left ?? 0) * smoothstep(0.62, 0.02, x);
      const k = grade.exposure * vignette * calm * left;
      const at = (j * width + i) * 3;
      const r = film(Math.max(data[at] * k, 0));
      const g = film(Math.max(data[at + 1] * k, 0));
      const b = film(Math.max(data[at + 2] * k, 0));
      const light = r * 0.3 + g * 0.59 + b * 0.11;
      const dark = (1 - light) ** 3;
      noise = noise * 0.35 + (next() + next() - 1) * 0.65;
      const grain = noise * grade.grain * (0.35 + 0.65 * Math.sqrt(Math.max(light, 0))) * (1.1 - light * 0.6);
      const level = (c: number, lift: number, gain: number): number =>
        clamp(toSrgb(clamp((c * 0.93 + light * 0.07) * gain)) * 0.965 + dark * lift + grain) * 255 + 0.5;
      out[at] = level(r, 0.03, 1.02);
      out[at + 1] = level(g, 0.032, 1.0);
      out[at + 2] = level(b, 0.04, 0.965);
    }
  }
  return out;
}
