import { mix, type Rgb } from '../render/color.ts';
import { focus } from '../render/lens.ts';
import { unit } from '../render/light.ts';
import { clamp, random, smoothstep } from '../render/math.ts';
import type { Scene } from '../render/scene.ts';
import { shoot } from '../render/shoot.ts';

type Plane = readonly [x: number, y: number, z: number, d: number];

/** A facet that leans by `lean` from the table and passes through a place at `radius` and `level`. */
function facet(around: number, lean: number, radius: number, level: number): Plane {
  const s = Math.sin(lean);
  const c = Math.cos(lean);
  return [s * Math.cos(around), s * Math.sin(around), c, s * radius + c * level];
}

const ring = (count: number, start: number, lean: number, radius: number, level: number): Plane[] =>
  Array.from({ length: count }, (_, i) => facet(((i + start) * 2 * Math.PI) / count, lean, radius, level));

/** The round brilliant: table, crown, girdle and pavilion. */
const brilliant = (): Plane[] => [
  [0, 0, 1, 0.36],
  ...ring(8, 0, 0.6, 1, 0.03),
  ...ring(8, 0.5, 0.4, 0.75, 0.235),
  ...ring(16, 0.5, 0.74, 0.99, 0.03),
  ...ring(32, 0, Math.PI / 2, 1, 0),
  ...ring(8, 0, Math.PI - 0.715, 1, -0.03),
  ...ring(16, 0.5, Math.PI - 0.75, 0.995, -0.03),
];

/** The step cut: a long octagon with three terraces above and three below. */
function stepCut(): Plane[] {
  const planes: Plane[] = [[0, 0, 1, 0.34]];
  for (let i = 0; i < 8; i++) {
    const around = (i * Math.PI) / 4;
    const radius = i % 2 ? 1.13 : i % 4 === 0 ? 1.3 : 0.92;
    planes.push(facet(around, Math.PI / 2, radius, 0));
    for (const [lean, inset, level] of [
      [0.95, 0, 0.04],
      [0.72, 0.09, 0.15],
      [0.5, 0.2, 0.25],
    ]) {
      planes.push(facet(around, lean, radius - inset, level));
    }
    for (const [lean, inset, level] of [
      [1.0, 0, 0.04],
      [0.8, 0.16, 0.28],
      [0.62, 0.36, 0.5],
    ]) {
      planes.push(facet(around, Math.PI - lean, radius - inset, -level));
    }
  }
  return planes;
}

const KEY = unit(0.45, 0.5, 0.74);
const BACK = unit(-0.72, 0.3, 0.5);
const LOW = unit(0.3, -0.85, 0.3);

/** Cosine and sine of how far a stone has turned under the lights since the start of a film. */
type Spin = readonly [cos: number, sin: number];

/** The dark studio seen through the stone: one large window, one strip, one low card. */
function surround([c, s]: Spin, sx: number, sy: number, z: number): number {
  const x = c * sx - s * sy;
  const y = s * sx + c * sy;
  // The window is brightest at its top and crossed by a bar, so that each facet holds a gradient.
  const bar = 1 - 0.55 * Math.exp(-(((x * 0.74 - y * 0.67) / 0.035) ** 2));
  const key =
    smoothstep(0.79, 0.92, x * KEY[0] + y * KEY[1] + z * KEY[2]) * (1.1 + 3.2 * (y - KEY[1] + 0.12)) * bar * 1.5;
  const back = smoothstep(0.88, 0.94, x * BACK[0] + y * BACK[1] + z * BACK[2]) * 1.1;
  const low = smoothstep(0.86, 0.96, x * LOW[0] + y * LOW[1] + z * LOW[2]) * 0.5;
  return key + back + low + (z > 0 ? 0.02 + 0.1 * z * z : 0.008);
}

