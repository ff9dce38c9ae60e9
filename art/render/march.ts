/** Signed distance to a form, negative inside. */
export type Form = (x: number, y: number, z: number) => number;

/** Distance along a ray to the surface of a form, or -1; `side` is 1 outside the form and -1 inside. */
export function march(
  form: Form,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  side: number,
  from: number,
  far: number,
): number {
  let t = from;
  for (let n = 0; n < 90 && t < far; n++) {
    const d = form(ox + dx * t, oy + dy * t, oz + dz * t) * side;
    if (d < 0.0006) return t;
    t += d * 0.92;
  }
  return -1;
}

/** Outward normal of a form at a place. */
export function normal(form: Form, x: number, y: number, z: number, out: Float64Array): void {
  const e = 0.0012;
  const nx = form(x + e, y, z) - form(x - e, y, z);
  const ny = form(x, y + e, z) - form(x, y - e, z);
  const nz = form(x, y, z + e) - form(x, y, z - e);
  const k = 1 / (Math.hypot(nx, ny, nz) || 1);
  out[0] = nx * k;
  out[1] = ny * k;
  out[2] = nz * k;
}

/** A box with rounded edges, by its half sizes. */
export function roundBox(x: number, y: number, z: number, hx: number, hy: number, hz: number, r: number): number {
  const qx = Math.abs(x) - hx + r;
  const qy = Math.abs(y) - hy + r;
  const qz = Math.abs(z) - hz + r;
  const ox = Math.max(qx, 0);
  const oy = Math.max(qy, 0);
  const oz = Math.max(qz, 0);
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - r;
}

/** An upright cylinder with rounded edges, by its radius and half height. */
export function roundCylinder(x: number, y: number, z: number, radius: number, half: number, r: number): number {
  const a = Math.sqrt(x * x + z * z) - radius + r;
  const b = Math.abs(y) - half + r;
  const oa = Math.max(a, 0);
  const ob = Math.max(b, 0);
  return Math.min(Math.max(a, b), 0) + Math.sqrt(oa * oa + ob * ob) - r;
}
