import { blur, type Picture } from './image.ts';
import { clamp } from './math.ts';

/** Shallow focus: `softness(x, y)` from 0 (sharp) to 1 (fully soft); `amount` is in picture heights. */
export function focus(picture: Picture, amount: number, softness: (x: number, y: number) => number): Picture {
  const { width, height, data } = picture;
  const steps = [0, 0.12, 0.36, 1].map((k) => (k ? blur(data, width, height, 3, k * amount * height) : data));
  const marks = [0, 0.22, 0.55, 1];
  const out = new Float32Array(data.length);
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const s = clamp(softness((i - width / 2) / height, 0.5 - j / height));
      const level = s < marks[1] ? 0 : s < marks[2] ? 1 : 2;
      const t = (s - marks[level]) / (marks[level + 1] - marks[level]);
      const at = (j * width + i) * 3;
      for (let c = 0; c < 3; c++) {
        const near = steps[level][at + c];
        out[at + c] = near + (steps[level + 1][at + c] - near) * t;
      }
    }
  }
  return { width, height, data: out };
}

/** Bright parts spill a little light round them. */
export function bloom({ width, height, data }: Picture, strength: number): Picture {
  const bright = data.map((v) => Math.min(Math.max(v - 0.55, 0), 4));
  const small = blur(bright, width, height, 3, height * 0.008);
  const large = blur(bright, width, height, 3, height * 0.05);
  return { width, height, data: data.map((v, i) => v + (small[i] * 0.6 + large[i]) * strength) };
}
