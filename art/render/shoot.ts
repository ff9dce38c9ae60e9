import { blank, type Picture } from './image.ts';

/** Writes the light seen at a place of the picture into `out`. Coordinates: y up, one unit is the height. */
export type Look = (x: number, y: number, out: Float64Array) => void;

const CORNERS = [
  [-0.375, -0.125],
  [0.125, -0.375],
  [0.375, 0.125],
  [-0.125, 0.375],
];
const EDGE = 0.12;

/** Takes one sample for each pixel, then four more where neighbours differ by `edge`, so that edges are smooth. */
export function shoot(width: number, height: number, look: Look, edge = EDGE): Picture {
  const first = blank(width, height);
  const seen = new Float64Array(3);
  const sample = (i: number, j: number): void => look((i + 0.5 - width / 2) / height, 0.5 - (j + 0.5) / height, seen);
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      sample(i, j);
      first.data.set(seen, (j * width + i) * 3);
    }
  }
  const out: Picture = { width, height, data: first.data.slice() };
  const sum = new Float64Array(3);
  for (let j = 1; j < height - 1; j++) {
    for (let i = 1; i < width - 1; i++) {
      const at = (j * width + i) * 3;
      if (!differs(first.data, at, width * 3, edge)) continue;
      sum.fill(0);
      for (const [dx, dy] of CORNERS) {
        sample(i + dx, j + dy);
        for (let c = 0; c < 3; c++) sum[c] += Math.min(seen[c], 2) / CORNERS.length;
      }
      out.data.set(sum, at);
    }
  }
  return out;
}

/** Whether a pixel's green stands out from a neighbour's, compared as the eye would. */
function differs(data: Float32Array, at: number, row: number, edge: number): boolean {
  const here = Math.sqrt(Math.max(data[at + 1], 0));
  for (const step of [-3, 3, -row, row]) {
    if (Math.abs(Math.sqrt(Math.max(data[at + step + 1], 0)) - here) > edge * (here + 0.15)) return true;
  }
  return false;
}
