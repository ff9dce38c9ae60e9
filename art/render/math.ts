export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Smooth maximum: the two shapes melt into each other over a width k. */
export function softMax(a: number, b: number, k: number): number {
  const t = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.max(a, b) + t * t * k * 0.25;
}

export const softMin = (a: number, b: number, k: number): number => -softMax(-a, -b, k);

/** A small seeded generator (mulberry32). */
export function random(seed: number): () => number {
  let state = (seed * 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
