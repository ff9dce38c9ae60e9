import { hex, mix, type Rgb, scale } from '../render/color.ts';
import { blank, type Picture } from '../render/image.ts';
import { unit } from '../render/light.ts';
import { clamp, lerp, smoothstep } from '../render/math.ts';
import { createNoise, type Noise } from '../render/noise.ts';
import type { Scene, SceneOptions } from '../render/scene.ts';
import { distance, hills, SKY_LOW, SUN } from './dawn.ts';

/** Lengths on the ground are in metres; the camera stands on a height and looks along z through a long lens. */
const EYE = 78;
const LENS = 2.1;
const HORIZON = 0.21;
const FAR = 1700;
const ROW = 2.6;
const LIGHT = unit(0.8, 0.3, 0.52);
/** The light on the ground, away from the sun and towards it. */
const COOL: Rgb = [0.3, 0.33, 0.4];
const WARM: Rgb = [1.75, 1.4, 0.98];
const MIST = hex('#8d8b92');
const SAMPLES = [
  [-0.375, -0.125],
  [0.125, -0.375],
  [0.375, 0.125],
  [-0.125, 0.375],
];

/** A landscape without its air: the lit ground, how far each place lies and how high. */
export interface Survey {
  picture: Picture;
  far: Float32Array;
  level: Float32Array;
  /** The share of each pixel that is open sky. */
  open: Float32Array;
  noise: Noise;
}

/** Hills planted with vines, parcel by parcel, with woods on their crests. */
function country(noise: Noise, tone: Rgb) {
  const earth = mix(hex('#4a3b2c'), tone, 0.15);
  const shade = hex('#12180f');
  const leaf = mix(hex('#7d7f3c'), tone, 0.12);
  const wood = hex('#141b14');

  const hill = (x: number, z: number): number =>
    noise.smooth(x * 0.0026 + 3.1, z * 0.0034 + 1.7) * 92 + noise.smooth(x * 0.0075 + 9, z * 0.009) * 15;

  /** Height of the trees: woods keep to the crests. */
  function trees(x: number, z: number, ground: number): number {
    const where = noise.smooth(x * 0.008 + 40, z * 0.009) * 22 + ground - 21;
    if (where < 0) return 0;
    const crowns = 0.62 + noise.smooth(x * 0.2, z * 0.2) * 0.44 + noise.smooth(x * 0.52, z * 0.52) * 0.2;
    return 9 * smoothstep(0, 3, where) * crowns;
  }

  /** Across the rows of the parcel: whole numbers lie on the vines. */
  const planted = { row: 0, border: 0 };
  function parcel(x: number, z: number): void {
    const bend = noise.smooth(x * 0.006, z * 0.006) * 16;
    planted.border = noise.cells(x * 0.0085 + 0.3, z * 0.0062) / 0.0085;
    const angle = 0.35 + (noise.last.id / 255 - 0.5) * 1.5;
    planted.row = (x * Math.cos(angle) + z * Math.sin(angle) + bend) / ROW;
  }

  /** Height of the leaves over the ground, for a place across the rows. */
  function canopy(row: number, x: number, z: number): number {
    const off = Math.abs(row - Math.round(row));
    const clump = noise.smooth(x * 1.1, z * 1.1);
    return 1.7 * smoothstep(0.36 + clump * 0.1, 0.12, off) * (0.86 + clump * 0.34);
  }

  const floor = (x: number, z: number): number => {
    const ground = hill(x, z);
    return ground + trees(x, z, ground);
  };

  return { hill, trees, parcel, planted, canopy, floor, earth, shade, leaf, wood };
}

type Country = ReturnType<typeof country>;

/** Distance along a ray to the first place lower than `rise` metres over the ground, or -1. */
function reach(land: Country, dx: number, dy: number, dz: number): number {
  let t = 60;
  for (let n = 0; n < 260 && t < FAR; n++) {
    const y = EYE + dy * t;
    const gap = y - land.floor(dx * t, dz * t) - 1.9;
    if (gap < 0) return t;
    t += clamp(gap * 1.1, 0.5 + t * 0.0022, 40);
  }
  return -1;
}

