import { BRASS, IVORY, mix, type Rgb, STEEL } from './color.ts';
import type { Form } from './march.ts';
import { clamp, smoothstep } from './math.ts';
import type { Noise } from './noise.ts';
import type { Finish, Surface } from './things.ts';

function dye(surface: Surface, color: Rgb, k: number, rough: number): void {
  for (let c = 0; c < 3; c++) surface.color[c] = color[c] * k;
  surface.rough = rough;
}

/** One even colour. */
export const plain = (color: Rgb, rough = 0.5, sheen = 0): Finish => ({
  paint: (_x, _y, _z, s) => {
    dye(s, color, 1, rough);
    s.sheen = sheen;
  },
});

export const metal = (color: Rgb, rough = 0.25): Finish => ({
  paint: (_x, _y, _z, s) => {
    dye(s, color, 1, rough);
    s.metal = 1;
  },
});

/** Metal that is ground, not polished: it keeps its own shade in a dark room. */
export const satin = (color: Rgb, rough = 0.32): Finish => ({
  paint: (_x, _y, _z, s) => {
    dye(s, color, 1, rough);
    s.metal = 0.55;
  },
});

export const brass = (rough = 0.22): Finish => metal(BRASS, rough);
export const steel = (rough = 0.2): Finish => metal(STEEL, rough);

/** Light of its own: paper round a candle, a lit pane. */
export const glowing = (color: Rgb, glow: number): Finish => ({
  paint: (_x, _y, _z, s) => {
    dye(s, color, 1, 0.8);
    s.glow = glow;
  },
});

/** Wood, its grain along x (or along the upright axis, for turned handles). */
export function wood(noise: Noise, color: Rgb, rough = 0.4, upright = false): Finish {
  const figure = (x: number, y: number, z: number): number => {
    const [along, a, b] = upright ? [y, x, z] : [x, y, z];
    const wave = noise.smooth(along * 1.3, a * 3 + b * 3) * 1.6;
    return noise.fbm(along * 2.4, (b + a * 0.7) * 30 + wave, 4);
  };
  return {
    paint: (x, y, z, s) => {
      const f = figure(x, y, z);
      dye(s, color, 0.78 + f * 0.42, rough + f * 0.1);
    },
    grain: (x, y, z) => figure(x, y, z) * 0.0006,
  };
}

/** Grained leather. */
export function hide(noise: Noise, color: Rgb, fineness = 1): Finish {
  const cells = (x: number, y: number, z: number): number => {
    const [u, v] = [(x + y * 0.37) * 60 * fineness, (z + y * 0.93) * 60 * fineness];
    return smoothstep(0.02, 0.45, noise.cells(u + noise.smooth(u * 0.15, v * 0.15), v));
  };
  return {
    paint: (x, y, z, s) => {
      const worn = 0.85 + noise.fbm(x * 2.1, z * 2.1 + 4, 3) * 0.3;
      dye(s, color, worn * (0.72 + 0.28 * cells(x, y, z)), 0.46);
      s.sheen = 0.15;
    },
    grain: (x, y, z) => cells(x, y, z) * 0.0016,
  };
}

/** Woven cloth: linen, felt or wool. */
export function cloth(noise: Noise, color: Rgb, pitch = 0.006, sheen = 0.5): Finish {
  const k = (Math.PI * 2) / pitch;
  return {
    paint: (x, y, z, s) => {
      dye(s, color, 0.92 + noise.fbm(x * 5 + y * 3, z * 5 + y * 4, 3) * 0.16, 0.9);
      s.sheen = sheen;
    },
    grain: (x, y, z) => (Math.sin(x * k) * Math.sin(z * k) + Math.sin(y * k)) * pitch * 0.014,
  };
}

/** Paper and card, faintly uneven. */
export const paper = (noise: Noise, color: Rgb = IVORY): Finish => ({
  paint: (x, y, z, s) => dye(s, color, 0.95 + noise.fbm(x * 7 + y, z * 7 + y, 3) * 0.06, 0.85),
});

/** Lime plaster, trowelled. */
export function plaster(noise: Noise, color: Rgb, strength = 1): Finish {
  const lay = (x: number, y: number, z: number): number => noise.fbm((x + z * 0.8) * 5, (y + z * 0.35) * 5, 5);
  return {
    paint: (x, y, z, s) => dye(s, color, 0.94 + noise.fbm((x + z) * 1.6, y * 1.6, 4) * 0.14, 0.95),
    grain: (x, y, z) => lay(x, y, z) * 0.006 * strength,
  };
}

/** Dressed limestone. */
export function ashlar(noise: Noise, color: Rgb): Finish {
  const pores = (u: number, v: number): number => smoothstep(0.28, 0.6, noise.fbm(u * 16, v * 24, 3));
  return {
    paint: (x, y, z, s) => {
      const [u, v] = [x + z * 0.8, y + z * 0.5];
      dye(s, color, 0.9 + noise.fbm(u * 1.2, v * 1.2, 4) * 0.24 - pores(u, v) * 0.12, 0.9);
    },
    grain: (x, y, z) => noise.fbm((x + z * 0.8) * 6, (y + z * 0.5) * 6, 4) * 0.004,
  };
}

/** Polished stone with veins. */
export const marble = (noise: Noise, color: Rgb, vein: Rgb, rough = 0.2): Finish => ({
  paint: (x, y, z, s) => {
    const [u, v] = [x + y * 0.7, z + y * 0.6];
    const warp = noise.fbm(u * 1.1, v * 1.1, 4);
    const line = 1 - Math.abs(Math.sin(u * 1.1 + v * 1.9 + warp * 2.6));
    const cloud = clamp(0.5 + noise.fbm(u * 1.7 + warp, v * 1.7 - warp, 3) * 0.8);
    const faint = clamp(smoothstep(0.82, 1, line) * 0.5 * cloud + cloud * 0.12);
    dye(s, mix(color, vein, faint), 1, rough);
  },
});

/** Porcelain, lacquer and varnish: a colour under a gloss. */
export const glaze = (color: Rgb, rough = 0.12): Finish => plain(color, rough);

/** Clear matter; `color` is what one unit of its liquid (all of it, if none is given) leaves of white light. */
export const clear = (color: Rgb, index = 1.47, liquid?: Form): Finish => ({
  paint: (_x, _y, _z, s) => dye(s, color, 1, 0.1),
  clear: { index, color, liquid },
});
