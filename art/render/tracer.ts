import { clamp, smoothstep } from './math.ts';
import { distanceTo, type Thing } from './things.ts';

/** Finds what rays meet among things; a ray looks only at the things whose balls it comes near. */
export function createTracer(things: Thing[], far: number) {
  const casting = things.filter((thing) => thing.casts);
  const near: Thing[] = [];
  let count = 0;
  /** The thing that the last march met. */
  const met: { thing: Thing } = { thing: things[0] };

  /** Collects the things a ray may meet; `widen` opens the ray to a cone. */
  function gather(
    among: Thing[],
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    widen: number,
  ): void {
    count = 0;
    for (const thing of among) {
      const px = thing.at[0] - ox;
      const py = thing.at[1] - oy;
      const pz = thing.at[2] - oz;
      const along = px * dx + py * dy + pz * dz;
      const wide = thing.reach + Math.max(along, 0) * widen;
      if (along < -thing.reach) continue;
      if (px * px + py * py + pz * pz - along * along < wide * wide) near[count++] = thing;
    }
  }

  /** Distance along a ray to the first thing, or -1. */
  function march(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, from: number): number {
    gather(things, ox, oy, oz, dx, dy, dz, 0.001);
    let t = from;
    for (let n = 0; n < 140 && t < far; n++) {
      let best = 1e9;
      for (let i = 0; i < count; i++) {
        const d = distanceTo(near[i], ox + dx * t, oy + dy * t, oz + dz * t);
        if (d < best) {
          best = d;
          met.thing = near[i];
        }
      }
      if (best < 0.0003 + t * 0.0001) return t;
      t += best * 0.93;
    }
    return -1;
  }

  /** How much of a light of an angular radius `size` passes the things on the way; clear ones tint it. */
  function clearance(
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
    size: number,
    tint: Float64Array,
  ): number {
    gather(casting, x, y, z, dx, dy, dz, size);
    let solid = 1;
    let glass = 1;
    let pane: Thing | undefined;
    for (let s = 0.008, n = 0; s < reach && solid > 0.01 && n < 90; n++) {
      let step = 0.6;
      for (let i = 0; i < count; i++) {
        const d = distanceTo(near[i], x + dx * s, y + dy * s, z + dz * s, Math.max(0.06, size * s));
        step = Math.min(step, d);
        const passing = 0.5 + (d * 0.5) / (size * s);
        if (!near[i].clear) solid = Math.min(solid, passing);
        else if (passing < glass) {
          glass = passing;
          pane = near[i];
        }
      }
      s += clamp(step * 0.6, 0.006 + s * 0.015, 0.6);
    }
    const dim = pane ? 1 - smoothstep(0, 1, glass) : 0;
    for (let c = 0; c < 3; c++) tint[c] = 1 - dim * (1 - 0.75 * (pane?.clear?.color[c] ?? 0) ** 0.5);
    return smoothstep(0, 1, solid);
  }

  /** How open a place is: corners and undersides are darker. */
  function openness(x: number, y: number, z: number, nx: number, ny: number, nz: number, scale: number): number {
    count = 0;
    for (const thing of things) {
      const px = thing.at[0] - x;
      const py = thing.at[1] - y;
      const pz = thing.at[2] - z;
      const wide = thing.reach + 0.4 * scale;
      if (!thing.clear && px * px + py * py + pz * pz < wide * wide) near[count++] = thing;
    }
    let open = 1;
    for (const step of [0.015, 0.05, 0.13, 0.3]) {
      const s = step * scale;
      let d = s;
      for (let i = 0; i < count; i++) d = Math.min(d, distanceTo(near[i], x + nx * s, y + ny * s, z + nz * s, s));
      open *= 1 - 0.5 * clamp(1 - d / s) ** 1.3;
    }
    return open;
  }

  return { march, clearance, openness, met };
}
