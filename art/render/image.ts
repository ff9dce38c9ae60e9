/** A linear-light picture, three floats to the pixel. */
export interface Picture {
  width: number;
  height: number;
  data: Float32Array;
}

export const blank = (width: number, height: number): Picture => ({
  width,
  height,
  data: new Float32Array(width * height * 3),
});

function blurLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  count: number,
  radius: number,
): void {
  const last = start + (count - 1) * stride;
  const k = 1 / (radius * 2 + 1);
  let sum = from[start] * (radius + 1);
  for (let i = 1; i <= radius; i++) sum += from[Math.min(start + i * stride, last)];
  for (let i = 0; i < count; i++) {
    to[start + i * stride] = sum * k;
    const enter = i + radius + 1;
    const leave = i - radius;
    sum += from[enter < count ? start + enter * stride : last] - from[leave > 0 ? start + leave * stride : start];
  }
}

/** Near-Gaussian blur (two box passes each way) of interleaved channels; `radius` is in pixels. */
export function blur(data: Float32Array, width: number, height: number, channels: number, radius: number) {
  const box = Math.round(radius);
  const out = data.slice();
  if (box < 1) return out;
  const other = new Float32Array(data.length);
  for (let c = 0; c < channels; c++) {
    for (let y = 0; y < height; y++) {
      const start = y * width * channels + c;
      blurLine(out, other, start, channels, width, box);
      blurLine(other, out, start, channels, width, box);
    }
    for (let x = 0; x < width; x++) {
      const start = x * channels + c;
      blurLine(out, other, start, width * channels, height, box);
      blurLine(other, out, start, width * channels, height, box);
    }
  }
  return out;
}

/** Four cubic weights (Catmull-Rom) for a position between two samples. */
const cubic = (t: number): [number, number, number, number] => [
  ((2 - t) * t - 1) * t * 0.5,
  ((3 * t - 5) * t * t + 2) * 0.5,
  ((4 - 3 * t) * t + 1) * t * 0.5,
  (t - 1) * t * t * 0.5,
];

function resizeAxis(
  from: Float32Array,
  lines: number,
  count: number,
  target: number,
  lineStride: number,
  stride: number,
  to: Float32Array,
  toLineStride: number,
  toStride: number,
): void {
  for (let i = 0; i < target; i++) {
    const position = ((i + 0.5) * count) / target - 0.5;
    const base = Math.floor(position);
    const [w0, w1, w2, w3] = cubic(position - base);
    const at = (k: number): number => Math.min(Math.max(base + k, 0), count - 1) * stride;
    const [a, b, c, d] = [at(-1), at(0), at(1), at(2)];
    for (let line = 0; line < lines; line++) {
      for (let ch = 0; ch < 3; ch++) {
        const o = line * lineStride + ch;
        to[line * toLineStride + i * toStride + ch] =
          from[o + a] * w0 + from[o + b] * w1 + from[o + c] * w2 + from[o + d] * w3;
      }
    }
  }
}

/** Bicubic resize; when shrinking, halves by averaging first so that edges stay smooth. */
export function resize(picture: Picture, width: number, height: number): Picture {
  if (picture.width === width && picture.height === height) return picture;
  if (picture.width >= width * 2) return resize(halve(picture), width, height);
  const wide = blank(width, picture.height);
  resizeAxis(picture.data, picture.height, picture.width, width, picture.width * 3, 3, wide.data, width * 3, 3);
  const out = blank(width, height);
  resizeAxis(wide.data, width, picture.height, height, 3, width * 3, out.data, 3, width * 3);
  return out;
}

function halve({ width, height, data }: Picture): Picture {
  const out = blank(width >> 1, height >> 1);
  const row = width * 3;
  for (let y = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++) {
      for (let c = 0; c < 3; c++) {
        const i = y * 2 * row + x * 6 + c;
        out.data[(y * out.width + x) * 3 + c] = (data[i] + data[i + 3] + data[i + row] + data[i + row + 3]) / 4;
      }
    }
  }
  return out;
}