function woods(land: Country, noise: Noise, x: number, z: number): Rgb {
  const e = 1.6;
  const nx = (land.floor(x - e, z) - land.floor(x + e, z)) / (2 * e);
  const nz = (land.floor(x, z - e) - land.floor(x, z + e)) / (2 * e);
  const sun = clamp((nx * LIGHT[0] + LIGHT[1] + nz * LIGHT[2]) / Math.hypot(nx, 1, nz));
  const crowns = 0.75 + noise.fbm(x * 0.9, z * 0.9, 4) * 1.1;
  return mix(land.wood, land.leaf, clamp(sun * 0.5 * crowns));
}

/** The rows between the tops of the vines and the ground, walked in steps short enough to see each leaf wall. */
function rows(land: Country, noise: Noise, dx: number, dy: number, dz: number, from: number): Rgb {
  const [x0, z0] = [dx * from, dz * from];
  const base = land.hill(x0, z0);
  const gx = (land.hill(x0 + 2, z0) - base) / 2;
  const gz = (land.hill(x0, z0 + 2) - base) / 2;
  land.parcel(x0, z0);
  const row0 = land.planted.row;
  const border = land.planted.border;
  land.parcel(x0 + 1, z0);
  const rx = clamp(land.planted.row - row0, -0.45, 0.45);
  land.parcel(x0, z0 + 1);
  const rz = clamp(land.planted.row - row0, -0.45, 0.45);
  const at = (x: number, z: number): number => row0 + (x - x0) * rx + (z - z0) * rz;
  const path = smoothstep(4.5, 2.5, border);

  const step = 0.16 + from * 0.0002;
  let [x, z, leaves, above] = [x0, z0, 0, 1.9];
  for (let n = 0; n < 90; n++) {
    const t = from + n * step;
    [x, z] = [dx * t, dz * t];
    above = EYE + dy * t - (base + (x - x0) * gx + (z - z0) * gz);
    leaves = path < 1 ? land.canopy(at(x, z), x, z) * (1 - path) : 0;
    if (above < Math.max(leaves, 0.02)) break;
  }

  // Towards the sun: how much of it the rows hold back.
  let blocked = 0;
  for (let s = 0.35; s < 6; s *= 1.5) {
    const [sx, sz] = [x + LIGHT[0] * s, z + LIGHT[2] * s];
    const ground = base + (sx - x0) * gx + (sz - z0) * gz;
    const top = (1 - path) * land.canopy(at(sx, sz), sx, sz) + ground;
    const ray = base + (x - x0) * gx + (z - z0) * gz + Math.max(above, 0) + LIGHT[1] * s;
    blocked = Math.max(blocked, clamp((top - ray) * 1.6));
  }
  const slope = clamp((LIGHT[1] - gx * LIGHT[0] - gz * LIGHT[2]) / Math.hypot(gx, 1, gz) + 0.12, 0.02, 1);
  const sun = slope * (1 - blocked * 0.88);
  const grain = 0.8 + noise.fbm(x * 2.3, z * 2.3, 3) * 0.6;
  const high = smoothstep(0.3, 1.5, above);
  const vine = mix(land.shade, land.leaf, clamp((0.06 + sun * 1.15) * (0.35 + 0.65 * high) * grain));
  const soil = scale(mix(land.earth, land.leaf, 0.25), (0.1 + sun * 0.75) * grain);
  return mix(soil, vine, smoothstep(0.1, 0.5, leaves));
}

