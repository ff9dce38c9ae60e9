import { hex, mix, type Rgb, scale } from '../render/color.ts';
import { focus } from '../render/lens.ts';
import { FILL, KEY, unit } from '../render/light.ts';
import { type Form, march, normal, roundBox, roundCylinder } from '../render/march.ts';
import { clamp, smoothstep } from '../render/math.ts';
import { createNoise } from '../render/noise.ts';
import type { Scene } from '../render/scene.ts';
import { shoot } from '../render/shoot.ts';

const SUN = unit(0.78, 0.42, 0.5);
const PLASTER = hex('#cfc4b4');
const OAK = hex('#6d5238');

const lathe = (x: number, z: number, cx: number, cz: number): number => Math.hypot(x - cx, z - cz);

/** A vase: a full belly, a narrow neck, a lip. */
function vase(x: number, y: number, z: number, cx: number, cz: number, size: number): number {
  const r = lathe(x, z, cx, cz) / size;
  const h = y / size;
  const radius = 0.1 + 0.17 * Math.exp(-(((h - 0.32) / 0.27) ** 2)) - 0.045 * Math.exp(-(((h - 0.8) / 0.16) ** 2));
  return Math.max((r - radius) * 0.72, Math.abs(h - 0.47) - 0.47) * size;
}

function bowl(x: number, y: number, z: number, cx: number, cz: number, size: number): number {
  const r = lathe(x, z, cx, cz);
  const shell = Math.abs(Math.hypot(r, y - size) - size) - 0.012;
  return Math.max(shell, y - size * 0.72, 0.004 - y) * 0.6;
}

/** The thread wound on a spool: a ribbed drum. */
const thread = (x: number, y: number, z: number, cx: number, cz: number, half: number): number =>
  roundCylinder(x - cx, y - half, z - cz, 0.074 + 0.0022 * Math.cos(y * 520), half, 0.03) * 0.7;

/** The wooden ends and core of a spool. */
const spool = (x: number, y: number, z: number, cx: number, cz: number, half: number): number =>
  Math.min(
    roundCylinder(x - cx, Math.abs(y - half) - half, z - cz, 0.092, 0.014, 0.007),
    roundCylinder(x - cx, y - half, z - cz, 0.03, half + 0.03, 0.004),
  );

const book = (x: number, y: number, z: number, cx: number, cy: number, w: number, h: number, turn: number): number => {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const dx = x - cx;
  const dz = z - 0.36;
  return roundBox(c * dx + s * dz, y - cy, c * dz - s * dx, w, h, 0.19, 0.008);
};

/** What stands on the table, one form to a colour. */
const STILL: Record<string, Form[]> = {
  vessels: [
    (x, y, z) => vase(x, y, z, 0.28, 0.34, 0.62),
    (x, y, z) => bowl(x, y, z, 0.62, 0.44, 0.17),
    (x, y, z) => roundCylinder(x + 0.02, y - 0.17, z - 0.3, 0.075, 0.17, 0.02),
  ],
  books: [
    (x, y, z) => Math.min(book(x, y, z, 0.36, 0.04, 0.3, 0.036, 0.06), book(x, y, z, 0.4, 0.155, 0.24, 0.022, 0.16)),
    (x, y, z) => book(x, y, z, 0.35, 0.105, 0.27, 0.026, -0.1),
    (x, y, z) => Math.hypot(x - 0.42, y - 0.247, z - 0.36) - 0.068,
  ],
  spools: [
    (x, y, z) => Math.min(thread(x, y, z, 0.18, 0.36, 0.1), thread(x, y, z, 0.62, 0.42, 0.08)),
    (x, y, z) => thread(x, y, z, 0.41, 0.3, 0.13),
    (x, y, z) =>
      Math.min(spool(x, y, z, 0.18, 0.36, 0.1), spool(x, y, z, 0.62, 0.42, 0.08), spool(x, y, z, 0.41, 0.3, 0.13)),
  ],
  tea: [
    (x, y, z) => bowl(x, y, z, 0.3, 0.42, 0.17),
    (x, y, z) => bowl(x, y, z, 0.58, 0.5, 0.11),
    (x, y, z) => roundCylinder(x - 0.06, y - 0.15, z - 0.3, 0.1, 0.15, 0.03),
  ],
  spheres: [
    (x, y, z) => Math.hypot(x - 0.3, y - 0.2, z - 0.34) - 0.2,
    (x, y, z) => roundBox(x - 0.66, y - 0.14, z - 0.38, 0.12, 0.14, 0.12, 0.01),
    (x, y, z) => Math.hypot(x - 0.08, y - 0.075, z - 0.52) - 0.075,
  ],
};

/** Sunlight through a window of six panes out of the picture: 1 in the light, soft at the borders. */
function panes(x: number, y: number, z: number, shift: number): number {
  const t = (1.9 - x) / SUN[0];
  const a = z + t * SUN[2] - 1.22 + shift;
  const b = y + t * SUN[1] - 1.4;
  const soft = 0.012 + t * 0.012;
  const edge = (v: number, half: number): number => smoothstep(half + soft, half - soft, Math.abs(v));
  const pane = (v: number, pitch: number, bar: number): number => {
    const d = Math.abs(v / pitch - Math.round(v / pitch)) * pitch;
    return smoothstep(bar - soft * 0.8, bar + soft * 0.8, d);
  };
  return edge(a, 0.56) * edge(b, 0.62) * pane(a, 0.56, 0.025) * pane(b + 0.2, 0.42, 0.02);
}

