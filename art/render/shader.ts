import { unit } from './light.ts';
import { clamp, smoothstep } from './math.ts';
import type { Lamp, Stage } from './stage.ts';
import { normalOf, type Surface, type Thing, toOwn } from './things.ts';
import { createTracer } from './tracer.ts';

/** Writes the light that comes along a ray into `out`, and returns the distance it comes from. */
export type Shade = (
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  bounces: number,
  out: Float64Array,
) => number;

/** How much of a lamp's beam goes towards a place; the direction is from the place to the lamp. */
function beamed({ at, beam }: Lamp, lx: number, ly: number, lz: number): number {
  if (!beam) return 1;
  const [ax, ay, az] = unit(at[0] - beam.toward[0], at[1] - beam.toward[1], at[2] - beam.toward[2]);
  return smoothstep(beam.opening, 1 - (1 - beam.opening) * 0.3, ax * lx + ay * ly + az * lz);
}

/** Lights a stage: the window and the lamps with soft shadows, the room's fill, mirrors and clear glass. */
export function createShader(set: Stage): Shade {
  const tracer = createTracer(set.things, set.far);
  const n = new Float64Array(3);
  const own = new Float64Array(3);
  const tint = new Float64Array(3);
  const surface: Surface = { color: [0, 0, 0], rough: 0.5, metal: 0, sheen: 0, glow: 0 };

  const shade: Shade = (ox, oy, oz, dx, dy, dz, bounces, out) => {
    const t = tracer.march(ox, oy, oz, dx, dy, dz, bounces ? 0.004 : 0.05);
    if (t < 0) {
      set.around(dx, dy, dz, 0.4, out);
      return set.far;
    }
    const thing = tracer.met.thing;
    const x = ox + dx * t;
    const y = oy + dy * t;
    const z = oz + dz * t;
    if (thing.clear) throughGlass(thing, x, y, z, dx, dy, dz, bounces, out);
    else onSurface(thing, x, y, z, dx, dy, dz, bounces, out);
    return t;
  };

  /** Light of one source on the surface at hand, added to `sum`: its matte part and its highlight. */
  function lit(
    nx: number,
    ny: number,
    nz: number,
    dx: number,
    dy: number,
    dz: number,
    lx: number,
    ly: number,
    lz: number,
    f0: Float64Array,
    k: number,
    color: readonly number[],
    sum: Float64Array,
  ): void {
    const facing = nx * lx + ny * ly + nz * lz;
    const hx = lx - dx;
    const hy = ly - dy;
    const hz = lz - dz;
    const h = Math.max((nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz + 1e-9), 0);
    const a2 = Math.max(surface.rough ** 4, 0.0006);
    const lobe = h * h * (a2 - 1) + 1;
    const gloss = Math.min(a2 / (Math.PI * lobe * lobe), 12) * 0.3;
    const matte = clamp(facing * 0.95 + 0.05) * (1 - surface.metal);
    for (let c = 0; c < 3; c++) {
      sum[c] += (surface.color[c] * matte + f0[c] * gloss * clamp(facing * 3)) * k * color[c] * tint[c];
    }
  }

  function onSurface(
    thing: Thing,
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    bounces: number,
    out: Float64Array,
  ): void {
    toOwn(thing, x, y, z, own);
    surface.sheen = 0;
    surface.glow = 0;
    surface.metal = 0;
    thing.paint(own[0], own[1], own[2], surface);
    normalOf(thing, x, y, z, n);
    let [nx, ny, nz] = n;
    const away = nx * dx + ny * dy + nz * dz;
    if (away > 0) {
      nx -= dx * away * 1.02;
      ny -= dy * away * 1.02;
      nz -= dz * away * 1.02;
    }
    const facing = clamp(-away, 0.02, 1);
    const { rough, metal } = surface;
    const f0 = new Float64Array(3);
    const sum = new Float64Array(3);
    for (let c = 0; c < 3; c++) f0[c] = 0.04 + (surface.color[c] - 0.04) * metal;
    const [px, py, pz] = [x + nx * 0.003, y + ny * 0.003, z + nz * 0.003];
    const open = tracer.openness(px, py, pz, nx, ny, nz, set.corners);
    const [sx, sy, sz] = set.sun;
    let sunlit = 0;
    const through = set.sunlight * (set.gate?.(x, y, z) ?? 1);
    if (through > 0.01 && nx * sx + ny * sy + nz * sz > -0.05) {
      sunlit = tracer.clearance(px, py, pz, sx, sy, sz, set.shadows, set.sunSize, tint);
      lit(nx, ny, nz, dx, dy, dz, sx, sy, sz, f0, sunlit * through, set.sunColor, sum);
    }
    for (const lamp of set.lamps) {
      const lx = lamp.at[0] - x;
      const ly = lamp.at[1] - y;
      const lz = lamp.at[2] - z;
      const far = Math.sqrt(lx * lx + ly * ly + lz * lz);
      const k = (lamp.strength * beamed(lamp, lx / far, ly / far, lz / far)) / (far * far + lamp.size * lamp.size);
      if (k < 0.004 || nx * lx + ny * ly + nz * lz < 0) continue;
      const reach = far - lamp.size * 1.05;
      const clear = tracer.clearance(px, py, pz, lx / far, ly / far, lz / far, reach, lamp.size / far, tint);
      lit(nx, ny, nz, dx, dy, dz, lx / far, ly / far, lz / far, f0, clear * k, lamp.color, sum);
    }
    const hemisphere = set.fill * open * (0.62 + 0.38 * ny);
    const back = open * (0.5 - 0.5 * ny);
    const rim = surface.sheen * (1 - facing) ** 2.5 * (0.2 + sunlit * set.sunlight) * 0.4;
    const grazing = (1 - facing) ** 5 * (1 - rough) ** 2;
    for (let c = 0; c < 3; c++) {
      const body = surface.color[c] * (1 - metal);
      const soft = hemisphere * set.fillColor[c] + back * set.bounce[c] + rim;
      sum[c] += body * soft + surface.glow * surface.color[c];
    }
    if (metal > 0.3 || rough < 0.45) {
      const seen = new Float64Array(3);
      const [mx, my, mz] = [dx - 2 * away * nx, dy - 2 * away * ny, dz - 2 * away * nz];
      const mirror = bounces < (rough < 0.15 ? 2 : 1) && rough < 0.4;
      if (mirror) shade(px, py, pz, mx, my, mz, bounces + 1, seen);
      else set.around(mx, my, mz, rough, seen);
      const k = (mirror ? 1 : 0.3 + 0.7 * open) * (1 - rough * 0.35);
      for (let c = 0; c < 3; c++) sum[c] += (f0[c] + (1 - f0[c]) * grazing) * Math.min(seen[c], 4) * k;
    }
    out.set(sum);
  }

  /** Follows a ray into clear matter, through its liquid, and out again. */
  function throughGlass(
    thing: Thing,
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    bounces: number,
    out: Float64Array,
  ): void {
    const clear = thing.clear;
    out.fill(0);
    if (!clear || bounces > 4) return;
    normalOf(thing, x, y, z, n);
    const [nx, ny, nz] = n;
    const cos = clamp(-(dx * nx + dy * ny + dz * nz));
    const reflect = 0.04 + 0.96 * (1 - cos) ** 5;
    const sum = new Float64Array(3);
    const seen = new Float64Array(3);
    set.around(dx + 2 * cos * nx, dy + 2 * cos * ny, dz + 2 * cos * nz, 0.05, seen);
    for (let c = 0; c < 3; c++) sum[c] = Math.min(seen[c], 3) * reflect;
    const eta = 1 / clear.index;
    const bend = eta * cos - Math.sqrt(Math.max(0, 1 - eta * eta * (1 - cos * cos)));
    let [vx, vy, vz] = [eta * dx + bend * nx, eta * dy + bend * ny, eta * dz + bend * nz];
    let [px, py, pz] = [x, y, z];
    let path = 0;
    for (let turn = 0; turn < 4; turn++) {
      const far = inside(thing, px, py, pz, vx, vy, vz);
      path += wetted(thing, px, py, pz, vx, vy, vz, far);
      px += vx * far;
      py += vy * far;
      pz += vz * far;
      normalOf(thing, px, py, pz, n);
      const [mx, my, mz] = n;
      const facing = vx * mx + vy * my + vz * mz;
      const sin2 = clear.index * clear.index * (1 - facing * facing);
      if (sin2 < 1 || turn === 3) {
        const k = Math.sqrt(Math.max(0, 1 - sin2)) - clear.index * facing;
        const [wx, wy, wz] = [clear.index * vx + k * mx, clear.index * vy + k * my, clear.index * vz + k * mz];
        shade(px + wx * 0.004, py + wy * 0.004, pz + wz * 0.004, wx, wy, wz, bounces + 1, seen);
        for (let c = 0; c < 3; c++) sum[c] += (1 - reflect) * seen[c] * clear.color[c] ** path;
        break;
      }
      vx -= 2 * facing * mx;
      vy -= 2 * facing * my;
      vz -= 2 * facing * mz;
    }
    out.set(sum);
  }

  /** Distance from a place on clear matter to where a ray inside it meets its surface again. */
  function inside(thing: Thing, x: number, y: number, z: number, dx: number, dy: number, dz: number): number {
    let t = 0.004;
    for (let k = 0; k < 90 && t < 4; k++) {
      toOwn(thing, x + dx * t, y + dy * t, z + dz * t, own);
      const d = -thing.form(own[0], own[1], own[2]);
      if (d < 0.0005) break;
      t += d * 0.93;
    }
    return t;
  }

  /** How much of a way inside clear matter runs through its liquid. */
  function wetted(thing: Thing, x: number, y: number, z: number, dx: number, dy: number, dz: number, far: number) {
    const liquid = thing.clear?.liquid;
    if (!liquid) return far;
    let wet = 0;
    for (let q = 0; q < 16; q++) {
      const t = ((q + 0.5) / 16) * far;
      toOwn(thing, x + dx * t, y + dy * t, z + dz * t, own);
      if (liquid(own[0], own[1], own[2]) < 0) wet += far / 16;
    }
    return wet;
  }

  return shade;
}
