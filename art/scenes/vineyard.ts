import { hex, mix, type Rgb, scale } from '../render/color.ts';
import { unit } from '../render/light.ts';
import { clamp, lerp, smoothstep } from '../render/math.ts';
import type { Noise } from '../render/noise.ts';
import { MIST, SKY_LOW, SUN } from './dawn.ts';

const ROW = 0.62;
const EYE = 1.25;
const FAR = 46;
const STEPS = 160;
const LIGHT = unit(0.62, 0.34, 0.7);

/** A slope of vines against the light, walked along each ray; mist lies in the hollows and thickens with distance. */
export function createVineyard(noise: Noise, tone: Rgb) {
  const earth = mix(hex('#3a2e24'), tone, 0.12);
  const leafDark = scale(mix(hex('#26301f'), tone, 0.08), 0.8);
  const leafLit = mix(mix(hex('#8c8a46'), tone, 0.08), SKY_LOW, 0.22);

  const ground = (x: number, z: number): number =>
    noise.smooth(x * 0.07 + 3, z * 0.075) * 1.9 + noise.smooth(x * 0.17, z * 0.16 + 9) * 0.5;

  /** Position across the rows: whole numbers lie between two rows. */
  const across = (x: number, z: number): number => (x * 0.9 - z * 0.3 + noise.smooth(x * 0.06, z * 0.06) * 4) / ROW;

  /** Height of the vines above the ground. */
  function vine(x: number, z: number, fine: boolean): number {
    const row = across(x, z);
    const lane = Math.abs(row - Math.floor(row) - 0.5) * 2;
    if (lane > 0.72) return 0;
    const clump = noise.smooth(x * 2.6, z * 2.6) * 0.5;
    const leaf = fine ? noise.fbm(x * 15, z * 15, 3) : 0;
    const body = smoothstep(0.6, 0.3, lane + leaf * 0.14);
    return body * (0.27 + clump * 0.07 + leaf * 0.06);
  }

  const base = ground(0.4, 0);
  const rise = (x: number, z: number, fine: boolean): number =>
    ground(x, z) - base + (z < 30 ? vine(x, z, fine) * smoothstep(30, 9, z) : 0);

  function colour(x: number, z: number, far: number): Rgb {
    const e = 0.012 + far * 0.0022;
    const here = vine(x, z, true);
    const nx = (rise(x - e, z, true) - rise(x + e, z, true)) / (2 * e);
    const nz = (rise(x, z - e, true) - rise(x, z + e, true)) / (2 * e);
    const k = 1 / Math.hypot(nx, 1, nz);
    const facing = (nx * LIGHT[0] + LIGHT[1] + nz * LIGHT[2]) * k;
    const top = smoothstep(0.08, 0.3, here);
    const foliage = 0.7 + noise.fbm(x * 26 + here * 41, z * 26 - here * 37, 3) * 1.2;
    // The sun is behind the vines: their tops glow through, their near sides stay dark.
    const sun = clamp(facing * 0.8 + 0.25) ** 1.4;
    const shaded = smoothstep(0.05, 0.24, vine(x + LIGHT[0] * 0.3, z + LIGHT[2] * 0.3, false) - here);
    const leaves = mix(leafDark, leafLit, clamp(sun * (0.2 + 0.8 * top) * foliage));
    const soil = scale(earth, (0.55 + 0.9 * sun * (1 - shaded)) * (0.85 + noise.fbm(x * 5, z * 5, 3) * 0.4));
    return mix(soil, leaves, smoothstep(0.015, 0.06, here));
  }

  /** Light seen at a place of the picture, `y` from the horizon; nothing above the crest. */
  function look(x: number, y: number): Rgb | undefined {
    const dx = (x - 0.1) * 1.05;
    const dy = y * 1.05 - 0.012;
    const k = 1 / Math.hypot(dx, dy, 1);
    let t = 1.2;
    let step = 0;
    for (let n = 0; n < STEPS; n++) {
      const px = 0.4 + dx * k * t;
      const pz = k * t;
      const gap = EYE + dy * k * t - rise(px, pz, t < 16);
      if (gap < 0.002 * t || n === STEPS - 1) {
        const back = gap < 0 ? step * 0.5 : 0;
        t -= back;
        const far = t / FAR;
        const cx = 0.4 + dx * k * t;
        const cz = k * t;
        const hollow = smoothstep(0.5, -0.9, ground(cx, cz) - base);
        const drift = 0.8 + noise.fbm(cx * 0.16, cz * 0.3, 3) * 0.7;
        const mist = clamp(1 - Math.exp(-((t / 15) ** 1.5)) + hollow * smoothstep(4, 14, t) * 0.45 * drift);
        const glow = Math.exp(-(((x - SUN.x) / 0.7) ** 2));
        const air = mix(scale(MIST, 0.44), SKY_LOW, glow * 0.85);
        const light = lerp(0.42, 1.6, glow);
        return mix(scale(colour(cx, cz, t), light), air, Math.min(mist, 0.3 + far * 3));
      }
      step = clamp(gap * 0.42, 0.012 + t * 0.0035, 0.9);
      t += step;
      if (t > FAR || gap > 7) return undefined;
    }
    return undefined;
  }

  return { look };
}
