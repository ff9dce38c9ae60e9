import { hex, mix, type Rgb } from '../render/color.ts';
import type { Picture } from '../render/image.ts';
import { unit } from '../render/light.ts';
import { normal } from '../render/march.ts';
import { clamp, lerp, smoothstep } from '../render/math.ts';
import { createNoise } from '../render/noise.ts';
import { shoot } from '../render/shoot.ts';
import { BENCH, TOOLS, tools } from './bench.ts';

/** The doorway in the far wall (z = 0): its middle, half width and height, in metres. */
export const DOOR = { x: 0.16, half: 0.62, top: 2.3 };
const BACK = 1.18;
const TALLEST = BENCH + 0.26;

/** Towards the evening sun, low behind the door. */
const SUN = unit(0.1, 0.24, -1);
const EVENING: Rgb = [1, 0.72, 0.42];
const SKY: Rgb = [1, 0.87, 0.68];
const PLASTER = hex('#8a7c6c');
const OAK = hex('#5a3c22');

export interface Evening {
  /** Where the camera stands and what it looks at. */
  eye: Rgb;
  aim: Rgb;
  /** How far the leaves stand open, in radians. */
  open: number;
  seconds: number;
}

const LENS = 1.4;

/** The camera's axes, and a place's position in the picture. */
export function camera({ eye, aim }: Evening) {
  const [fx, fy, fz] = unit(aim[0] - eye[0], aim[1] - eye[1], aim[2] - eye[2]);
  const k = 1 / Math.hypot(fx, fz);
  const [rx, rz] = [-fz * k, fx * k];
  const [ux, uy, uz] = [-fy * rz, fx * rz - fz * rx, fy * rx];
  /** Direction of the ray through a point of the picture. */
  const ray = (x: number, y: number): Rgb =>
    unit(fx * LENS + rx * x + ux * y, fy * LENS + uy * y, fz * LENS + rz * x + uz * y);
  const show = (x: number, y: number, z: number): Rgb => {
    const [px, py, pz] = [x - eye[0], y - eye[1], z - eye[2]];
    const depth = px * fx + py * fy + pz * fz;
    return [((px * rx + pz * rz) * LENS) / depth, ((px * ux + py * uy + pz * uz) * LENS) / depth, depth];
  };
  return { ray, show };
}

/** Half the width of the light between the leaves. */
export const gap = (open: number): number => DOOR.half * (1 - Math.cos(Math.min(open, Math.PI / 2)));

/** How much of the sun comes through the doorway to a place; `soft` widens the borders. */
export function sunlight(x: number, y: number, z: number, open: number, soft = 0): number {
  const run = -z / SUN[2];
  const across = Math.abs(x + SUN[0] * run - DOOR.x);
  const half = gap(open);
  const edge = 0.006 + run * 0.016 + soft;
  const bright = Math.min(1, (half * 2) / edge);
  return (
    bright *
    smoothstep(half + edge, half - edge, across) *
    smoothstep(DOOR.top + edge, DOOR.top - edge, y + SUN[1] * run)
  );
}

/** Walks through the layer of air over the bench where the tools stand; distance to the first, or -1. */
function meet(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
  if (dy >= 0 && oy > TALLEST) return -1;
  let t = oy > TALLEST ? (TALLEST - oy) / dy : 0;
  const end = dy < 0 ? (BENCH - oy) / dy : (TALLEST - oy) / Math.max(dy, 1e-4);
  if (oz + dz * t > 2.6) t = Math.max(t, (2.6 - oz) / dz);
  for (let n = 0; n < 80 && t < end; n++) {
    const d = tools(ox + dx * t, oy + dy * t, oz + dz * t);
    if (d < 0.0007) return t;
    if (oz + dz * t < BACK - 0.05 && dz < 0) return -1;
    t += d * 0.9;
  }
  return -1;
}

/** How much of the light from a direction passes the tools; `wide` is the tangent of the light's half angle. */
function clearance(x: number, y: number, z: number, dx: number, dy: number, dz: number, wide: number): number {
  let clear = 1;
  for (let s = 0.006; s < 0.9; ) {
    const py = y + dy * s;
    if (py > TALLEST) break;
    const d = tools(x + dx * s, py, z + dz * s);
    clear = Math.min(clear, 0.5 + d / (2 * wide * s));
    if (clear <= 0) return 0;
    s += clamp(d * 0.8, 0.004, 0.12);
  }
  return smoothstep(0, 1, clamp(clear));
}

/** The bright evening outside. */
function outside(dx: number, dy: number, out: Float64Array): void {
  const sun = Math.exp(-(((dx - SUN[0]) / 0.22) ** 2 + ((dy - SUN[1] * 0.75) / 0.26) ** 2));
  const country = smoothstep(0.012, -0.03, dy + 0.015 * Math.sin(dx * 9 + 1) + 0.006 * Math.sin(dx * 31));
  const level = (0.95 + 0.5 * smoothstep(-0.05, 0.25, dy) + sun * 2.4) * (1 - country * 0.42);
  const warm = clamp(0.75 - sun * 0.7 + country * 0.15);
  for (let c = 0; c < 3; c++) out[c] = level * lerp(SKY[c], EVENING[c], warm);
}

