import { atLuminance, BRASS, IVORY, type Rgb, STEEL, scale } from '../render/color.ts';
import { focus } from '../render/lens.ts';
import { STUDIO, unit } from '../render/light.ts';
import { smoothstep } from '../render/math.ts';
import { createNoise } from '../render/noise.ts';
import { type Point, relief } from '../render/relief.ts';
import type { Scene } from '../render/scene.ts';

const CENTRE = { x: 0.24, y: -0.04 };
const RADIUS = 0.62;

function polished(p: Point, color: Rgb, height: number, rough: number): void {
  p.height = height;
  [p.r, p.g, p.b] = color;
  p.metal = 1;
  p.rough = rough;
  p.brushed = 0;
}

/** A tapered hand pointing `towards` an angle, ridged along its middle. */
function hand(p: Point, dx: number, dy: number, towards: number, length: number, half: number, level: number): void {
  const c = Math.cos(towards);
  const s = Math.sin(towards);
  const along = dx * c + dy * s;
  const across = Math.abs(dy * c - dx * s);
  const taper = along < 0 ? half * (1 + along / 0.1) : half * (1 - along / length);
  if (along > -0.09 && across < taper) polished(p, STEEL, level + (taper - across) * 0.5, 0.14);
}

/** A sunburst dial with applied hours, hands and a small seconds counter, in the colour of the tone. */
export const dial: Scene = (width, height, { seed, tone, view }) => {
  const noise = createNoise(seed);
  const face = atLuminance(tone, 0.075);
  const lighting = { ...STUDIO, key: unit(0.62, 0.7, 0.5), strength: 2.3, fill: 0.1 };
  const picture = relief(
    width,
    height,
    view,
    (x, y, p) => {
      const dx = x - CENTRE.x;
      const dy = y - CENTRE.y;
      const d = Math.hypot(dx, dy);
      const around = Math.atan2(dy, dx);
      p.metal = 1;
      p.film = 0;
      p.sheen = 0;
      p.height = noise.smooth(around * 260, d * 1.5) * 0.00016;
      [p.r, p.g, p.b] = face;
      p.angle = around;
      p.brushed = 0.95;
      p.rough = 0.4;

      const sx = dx;
      const sy = dy + 0.31;
      const small = Math.hypot(sx, sy);
      if (small < 0.185) {
        p.height = -0.008 * smoothstep(0.185, 0.178, small) + 0.0006 * Math.sin(small * 900);
        p.angle = Math.atan2(sy, sx) + Math.PI / 2;
        p.brushed = 0.8;
        [p.r, p.g, p.b] = scale(face, 0.75);
        hand(p, sx, sy, 0.9, 0.15, 0.007, 0.004);
        if (small > 0.176) polished(p, STEEL, 0.002, 0.15);
      }
      const minute = (around * 60) / (Math.PI * 2);
      const tick = (Math.abs(minute - Math.round(minute)) * Math.PI * 2 * d) / 60;
      if (d > RADIUS - 0.035 && d < RADIUS - 0.012 && tick < 0.0018) {
        [p.r, p.g, p.b] = IVORY;
        p.metal = 0;
        p.rough = 0.8;
      }
      const hour = (around * 12) / (Math.PI * 2);
      const index = Math.round(hour);
      const off = Math.abs(((hour - index) * Math.PI * 2) / 12) * d;
      const inside = Math.min(0.012 - off, d - RADIUS + 0.19, RADIUS - 0.06 - d);
      if (inside > 0 && !(index === -3)) polished(p, STEEL, 0.018 * smoothstep(0, 0.007, inside), 0.12);

      hand(p, dx, dy, 2.52, 0.36, 0.026, 0.035);
      hand(p, dx, dy, 0.7, 0.55, 0.021, 0.05);
      if (d < 0.026) polished(p, BRASS, 0.07 + 0.01 * Math.sqrt(1 - (d / 0.026) ** 2), 0.14);
      if (d > RADIUS) {
        const ring = d - RADIUS;
        polished(p, STEEL, 0.05 * smoothstep(0, 0.055, ring) + 0.03 * smoothstep(0.07, 0.1, ring), 0.16);
        if (ring > 0.1) {
          p.height = 0.08 - 0.9 * Math.min(ring - 0.1, 0.4) ** 2;
          [p.r, p.g, p.b] = scale(face, 0.25);
          p.metal = 0;
          p.rough = 0.8;
        }
      }
    },
    lighting,
  );
  return focus(picture, 0.024, (x, y) => Math.abs(y + 0.02 - x * 0.1) * 2 - 0.3);
};
