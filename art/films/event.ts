import { hex, type Rgb } from '../render/color.ts';
import { develop } from '../render/grade.ts';
import { blur, type Picture, resize } from '../render/image.ts';
import { focus } from '../render/lens.ts';
import { clamp, lerp, random, smoothstep } from '../render/math.ts';
import { camera, type Evening, sunlight, workshop } from '../scenes/workshop.ts';
import { type Film, glide } from './montage.ts';

const SECONDS = 10;
/** Pixels traced for a pixel shown, each way: the room is full of haze. */
const DETAIL = 0.85;
const IVORY = [248, 245, 239];
const BRASS = hex('#ffcf85');

/** Where the camera stands and how far the doors are open at a time. */
function evening(seconds: number): Evening {
  const t = glide(seconds / SECONDS);
  const doors = smoothstep(0.2, 8.8, seconds);
  return {
    eye: [lerp(-0.3, 0.1, t), lerp(1.27, 1.24, t), lerp(3.0, 2.45, t)],
    aim: [lerp(0.04, 0.15, t), lerp(1.1, 1.17, t), 0],
    open: lerp(0.45, 1.5, doors),
    seconds,
  };
}

interface Mote {
  at: Rgb;
  sway: number;
  size: number;
}

/** Brass dust in the air between the door and the camera. */
const MOTES: Mote[] = (() => {
  const next = random(29);
  return Array.from({ length: 560 }, () => ({
    at: [lerp(-0.9, 1.1, next()), lerp(0.92, 2.1, next()), lerp(0.2, 2.9, next())],
    sway: next() * 6.283,
    size: 0.6 + next() ** 3 * 1.6,
  }));
})();

/** Draws a spot of light, blurred as far as it lies out of focus. */
function spot({ width, height, data }: Picture, x: number, y: number, radius: number, light: number): void {
  const [cx, cy] = [x * height + width / 2, height / 2 - y * height];
  const reach = Math.ceil(radius * 2.2);
  for (let j = Math.max(0, Math.floor(cy) - reach); j <= Math.min(height - 1, Math.floor(cy) + reach); j++) {
    for (let i = Math.max(0, Math.floor(cx) - reach); i <= Math.min(width - 1, Math.floor(cx) + reach); i++) {
      const d = Math.hypot(i + 0.5 - cx, j + 0.5 - cy) / radius;
      const k = light * Math.exp(-d * d * 1.4);
      for (let c = 0; c < 3; c++) data[(j * width + i) * 3 + c] += k * BRASS[c];
    }
  }
}

function dust(picture: Picture, scene: Evening): void {
  const { show } = camera(scene);
  for (const { at, sway, size } of MOTES) {
    const s = scene.seconds;
    const x = at[0] + 0.03 * Math.sin(sway + s * 0.5) + 0.012 * s;
    const y = at[1] + 0.02 * Math.sin(sway * 3 + s * 0.7) + 0.01 * s;
    const z = at[2] + 0.03 * Math.cos(sway + s * 0.4);
    const lit = sunlight(x, y, z, scene.open, 0.02);
    const [px, py, depth] = show(x, y, z);
    if (lit < 0.02 || depth < 0.25) continue;
    const soft = Math.abs(1 / depth - 1 / 2);
    const radius = picture.height * (0.0011 * size + 0.006 * soft);
    const twinkle = 0.55 + 0.45 * Math.sin(sway * 7 + s * (1.2 + (sway % 1)));
    const spread = (picture.height * 0.0016) / radius;
    spot(picture, px, py, radius, lit * twinkle * 2.6 * spread ** 1.5);
  }
}

/** The open door glows far into the room; each blur is laid twice, so that no edge of it shows. */
function glow({ width, height, data }: Picture): Picture {
  const out = data.slice();
  let light: Float32Array = data.map((v) => Math.min(Math.max(v - 0.6, 0), 3));
  for (const [size, strength] of [
    [0.006, 0.16],
    [0.03, 0.14],
    [0.1, 0.13],
  ]) {
    for (let pass = 0; pass < 2; pass++) light = blur(light, width, height, 3, size * height);
    for (let i = 0; i < out.length; i++) out[i] += light[i] * strength;
  }
  return { width, height, data: out };
}

/** The evening fills the frame from the doorway outwards, until all is ivory. */
function flood(pixels: Uint8Array, width: number, height: number, seconds: number): Uint8Array {
  const rise = smoothstep(6.4, 9.7, seconds);
  if (!rise) return pixels;
  for (let at = 0; at < pixels.length; at++) {
    const i = Math.floor(at / 3);
    const away = Math.hypot(((i % width) - width * 0.5) / height, (Math.floor(i / width) / height - 0.44) * 1.1);
    const cover = smoothstep(0, 1, clamp(rise * 1.9 - away * 0.8));
    pixels[at] += (IVORY[at % 3] - pixels[at]) * cover + 0.5;
  }
  return pixels;
}

/** The Open Workshops: doors open on the evening, and its light comes over a bench with its tools. */
export const event: Film = {
  name: 'event',
  width: 1280,
  height: 720,
  seconds: SECONDS,
  focal: '55% 45%',
  bytes: 730_000,
  draw: (seconds, width, height) => {
    const scene = evening(seconds);
    const traced = workshop(Math.round(width * DETAIL), Math.round(height * DETAIL), scene);
    const drawn = resize(traced, width, height);
    dust(drawn, scene);
    const soft = focus(drawn, 0.004, (_, y) => Math.abs(y + 0.2) * 1.6 - 0.1);
    const grade = { exposure: 1.15 + 0.8 * smoothstep(5.5, 9, seconds), calm: 0, grain: 0.008 };
    return flood(develop(glow(soft), grade, 5), width, height, seconds);
  },
};