/** How much of the sun passes the things on the table, on the way to a place. */
function clearance(all: Form, x: number, y: number, z: number): number {
  let clear = 1;
  for (let s = 0.012; s < 1.1 && clear > 0.02; ) {
    const d = all(x + SUN[0] * s, y + SUN[1] * s, z + SUN[2] * s);
    clear = Math.min(clear, 0.5 + (d * 11) / s);
    s += clamp(d, 0.012, 0.12);
  }
  return smoothstep(0, 1, clear);
}

/** How open a place is to the room: corners and undersides are darker. */
function openness(all: Form, x: number, y: number, z: number, n: Float64Array): number {
  let open = 1;
  for (const s of [0.02, 0.06, 0.15, 0.32]) {
    open *= 1 - 0.5 * clamp(1 - all(x + n[0] * s, y + n[1] * s, z + n[2] * s) / s) ** 1.4;
  }
  return open;
}

/** A plaster wall and a table in the light of a window. Kinds: see `STILL`. */
export const room: Scene = (width, height, { seed, tone, kind, view }) => {
  const noise = createNoise(seed);
  const still = STILL[kind];
  const wall = mix(PLASTER, tone, 0.12);
  const oak = mix(OAK, tone, 0.12);
  const colors: Rgb[] = [mix(PLASTER, tone, 0.75), mix(PLASTER, hex('#e8dfd0'), 0.6), hex('#83714f')];
  const slab: Form = (x, y, z) => roundBox(x, y + 0.045, z - 0.4, 3, 0.045, 0.42, 0.012);
  const all: Form = (x, y, z) => {
    let d = Math.min(z, slab(x, y, z));
    for (const form of still) d = Math.min(d, form(x, y, z));
    return d;
  };
  const n = new Float64Array(3);
  const shift = noise.smooth(0.5, 3.5) * 0.35;
  const eye = [-0.15 + view.turn, 0.5, 3.3];

  /** Colour of the surface at a place; the plaster also roughens the normal. */
  const paint = (x: number, y: number, z: number): { color: Rgb; gloss: number } => {
    const which = still.findIndex((form) => form(x, y, z) < 0.002);
    if (which >= 0) return { color: colors[which], gloss: 0.22 };
    if (slab(x, y, z) < 0.002) {
      const grain = noise.fbm(x * 2.2, z * 34 + y * 30 + noise.smooth(x * 1.4, z * 3) * 2, 4);
      return { color: scale(oak, 0.75 + grain * 0.4), gloss: 0.18 };
    }
    const relief = noise.fbm(x * 9, y * 9, 4);
    n[0] += (relief - noise.fbm(x * 9 + 0.05, y * 9, 4)) * 1.1;
    n[1] += (relief - noise.fbm(x * 9, y * 9 + 0.05, 4)) * 1.1;
    const trowel = 0.94 + noise.fbm(x * 3, y * 3, 5) * 0.12;
    const underTable = y < -0.04 ? 0.2 : 1;
    return { color: scale(wall, trowel * underTable), gloss: 0.06 };
  };

  const picture = shoot(width, height, (left, up, light) => {
    const aimX = (left / view.zoom + view.x) * 1.3 + 0.15 - eye[0];
    const aimY = (up / view.zoom + view.y) * 1.3 + 0.22 - eye[1];
    const [dx, dy, dz] = unit(aimX, aimY, -eye[2]);
    const t = march(all, eye[0], eye[1], eye[2], dx, dy, dz, 1, 1.8, 6);
    if (t < 0) {
      light.fill(0);
      return;
    }
    const x = eye[0] + dx * t;
    const y = eye[1] + dy * t;
    const z = eye[2] + dz * t;
    normal(all, x, y, z, n);
    const { color, gloss } = paint(x, y, z);
    const clear = clearance(all, x + n[0] * 0.006, y + n[1] * 0.006, z + n[2] * 0.006);
    const open = openness(all, x, y, z, n);
    const facing = clamp(n[0] * SUN[0] + n[1] * SUN[1] + n[2] * SUN[2]);
    const sun = facing * clear * panes(x, y, z, shift) * 2.5;
    const bounce = 0.1 * Math.exp(-(((x - 0.5) / 1.1) ** 2)) * open;
    const fill = 0.175 * open * (0.7 + 0.3 * n[1]) * (0.55 + 0.45 * smoothstep(-1.2, 0.9, x));
    const half = unit(SUN[0] - dx, SUN[1] - dy, SUN[2] - dz);
    const shine = clamp(n[0] * half[0] + n[1] * half[1] + n[2] * half[2]) ** 26 * gloss * sun * 1.4;
    for (let c = 0; c < 3; c++) light[c] = color[c] * ((sun + bounce) * KEY[c] + fill * FILL[c]) + shine * KEY[c];
  });
  return focus(picture, 0.006, (x, y) => Math.hypot(x / view.zoom - 0.2, y) - 0.4);
};
