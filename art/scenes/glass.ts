import { BRASS, hex, mix, type Rgb } from '../render/color.ts';
import { focus } from '../render/lens.ts';
import { type Form, march, normal, roundBox, roundCylinder } from '../render/march.ts';
import { clamp, smoothstep } from '../render/math.ts';
import { createNoise, type Noise } from '../render/noise.ts';
import type { Scene } from '../render/scene.ts';
import { shoot } from '../render/shoot.ts';

interface Vessel {
  glass: Form;
  /** The coloured liquid inside: negative where there is liquid. */
  liquid: Form;
  /** The opaque metal cap. */
  cap: Form;
}

const none: Form = () => 9;

/** A square flacon with a thick foot and a brass cap. */
const flacon: Vessel = {
  glass: (x, y, z) =>
    Math.min(roundBox(x, y - 0.36, z, 0.29, 0.36, 0.17, 0.05), roundCylinder(x, y - 0.74, z, 0.075, 0.06, 0.02)),
  liquid: (x, y, z) => Math.max(roundBox(x, y - 0.4, z, 0.225, 0.27, 0.105, 0.07), y - 0.55),
  cap: (x, y, z) => roundCylinder(x, y - 0.93, z, 0.115, 0.14, 0.02),
};

/** A tumbler with a heavy fluted foot, a third full. */
const tumbler: Vessel = {
  glass: (x, y, z) => {
    const flutes = 0.012 * Math.cos(Math.atan2(z, x) * 16) * smoothstep(0.46, 0.2, y);
    const outer = roundCylinder(x, y - 0.4, z, 0.37 + flutes + y * 0.04, 0.4, 0.03);
    const hollow = roundCylinder(x, y - 0.78, z, 0.325 + y * 0.04, 0.36, 0.05);
    return Math.max(outer * 0.85, -Math.max(hollow, 0.4 - y));
  },
  liquid: (x, y, z) => roundCylinder(x, y - 0.26, z, 0.345, 0.155, 0.05),
  cap: none,
};

/** A round-shouldered decanter, full to the shoulder. */
const decanter: Vessel = {
  glass: (x, y, z) => {
    const r = Math.hypot(x, z);
    const body = Math.hypot(r * 0.86, (y - 0.36) * 1.05) - 0.36;
    const neck = Math.hypot(Math.max(r - 0.075, 0), Math.max(Math.abs(y - 0.78) - 0.16, 0)) - 0.02;
    const k = clamp(0.5 + (neck - body) / 0.28);
    return Math.max(body * k + neck * (1 - k) - 0.14 * k * (1 - k), 0.01 - y);
  },
  liquid: (x, y, z) => Math.max(Math.hypot(Math.hypot(x, z) * 0.86, (y - 0.37) * 1.05) - 0.3, y - 0.5, 0.1 - y),
  cap: (x, y, z) => Math.hypot(x, y - 1.06, z) - 0.105,
};

const VESSELS: Record<string, Vessel> = { flacon, tumbler, decanter };

/** The dark lacquer table and the warm window behind it, as seen along a ray. */
function backdrop(
  noise: Noise,
  tone: Rgb,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  out: Float64Array,
): void {
  let shine = 1;
  let glow = 0;
  let floor = 0;
  if (dy < -1e-4 && dz < 0.9) {
    const t = -y / dy;
    const fx = x + dx * t;
    const fz = z + dz * t;
    if (fz < 1.6 && fz > -1.5) {
      const ripple = noise.fbm(fx * 5 + noise.smooth(fx * 3, fz * 3), fz * 5, 2);
      const spill = Math.exp(-(((fx + 0.36) / 0.34) ** 2) - ((fz - 0.34) / 0.3) ** 2);
      glow = spill * (0.2 + 0.45 * smoothstep(0.24, 0, Math.abs(ripple)) ** 2);
      floor = 0.012 + 0.05 * Math.exp(-(((fx - 0.5) / 0.8) ** 2) - (fz + 0.5) ** 2);
      shine = 0.07 + 0.5 * (1 + dy) ** 5;
      x = fx;
      y = 0;
      z = fz;
      dy = -dy;
    }
  }
  let light: number;
  if (dz < -0.02) {
    const t = (-1.6 - z) / dz;
    const wx = x + dx * t;
    const wy = y + dy * t;
    const window = smoothstep(0.75, 0.2, Math.abs(wx - 0.42)) * smoothstep(0.95, 0.25, Math.abs(wy - 0.72)) * 0.85;
    const bar = 1 - 0.5 * Math.exp(-(((wx - 0.42) / 0.07) ** 2));
    light = 0.02 + window * bar + 0.1 * Math.exp(-((wx - 0.3) ** 2 + (wy - 0.6) ** 2));
  } else {
    light = 0.012 + 1.5 * smoothstep(0.9, 0.97, dx * 0.75 + dy * 0.5 + dz * 0.43);
    light += 0.5 * smoothstep(0.93, 0.98, dz * 0.5 - dx * 0.86);
  }
  const warm = 1 - smoothstep(0, 0.7, light);
  out[0] = light * shine + floor + glow * tone[0];
  out[1] = light * (0.83 - warm * 0.05) * shine + floor * 0.9 + glow * tone[1];
  out[2] = light * (0.62 + warm * 0.02) * shine + floor * 0.82 + glow * tone[2];
}