/** Follows a ray into the stone until it leaves; returns the light of one colour it brings back. */
function trace(
  planes: Plane[],
  spin: Spin,
  px: number,
  py: number,
  pz: number,
  dx: number,
  dy: number,
  dz: number,
  index: number,
  absorb: number,
): number {
  let weight = 1;
  let light = 0;
  for (let bounce = 0; bounce < 7; bounce++) {
    let near = 1e9;
    let hit: Plane | undefined;
    for (const plane of planes) {
      const facing = plane[0] * dx + plane[1] * dy + plane[2] * dz;
      if (facing <= 1e-7) continue;
      const t = (plane[3] - plane[0] * px - plane[1] * py - plane[2] * pz) / facing;
      if (t < near) {
        near = t;
        hit = plane;
      }
    }
    if (!hit) break;
    near = Math.max(near, 0);
    px += dx * near;
    py += dy * near;
    pz += dz * near;
    weight *= Math.exp(-near * absorb);
    const [nx, ny, nz] = hit;
    const cos = nx * dx + ny * dy + nz * dz;
    const sin2 = index * index * (1 - cos * cos);
    if (sin2 < 1) {
      const out = Math.sqrt(1 - sin2);
      const rs = (index * cos - out) / (index * cos + out);
      const rp = (index * out - cos) / (index * out + cos);
      const back = (rs * rs + rp * rp) / 2;
      const k = out - index * cos;
      light += weight * (1 - back) * surround(spin, index * dx + k * nx, index * dy + k * ny, index * dz + k * nz);
      weight *= back;
      if (weight < 0.03) break;
    }
    dx -= 2 * cos * nx;
    dy -= 2 * cos * ny;
    dz -= 2 * cos * nz;
  }
  return light;
}

interface Stone {
  x: number;
  y: number;
  size: number;
  turn: number;
  spin: Spin;
  planes: Plane[];
}

/** Light of a stone along a straight-down look at (x, y), or nothing where there is no stone. */
function look(stone: Stone, x: number, y: number, lean: number, tone: Rgb, out: Float64Array): boolean {
  const c = Math.cos(stone.turn);
  const s = Math.sin(stone.turn);
  const lx = (x - stone.x) / stone.size;
  const ly = (y - stone.y) / stone.size;
  if (lx * lx + ly * ly > 2.2) return false;
  // The viewer leans back from the vertical, then the stone is turned on its axis.
  const cl = Math.cos(lean);
  const sl = Math.sin(lean);
  const rotate = (a: number, b: number, z: number): [number, number, number] => {
    const y1 = b * cl + z * sl;
    return [c * a + s * y1, -s * a + c * y1, z * cl - b * sl];
  };
  const [px, py, pz] = rotate(lx, ly, 4);
  const [dx, dy, dz] = rotate(0, 0, -1);
  let enter = 0;
  let leave = 1e9;
  let front: Plane | undefined;
  for (const plane of stone.planes) {
    const facing = plane[0] * dx + plane[1] * dy + plane[2] * dz;
    const gap = plane[3] - plane[0] * px - plane[1] * py - plane[2] * pz;
    if (facing < 0) {
      const t = gap / facing;
      if (t > enter) {
        enter = t;
        front = plane;
      }
    } else if (facing > 0) leave = Math.min(leave, gap / facing);
    else if (gap < 0) return false;
  }
  if (!front || enter >= leave) return false;
  const [nx, ny, nz] = front;
  const cos = -(nx * dx + ny * dy + nz * dz);
  const reflect = 0.06 + 0.94 * (1 - cos) ** 5;
  const mirror = surround(stone.spin, dx + 2 * cos * nx, dy + 2 * cos * ny, dz + 2 * cos * nz) * reflect * 0.3;
  const qx = px + dx * enter;
  const qy = py + dy * enter;
  const qz = pz + dz * enter;
  for (let ch = 0; ch < 3; ch++) {
    const index = 1.68 + ch * 0.013;
    const eta = 1 / index;
    const k = eta * cos - Math.sqrt(1 - eta * eta * (1 - cos * cos));
    const absorb = -Math.log(clamp(tone[ch], 0.004, 0.97)) * 0.8;
    out[ch] =
      mirror +
      (1 - reflect) *
        trace(
          stone.planes,
          stone.spin,
          qx,
          qy,
          qz,
          eta * dx + k * nx,
          eta * dy + k * ny,
          eta * dz + k * nz,
          index,
          absorb,
        );
  }
  return true;
}

