import { random } from './math.ts';

export type Noise = ReturnType<typeof createNoise>;

/** Gradient noise, its sums of octaves and a cell pattern, all from one seed. */
export function createNoise(seed: number) {
  const next = random(seed);
  const order = new Uint8Array(512);
  const gradX = new Float64Array(256);
  const gradY = new Float64Array(256);
  const value = new Float64Array(256);
  for (let i = 0; i < 256; i++) {
    order[i] = i;
    const angle = next() * Math.PI * 2;
    gradX[i] = Math.cos(angle);
    gradY[i] = Math.sin(angle);
    value[i] = next();
  }
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  order.copyWithin(256, 0, 256);

  /** Smooth noise, about -0.7 to 0.7. */
  function smooth(x: number, y: number): number {
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    const dx = x - fx;
    const dy = y - fy;
    const ix = fx & 255;
    const iy = fy & 255;
    const a = order[order[ix] + iy];
    const b = order[order[ix + 1] + iy];
    const c = order[order[ix] + iy + 1];
    const d = order[order[ix + 1] + iy + 1];
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const na = gradX[a] * dx + gradY[a] * dy;
    const nb = gradX[b] * (dx - 1) + gradY[b] * dy;
    const nc = gradX[c] * dx + gradY[c] * (dy - 1);
    const nd = gradX[d] * (dx - 1) + gradY[d] * (dy - 1);
    const low = na + (nb - na) * u;
    return low + (nc + (nd - nc) * u - low) * v;
  }

  function fbm(x: number, y: number, octaves: number): number {
    let sum = 0;
    let gain = 1;
    for (let i = 0; i < octaves; i++) {
      sum += smooth(x, y) * gain;
      const rx = x * 1.6 + y * 1.2 + 17.3;
      y = y * 1.6 - x * 1.2 + 9.1;
      x = rx;
      gain *= 0.5;
    }
    return sum;
  }

  /** A random number between 0 and 1 for a pair of whole numbers. */
  const cell = (x: number, y: number): number => value[order[order[x & 255] + (y & 255)]];

  /** Distance to the border of the nearest cell (0 on the border), and the cell's number in `last.id`. */
  const last = { id: 0 };
  function cells(x: number, y: number): number {
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    let first = 9;
    let second = 9;
    for (let j = -1; j <= 1; j++) {
      for (let i = -1; i <= 1; i++) {
        const id = order[order[(fx + i) & 255] + ((fy + j) & 255)];
        const dx = fx + i + 0.5 + (value[id] - 0.5) * 0.9 - x;
        const dy = fy + j + 0.5 + (value[order[id + 1]] - 0.5) * 0.9 - y;
        const d = dx * dx + dy * dy;
        if (d < first) {
          second = first;
          first = d;
          last.id = id;
        } else if (d < second) second = d;
      }
    }
    return Math.sqrt(second) - Math.sqrt(first);
  }

  return { smooth, fbm, cell, cells, last };
}