/** Coloured glass against a window. Kinds: `flacon`, `tumbler`, `decanter`. */
export const glass: Scene = (width, height, { seed, tone, kind, view }) => {
  const noise = createNoise(seed);
  const vessel = VESSELS[kind];
  const peak = Math.max(...tone);
  const hue = mix([tone[0] / peak, tone[1] / peak, tone[2] / peak], hex('#f0b060'), 0.35);
  const absorb = hue.map((c) => -Math.log(clamp(c, 0.03, 0.93)) * 3.6);
  const n = new Float64Array(3);
  const seen = new Float64Array(3);
  const c = Math.cos(view.turn);
  const s = Math.sin(view.turn);
  const turned =
    (form: Form): Form =>
    (x, y, z) =>
      form(c * x + s * z, y, c * z - s * x);
  const body = turned(vessel.glass);
  const liquid = turned(vessel.liquid);
  const cap = turned(vessel.cap);
  const sum = new Float64Array(3);

  const look = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void => {
    sum.fill(0);
    const reach = Math.hypot(ox, oz) + 0.8;
    const start = reach - 1.8;
    const toGlass = march(body, ox, oy, oz, dx, dy, dz, 1, start, reach);
    const toCap = vessel.cap === none ? -1 : march(cap, ox, oy, oz, dx, dy, dz, 1, start, reach);
    if (toCap > 0 && (toGlass < 0 || toCap < toGlass)) {
      const [x, y, z] = [ox + dx * toCap, oy + dy * toCap, oz + dz * toCap];
      normal(cap, x, y, z, n);
      const d = dx * n[0] + dy * n[1] + dz * n[2];
      backdrop(noise, hue, x, y, z, dx - 2 * d * n[0], dy - 2 * d * n[1], dz - 2 * d * n[2], seen);
      for (let k = 0; k < 3; k++) sum[k] = (seen[k] + 0.03) * BRASS[k] * 1.2;
      return;
    }
    if (toGlass < 0) {
      backdrop(noise, hue, ox, oy, oz, dx, dy, dz, sum);
      return;
    }
    let [x, y, z] = [ox + dx * toGlass, oy + dy * toGlass, oz + dz * toGlass];
    normal(body, x, y, z, n);
    const cos = -(dx * n[0] + dy * n[1] + dz * n[2]);
    const reflect = 0.04 + 0.96 * (1 - clamp(cos)) ** 5;
    backdrop(noise, hue, x, y, z, dx + 2 * cos * n[0], dy + 2 * cos * n[1], dz + 2 * cos * n[2], seen);
    for (let k = 0; k < 3; k++) sum[k] = seen[k] * reflect;
    const eta = 1 / 1.47;
    const bend = eta * cos - Math.sqrt(Math.max(0, 1 - eta * eta * (1 - cos * cos)));
    dx = eta * dx + bend * n[0];
    dy = eta * dy + bend * n[1];
    dz = eta * dz + bend * n[2];
    let path = 0;
    for (let bounce = 0; bounce < 4; bounce++) {
      const far = march(body, x, y, z, dx, dy, dz, -1, 0.006, 3);
      if (far < 0) return;
      for (let q = 0; q < 14; q++) {
        const at = ((q + 0.5) / 14) * far;
        if (liquid(x + dx * at, y + dy * at, z + dz * at) < 0) path += far / 14;
      }
      x += dx * far;
      y += dy * far;
      z += dz * far;
      normal(body, x, y, z, n);
      const out = dx * n[0] + dy * n[1] + dz * n[2];
      const sin2 = 1.47 * 1.47 * (1 - out * out);
      if (sin2 < 1) {
        const k = Math.sqrt(1 - sin2) - 1.47 * out;
        backdrop(noise, hue, x, y, z, 1.47 * dx + k * n[0], 1.47 * dy + k * n[1], 1.47 * dz + k * n[2], seen);
        for (let ch = 0; ch < 3; ch++) {
          const tint = Math.exp(-path * absorb[ch]);
          sum[ch] += (1 - reflect) * tint * (seen[ch] + path * 0.05 * hue[ch]);
        }
        return;
      }
      dx -= 2 * out * n[0];
      dy -= 2 * out * n[1];
      dz -= 2 * out * n[2];
    }
  };

  const back = 3.4;
  const picture = shoot(width, height, (px, py, light) => {
    const sx = (px / view.zoom + view.x) * 1.25;
    const sy = (py / view.zoom + view.y) * 1.25;
    const k = 1 / Math.hypot(sx, sy - 0.28, back);
    look(0, 0.78, back, sx * k, (sy - 0.28) * k, -back * k);
    for (let ch = 0; ch < 3; ch++) light[ch] = Math.min(sum[ch], 5) * 1.25;
  });
  return focus(picture, 0.012, (x, y) => Math.hypot(x / view.zoom + view.x, y / view.zoom + view.y) * 1.2 - 0.55);
};
