import type { Form } from './march.ts';
import { clamp } from './math.ts';

export type Vec = readonly [x: number, y: number, z: number];
/** A place in a flat outline. */
export type Corner = readonly [x: number, y: number];

const length2 = (x: number, y: number): number => Math.sqrt(x * x + y * y);
const length3 = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z);

export const ball =
  (radius: number): Form =>
  (x, y, z) =>
    length3(x, y, z) - radius;

/** A box by its half sizes, its edges rounded by `r`. */
export const block =
  (hx: number, hy: number, hz: number, r = 0.004): Form =>
  (x, y, z) => {
    const qx = Math.abs(x) - hx + r;
    const qy = Math.abs(y) - hy + r;
    const qz = Math.abs(z) - hz + r;
    const out = length3(qx > 0 ? qx : 0, qy > 0 ? qy : 0, qz > 0 ? qz : 0);
    return out + Math.min(Math.max(qx, qy, qz), 0) - r;
  };

/** An upright cylinder by its radius and half height, its rims rounded by `r`. */
export const drum =
  (radius: number, half: number, r = 0.004): Form =>
  (x, y, z) => {
    const a = length2(x, z) - radius + r;
    const b = Math.abs(y) - half + r;
    return Math.min(Math.max(a, b), 0) + length2(a > 0 ? a : 0, b > 0 ? b : 0) - r;
  };

/** A ring lying flat. */
export const hoop =
  (radius: number, thick: number): Form =>
  (x, y, z) =>
    length2(length2(x, z) - radius, y) - thick;

/** A rod from one place to another, `r` thick at its start and `end` at its end. */
export function rod(a: Vec, b: Vec, r: number, end = r): Form {
  const [ax, ay, az] = a;
  const [bx, by, bz] = [b[0] - ax, b[1] - ay, b[2] - az];
  const inverse = 1 / (bx * bx + by * by + bz * bz);
  return (x, y, z) => {
    const px = x - ax;
    const py = y - ay;
    const pz = z - az;
    const t = clamp((px * bx + py * by + pz * bz) * inverse);
    return length3(px - bx * t, py - by * t, pz - bz * t) - r - (end - r) * t;
  };
}

/** Places along a smooth curve through the given ones (Catmull-Rom). */
export function through(points: Vec[], parts = 8): Vec[] {
  const out: Vec[] = [];
  const at = (i: number): Vec => points[clamp(i, 0, points.length - 1)];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let n = 0; n < parts; n++) {
      const t = n / parts;
      const blend = (k: number): number =>
        b[k] +
        0.5 * t * (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])));
      out.push([blend(0), blend(1), blend(2)]);
    }
  }
  out.push(points[points.length - 1]);
  return out;
}

/** Places at an even pitch along a path. */
export function paced(path: Vec[], pitch: number): Vec[] {
  const out: Vec[] = [path[0]];
  let left = pitch;
  for (let i = 1; i < path.length; i++) {
    let [x, y, z] = path[i - 1];
    const [ex, ey, ez] = path[i];
    for (let long = length3(ex - x, ey - y, ez - z); long >= left; long = length3(ex - x, ey - y, ez - z)) {
      const k = left / long;
      x += (ex - x) * k;
      y += (ey - y) * k;
      z += (ez - z) * k;
      out.push([x, y, z]);
      left = pitch;
    }
    left -= length3(ex - x, ey - y, ez - z);
  }
  return out;
}

/** A form with a ball round it: farther off than the ball, only the ball is measured. */
export function within(form: Form, [cx, cy, cz]: Vec, radius: number): Form {
  return (x, y, z) => {
    const d = length3(x - cx, y - cy, z - cz) - radius;
    return d > 0.04 ? d : form(x, y, z);
  };
}

/** A cord along a smooth curve, measured stretch by stretch. */
export function cord(points: Vec[], radius: number, parts = 8): Form {
  const path = through(points, parts);
  const stretches: Form[] = [];
  for (let i = 0; i < path.length - 1; i += 6) {
    const ends = path.slice(i, i + 7);
    const middle = ends[ends.length >> 1];
    const wide = Math.max(...ends.map((p) => length3(p[0] - middle[0], p[1] - middle[1], p[2] - middle[2])));
    stretches.push(within(joined(...ends.slice(1).map((end, n) => rod(ends[n], end, radius))), middle, wide + radius));
  }
  return joined(...stretches);
}

/** Signed distance to a closed outline. */
export function outline(corners: Corner[]): (x: number, y: number) => number {
  const count = corners.length;
  const xs = Float64Array.from(corners, (c) => c[0]);
  const ys = Float64Array.from(corners, (c) => c[1]);
  return (x, y) => {
    let near = 1e9;
    let sign = 1;
    for (let i = 0, j = count - 1; i < count; j = i++) {
      const ex = xs[j] - xs[i];
      const ey = ys[j] - ys[i];
      const wx = x - xs[i];
      const wy = y - ys[i];
      const t = clamp((wx * ex + wy * ey) / (ex * ex + ey * ey));
      const bx = wx - ex * t;
      const by = wy - ey * t;
      near = Math.min(near, bx * bx + by * by);
      const above = y >= ys[i];
      const below = y < ys[j];
      const left = ex * wy > ey * wx;
      if ((above && below && left) || (!above && !below && !left)) sign = -sign;
    }
    return sign * Math.sqrt(near);
  };
}

/** A turned form: an outline of radius and height, spun about the upright axis; `r` rounds its edges. */
export function turned(profile: Corner[], r = 0): Form {
  const flat = outline(profile);
  return (x, y, z) => flat(length2(x, z), y) - r;
}

/** A flat outline in x and z, cut out of a plate of a half thickness; `r` rounds its edges. */
export function plate(corners: Corner[], half: number, r = 0.002): Form {
  const flat = outline(corners);
  return (x, y, z) => {
    const b = Math.abs(y) - half + r;
    if (b > 0.05) return b - r;
    const a = flat(x, z) + r;
    return Math.min(Math.max(a, b), 0) + length2(a > 0 ? a : 0, b > 0 ? b : 0) - r;
  };
}

/** An outline with its corners drawn as one curve. */
export const curved = (corners: Corner[], parts = 4): Corner[] =>
  through(
    corners.map(([x, y]): Vec => [x, y, 0]),
    parts,
  ).map(([x, y]): Corner => [x, y]);

/** Several forms as one. */
export const joined =
  (...forms: Form[]): Form =>
  (x, y, z) => {
    let d = 1e9;
    for (const form of forms) d = Math.min(d, form(x, y, z));
    return d;
  };

export const moved =
  (form: Form, mx: number, my: number, mz: number): Form =>
  (x, y, z) =>
    form(x - mx, y - my, z - mz);

/** What is left of a form when others are taken out of it. */
export const cut =
  (form: Form, ...others: Form[]): Form =>
  (x, y, z) => {
    let d = form(x, y, z);
    for (const other of others) d = Math.max(d, -other(x, y, z));
    return d;
  };