/** A leaf of the door, seen where it turns on its hinge away from the room. */
function leaf(
  side: 1 | -1,
  open: number,
  ox: number,
  oy: number,
  oz: number,
  d: Rgb,
): [along: number, y: number] | undefined {
  const [hx, lx, lz] = [DOOR.x + side * DOOR.half, -side * Math.cos(open), -Math.sin(open)];
  const [nx, nz] = [lz, -lx];
  const facing = d[0] * nx + d[2] * nz;
  if (Math.abs(facing) < 1e-6) return undefined;
  const t = ((hx - ox) * nx - oz * nz) / facing;
  const along = (ox + d[0] * t - hx) * lx + (oz + d[2] * t) * lz;
  const y = oy + d[1] * t;
  return t > 0 && along > 0 && along < DOOR.half ? [along, y] : undefined;
}

/** The boards and rails of a leaf: how deep the surface lies at a place, from 0 (panel) to 1 (rail). */
function joinery(along: number, y: number): number {
  const stile = Math.min(along - 0.09, DOOR.half - 0.09 - along);
  const rail = Math.abs(((y + 0.08) % 0.76) - 0.08) - 0.07;
  return smoothstep(0.012, -0.004, Math.min(stile, rail));
}

/** Draws the workshop as its doors open on the evening. */
export function workshop(width: number, height: number, evening: Evening): Picture {
  const noise = createNoise(17);
  const { eye, open, seconds } = evening;
  const { ray } = camera(evening);
  const half = gap(open);
  const spill = half / DOOR.half;
  const n = new Float64Array(3);
  const seen = new Float64Array(3);

  /** Sky light from the opening on a place that faces n. */
  const skyOn = (x: number, y: number, z: number): number => {
    let sum = 0;
    for (const h of [0.3, 0.9, 1.5, 2.1]) {
      const [px, py, pz] = [DOOR.x - x, h - y, -z];
      const r = Math.sqrt(px * px + py * py + pz * pz) + 0.05;
      const facing = clamp((n[0] * px + n[1] * py + n[2] * pz) / r + 0.06, 0, 1);
      sum += (facing * (z / r) * half * 2 * 0.6) / (r * r);
    }
    return sum;
  };

  /** What a smooth surface mirrors: the opening with blurred borders. */
  const mirrored = (x: number, y: number, z: number, dx: number, dy: number, dz: number, blur: number): number => {
    if (dz > -0.02) return 0;
    const t = -z / dz;
    const soft = 0.01 + blur * t;
    const across = Math.abs(x + dx * t - DOOR.x);
    const share = Math.min(1, half / soft);
    return (
      share * smoothstep(half + soft, half - soft, across) * smoothstep(DOOR.top + soft, DOOR.top - soft, y + dy * t)
    );
  };

  const lit = (
    x: number,
    y: number,
    z: number,
    d: Rgb,
    color: Rgb,
    metal: number,
    gloss: number,
    out: Float64Array,
  ): void => {
    const facing = n[0] * SUN[0] + n[1] * SUN[1] + n[2] * SUN[2];
    const reach = sunlight(x, y, z, open);
    const clear =
      reach > 0 && facing > -0.1
        ? clearance(x + n[0] * 0.003, y + n[1] * 0.003, z + n[2] * 0.003, SUN[0], SUN[1], SUN[2], 0.02)
        : 0;
    const sun = reach * clear * 5.2;
    const sky = skyOn(x, y, z) * 1.5;
    const cos = -(n[0] * d[0] + n[1] * d[1] + n[2] * d[2]);
    const [mx, my, mz] = [d[0] + 2 * cos * n[0], d[1] + 2 * cos * n[1], d[2] + 2 * cos * n[2]];
    const toSun = clamp(mx * SUN[0] + my * SUN[1] + mz * SUN[2]);
    const grazing = (1 - clamp(cos)) ** 5;
    const shine =
      mirrored(x, y, z, mx, my, mz, lerp(0.35, 0.04, gloss)) *
      (gloss > 0.25 ? clearance(x, y + 0.002, z, mx, my, mz, 0.1) : 1);
    for (let c = 0; c < 3; c++) {
      const body = color[c] * (1 - metal) * (clamp(facing) * sun * EVENING[c] + sky * SKY[c]);
      const bend = lerp(0.04, color[c], metal) + (1 - lerp(0.04, color[c], metal)) * grazing * gloss;
      const glint = toSun ** lerp(18, 220, gloss) * sun * lerp(0.4, 2.2, gloss);
      const round = lerp(0.6 + 0.4 * n[1], 0.06 + 0.7 * clamp(my) ** 2, metal);
      const ambient = color[c] * (FILL[c] * round + BOUNCE[c] * spill * lerp(0.6 + 0.4 * n[2], 0.25 * round, metal));
      out[c] = body + bend * (shine * 1.7 * SKY[c] + glint * EVENING[c]) + ambient;
    }
  };

  const boards = (x: number, z: number): Rgb => {
    const board = Math.floor((z - BACK) / 0.19);
    const grain = noise.fbm(x * 1.7 + board * 9, z * 46 + noise.smooth(x * 1.2 + board * 5, z * 4) * 2.2, 4);
    const seam = smoothstep(0.0015, 0.004, Math.abs(((z - BACK) % 0.19) - 0.0));
    const k = (0.82 + grain * 0.5 + (noise.cell(board, 3) - 0.5) * 0.22) * (0.35 + 0.65 * seam);
    n[0] = grain * 0.05;
    n[2] = noise.fbm(x * 3, z * 70, 2) * 0.05;
    n[1] = Math.sqrt(1 - n[0] * n[0] - n[2] * n[2]);
    return [OAK[0] * k, OAK[1] * k, OAK[2] * k];
  };

  const wall = (d: Rgb, t: number, out: Float64Array): void => {
    const [x, y] = [eye[0] + d[0] * t, eye[1] + d[1] * t];
    const side = Math.abs(x - DOOR.x) - DOOR.half;
    const above = y - DOOR.top;
    const frame = Math.max(side, above);
    if (frame < 0) {
      through(d, out);
      return;
    }
    const jamb = smoothstep(0.11, 0.1, frame);
    const trowel = 0.8 + noise.fbm(x * 3, y * 3, 5) * 0.4;
    const base = mix(PLASTER, OAK, jamb * 0.85);
    const glow = spill * 0.16 * Math.exp(-frame * 1.3) + half * 0.05;
    const lip = smoothstep(0.012, 0, frame) * spill * 0.8;
    for (let c = 0; c < 3; c++) out[c] = base[c] * trowel * (FILL[c] * 0.8 + glow * SKY[c]) + lip * EVENING[c];
  };

  const through = (d: Rgb, out: Float64Array): void => {
    const hit = leaf(1, open, eye[0], eye[1], eye[2], d) ?? leaf(-1, open, eye[0], eye[1], eye[2], d);
    if (!hit) {
      outside(d[0], d[1], out);
      return;
    }
    const [along, y] = hit;
    const rail = joinery(along, y);
    const grain = 0.8 + noise.fbm(along * 30, y * 2.4, 4) * 0.4;
    const rim = smoothstep(0.02, 0.004, DOOR.half - along) * 1.6 * (0.2 + spill);
    const turned = 0.1 + 0.9 * Math.sin(open);
    for (let c = 0; c < 3; c++) {
      const skin = OAK[c] * grain * (0.7 + 0.3 * rail) * (FILL[c] + spill * turned * 0.22 * SKY[c]);
      out[c] = skin + rim * EVENING[c];
    }
  };

  /** The light that dust in the air sends to the camera on the way. */
  const haze = (d: Rgb, far: number): number => {
    let sum = 0;
    const steps = 11;
    for (let s = 0; s < steps; s++) {
      const t = ((s + 0.5) / steps) * far;
      const [x, y, z] = [eye[0] + d[0] * t, eye[1] + d[1] * t, eye[2] + d[2] * t];
      if (z <= 0.02) break;
      const beam = sunlight(x, y, z, open, 0.05);
      if (beam > 0)
        sum += beam * (0.75 + noise.smooth(x * 2.6 + seconds * 0.05, y * 2.6 + z * 1.9 - seconds * 0.08) * 0.7);
    }
    const towards = clamp(d[0] * SUN[0] + d[1] * SUN[1] + d[2] * SUN[2]);
    return (sum / steps) * far * (0.014 + 0.085 * towards ** 6);
  };

  return shoot(width, height, (x, y, out) => {
    const d = ray(x, y);
    const toWall = -eye[2] / d[2];
    const toBench = d[1] < 0 ? (BENCH - eye[1]) / d[1] : 1e9;
    const benchZ = eye[2] + d[2] * toBench;
    const onBench = benchZ > BACK && toBench < toWall;
    const toTool = meet(eye[0], eye[1], eye[2], d[0], d[1], d[2]);
    let far = toWall;
    if (toTool > 0) {
      far = toTool;
      const [px, py, pz] = [eye[0] + d[0] * far, eye[1] + d[1] * far, eye[2] + d[2] * far];
      const tool = TOOLS.find(({ form }) => form(px, py, pz) < 0.0025) ?? TOOLS[0];
      normal(tool.form, px, py, pz, n);
      lit(px, py, pz, d, tool.color, tool.metal, tool.gloss, seen);
    } else if (onBench) {
      far = toBench;
      const [px, pz] = [eye[0] + d[0] * far, benchZ];
      const color = boards(px, pz);
      lit(px, BENCH, pz, d, color, 0, 0.55 + 0.2 * noise.smooth(px * 2, pz * 9), seen);
    } else wall(d, toWall, seen);
    const dust = haze(d, far);
    for (let c = 0; c < 3; c++) out[c] = Math.min(seen[c] + dust * EVENING[c], 6);
  });
}

/** The dusk of the closed room, and what the walls send back once light comes in. */
const FILL: Rgb = [0.062, 0.074, 0.1];
const BOUNCE: Rgb = [0.12, 0.09, 0.06];