/** Brilliants along the bend of a necklace, the largest at its middle. */
function strand(next: () => number, spin: Spin, planes: Plane[]): Stone[] {
  return Array.from({ length: 13 }, (_, i) => {
    const t = (i - 6) / 6;
    const size = 0.2 - 0.105 * Math.abs(t) ** 0.8;
    const along = Math.sign(t) * (Math.abs(t) * 1.75 - 0.42 * t * t);
    return { x: 0.12 + along, y: -0.16 + 0.34 * along * along, size, turn: next() * 6, spin, planes };
  });
}

/** Cut stones on dark slate. Kinds: `brilliant`, `step`, `row` (several brilliants), `strand` (a necklace). */
export const gem: Scene = (width, height, { seed, tone, kind, view, phase }) => {
  const next = random(seed);
  const run = phase * Math.PI * 2;
  const spin: Spin = [Math.cos(run), Math.sin(run)];
  const planes = kind === 'step' ? stepCut() : brilliant();
  const stones: Stone[] = [
    { x: 0.18, y: 0, size: kind === 'step' ? 0.38 : 0.47, turn: next() * 6 + run, spin, planes },
  ];
  if (kind === 'row') {
    const small = brilliant();
    stones[0].size = 0.36;
    for (const [x, y, size] of [
      [-0.42, 0.25, 0.2],
      [0.78, 0.24, 0.22],
      [-0.72, -0.12, 0.15],
      [0.68, -0.36, 0.13],
    ]) {
      stones.push({ x, y, size, turn: next() * 6 + run, spin, planes: small });
    }
  }
  if (kind === 'strand') stones.splice(0, 1, ...strand(next, spin, planes));
  const peak = Math.max(...tone);
  const hue = mix([tone[0] / peak, tone[1] / peak, tone[2] / peak], [0.5, 0.4, 0.34], 0.34);
  const picture = shoot(width, height, (sx, sy, light) => {
    const x = sx / view.zoom + view.x;
    const y = sy / view.zoom + view.y;
    if (!stones.some((stone) => look(stone, x, y, view.tilt, hue, light))) table(x, y, stones, hue, light);
    for (let c = 0; c < 3; c++) light[c] = Math.min(light[c], 3);
  });
  return focus(picture, 0.03, (x, y) => {
    if (kind === 'strand') return Math.abs(x / view.zoom + view.x - 0.12) * 0.7 - 0.2;
    const d = Math.hypot(x / view.zoom + view.x - stones[0].x, y / view.zoom + view.y) / stones[0].size;
    return (d - 0.95) * 0.8;
  });
};

/** The slate round the stones: a raking pool of light, contact shadows and a coloured glow through each stone. */
function table(x: number, y: number, stones: Stone[], hue: Rgb, out: Float64Array): void {
  let shade = 0.012 + 0.085 / (1 + 2.4 * Math.hypot(x - 0.55, (y - 0.35) * 1.3) ** 2);
  let glow = 0;
  for (const stone of stones) {
    const d = Math.hypot(x - stone.x, y - stone.y) / stone.size;
    const cast = Math.hypot(x - stone.x + stone.size * 0.3, y - stone.y + stone.size * 0.3) / stone.size;
    shade *= 0.15 + 0.85 * smoothstep(0.85, 1.6, cast) * smoothstep(0.7, 1.35, d);
    glow += Math.exp(-(((cast - 0.75) / 0.4) ** 2)) * 0.022;
  }
  for (let c = 0; c < 3; c++) out[c] = shade * (0.92 - c * 0.05) + glow * hue[c];
}
