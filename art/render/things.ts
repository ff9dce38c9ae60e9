import type { Rgb } from './color.ts';
import type { Vec } from './forms.ts';
import type { Form } from './march.ts';

/** What a paint says of one place of a thing. */
export interface Surface {
  color: [number, number, number];
  rough: number;
  metal: number;
  /** Soft rim of cloth. */
  sheen: number;
  /** Light of its own, as a multiple of its colour. */
  glow: number;
}

/** Fills in the surface at a place, in the thing's own coordinates. */
export type Paint = (x: number, y: number, z: number, surface: Surface) => void;

export interface Clear {
  index: number;
  /** The colour left of white light after one unit of the liquid. */
  color: Rgb;
  /** Negative where the coloured liquid stands; the whole thing if absent. */
  liquid?: Form;
}

export interface Finish {
  paint: Paint;
  /** Fine relief, too small for the form: its height at a place. */
  grain?: Form;
  clear?: Clear;
}

export interface Pose {
  /** About the upright axis, towards the viewer's right, and away from the viewer; in radians. */
  turn?: number;
  tip?: number;
  lean?: number;
  /** Radius of a ball round the thing; endless if absent. */
  reach?: number;
  /** Whether it keeps the light from others. */
  casts?: boolean;
}

/** A form that stands somewhere, with its finish. */
export interface Thing extends Finish {
  form: Form;
  at: Vec;
  reach: number;
  casts: boolean;
  /** The thing's own axes, one after the other. */
  axes: Float64Array;
}

function axesOf({ turn = 0, tip = 0, lean = 0 }: Pose): Float64Array {
  const [ct, st] = [Math.cos(turn), Math.sin(turn)];
  const [cp, sp] = [Math.cos(tip), Math.sin(tip)];
  const [cl, sl] = [Math.cos(lean), Math.sin(lean)];
  const spin = (x: number, y: number, z: number): Vec => {
    const [y1, z1] = [cl * y - sl * z, sl * y + cl * z];
    const [x2, y2] = [cp * x + sp * y1, cp * y1 - sp * x];
    return [ct * x2 + st * z1, y2, ct * z1 - st * x2];
  };
  return Float64Array.from([...spin(1, 0, 0), ...spin(0, 1, 0), ...spin(0, 0, 1)]);
}

export const put = (form: Form, finish: Finish, at: Vec, pose: Pose = {}): Thing => ({
  ...finish,
  form,
  at,
  reach: pose.reach ?? Number.POSITIVE_INFINITY,
  casts: pose.casts ?? true,
  axes: axesOf(pose),
});

/** Signed distance from a place to a thing; farther off than `slack`, only a lower bound. */
export function distanceTo(thing: Thing, x: number, y: number, z: number, slack = 0.06): number {
  const px = x - thing.at[0];
  const py = y - thing.at[1];
  const pz = z - thing.at[2];
  const gap = Math.sqrt(px * px + py * py + pz * pz) - thing.reach;
  if (gap > slack) return gap;
  const a = thing.axes;
  return thing.form(
    a[0] * px + a[1] * py + a[2] * pz,
    a[3] * px + a[4] * py + a[5] * pz,
    a[6] * px + a[7] * py + a[8] * pz,
  );
}

/** A place in the thing's own coordinates. */
export function toOwn(thing: Thing, x: number, y: number, z: number, out: Float64Array): void {
  const a = thing.axes;
  const px = x - thing.at[0];
  const py = y - thing.at[1];
  const pz = z - thing.at[2];
  for (let k = 0; k < 3; k++) out[k] = a[k * 3] * px + a[k * 3 + 1] * py + a[k * 3 + 2] * pz;
}

const E = 0.0008;

/** Outward normal of a thing at a place on it, with its grain. */
export function normalOf(thing: Thing, x: number, y: number, z: number, out: Float64Array): void {
  toOwn(thing, x, y, z, out);
  const [u, v, w] = out;
  const { form, grain } = thing;
  let nx = form(u + E, v, w) - form(u - E, v, w);
  let ny = form(u, v + E, w) - form(u, v - E, w);
  let nz = form(u, v, w + E) - form(u, v, w - E);
  if (grain) {
    const here = grain(u, v, w);
    nx -= (grain(u + E, v, w) - here) * 2;
    ny -= (grain(u, v + E, w) - here) * 2;
    nz -= (grain(u, v, w + E) - here) * 2;
  }
  const k = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
  const a = thing.axes;
  out[0] = (nx * a[0] + ny * a[3] + nz * a[6]) * k;
  out[1] = (nx * a[1] + ny * a[4] + nz * a[7]) * k;
  out[2] = (nx * a[2] + ny * a[5] + nz * a[8]) * k;
}