/** Walks one ray; the colour goes to `out`, with how far and how high the place lies behind it. */
function look(land: Country, noise: Noise, tone: Rgb, x: number, y: number, out: Float64Array): void {
  const k = 1 / Math.hypot(x / LENS, (y - HORIZON) / LENS, 1);
  const [dx, dy, dz] = [(x / LENS) * k, ((y - HORIZON) / LENS) * k, k];
  const t = reach(land, dx, dy, dz);
  if (t < 0) {
    out.set(distance(noise, hills(tone, HORIZON - 0.035, 0.03).slice(0, 3), x, y, HORIZON - 0.035));
    out[3] = 0;
    out[4] = 0;
    return;
  }
  const [px, pz] = [dx * t, dz * t];
  const ground = land.hill(px, pz);
  const wooded = land.trees(px, pz, ground) > 0.8;
  out.set(wooded ? woods(land, noise, px, pz) : rows(land, noise, dx, dy, dz, t));
  out[3] = t;
  out[4] = ground;
}

/** Takes the landscape at a size, four samples to the pixel. */
export function survey(width: number, height: number, { seed, tone, view }: SceneOptions): Survey {
  const noise = createNoise(seed);
  const land = country(noise, tone);
  const picture = blank(width, height);
  const far = new Float32Array(width * height);
  const level = new Float32Array(width * height);
  const open = new Float32Array(width * height);
  const out = new Float64Array(5);
  for (let at = 0; at < far.length; at++) {
    const [i, j] = [at % width, Math.floor(at / width)];
    let solid = 0;
    for (const [u, v] of SAMPLES) {
      const x = (i + 0.5 + u - width / 2) / height;
      const y = 0.5 - (j + 0.5 + v) / height;
      look(land, noise, tone, x / view.zoom + view.x, y / view.zoom + view.y, out);
      for (let c = 0; c < 3; c++) picture.data[at * 3 + c] += out[c] / SAMPLES.length;
      far[at] += out[3];
      level[at] += out[4];
      if (out[3] > 0) solid++;
    }
    far[at] = solid ? far[at] / solid : FAR * 4;
    level[at] /= solid || 1;
    open[at] = 1 - solid / SAMPLES.length;
  }
  return { picture, far, level, open, noise };
}

/** Lays the dawn's air over a survey: haze with distance, and mist that drifts through the hollows. */
export function veil({ picture, far, level, open, noise }: Survey, seconds: number): Picture {
  const { width, height, data } = picture;
  const out = blank(width, height);
  for (let at = 0; at < far.length; at++) {
    const x = ((at % width) - width / 2) / height;
    const y = 0.5 - Math.floor(at / width) / height;
    const t = far[at];
    const glow = Math.exp(-(((x - SUN.x) / 0.62) ** 2) - ((y - HORIZON) / 0.58) ** 2);
    const solid = 1 - open[at];
    const cover = solid ? solid * air(noise, x, t, level[at], seconds) : 0;
    for (let c = 0; c < 3; c++) {
      const light = lerp(1, lerp(COOL[c], WARM[c], glow), solid);
      const mist = lerp(MIST[c], SKY_LOW[c], glow) * lerp(0.6, 1, glow);
      out.data[at * 3 + c] = lerp(data[at * 3 + c] * light, mist, cover);
    }
  }
  return out;
}

/** How much of a place the air hides. */
function air(noise: Noise, x: number, t: number, level: number, seconds: number): number {
  const px = (x * t) / LENS + seconds * 5;
  const bank = noise.fbm(px * 0.0052, t * 0.0042 - seconds * 0.02, 3) + 0.35 * noise.smooth(px * 0.02, t * 0.013);
  const low = smoothstep(26, -34, level - bank * 20);
  const mist = smoothstep(230, 720, t) * low * (0.62 + bank * 0.55);
  const haze = 1 - Math.exp(-((t / 2100) ** 1.35));
  return 1 - (1 - clamp(mist, 0, 0.94)) * (1 - haze);
}

/** Rows of vines over the hills at first light; `phase` is the time of the mist in seconds. */
export const slopes: Scene = (width, height, options) => veil(survey(width, height, options), options.phase);
