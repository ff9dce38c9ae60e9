import { atLuminance, BRASS, hex, mix, type Rgb, STEEL, scale } from '../render/color.ts';
import { focus } from '../render/lens.ts';
import { STUDIO, unit } from '../render/light.ts';
import { random, smoothstep } from '../render/math.ts';
import { createNoise } from '../render/noise.ts';
import { type Point, relief } from '../render/relief.ts';
import type { Scene } from '../render/scene.ts';

const RUBY = hex('#6e1428');
const BLUED = hex('#1c2c50');

interface Wheel {
  x: number;
  y: number;
  radius: number;
  teeth: number;
  spokes: number;
  level: number;
  turn: number;
  /** How far the wheel has run since the start of a film, in radians. */
  run: number;
  color: Rgb;
}

interface Disc {
  x: number;
  y: number;
  radius: number;
  turn: number;
  kind: 'jewel' | 'screw';
}

/** Layout of the movement, in picture heights: a great wheel, a train, a balance; jewels and screws on the bridges. */
function layout(seed: number, metal: Rgb, phase: number) {
  const next = random(seed);
  const brass = mix(BRASS, metal, 0.25);
  // Wheels in mesh run against each other, the smaller one faster by the ratio of their teeth.
  const run = (teeth: number, way: 1 | -1): number => (way * phase * Math.PI * 2) / teeth;
  const wheels: Wheel[] = [
    { x: 0.34, y: 0.04, radius: 0.37, teeth: 72, spokes: 5, level: 0.03, turn: next(), run: run(72, 1), color: brass },
    {
      x: -0.36,
      y: 0.2,
      radius: 0.27,
      teeth: 54,
      spokes: 4,
      level: 0.06,
      turn: next(),
      run: run(54, 1),
      color: scale(brass, 0.9),
    },
    {
      x: -0.1,
      y: -0.32,
      radius: 0.2,
      teeth: 40,
      spokes: 4,
      level: 0.045,
      turn: next(),
      run: run(40, -1),
      color: STEEL,
    },
    { x: 0.86, y: 0.34, radius: 0.26, teeth: 48, spokes: 5, level: 0.05, turn: next(), run: run(48, -1), color: brass },
    { x: -0.92, y: -0.16, radius: 0.3, teeth: 60, spokes: 6, level: 0.04, turn: next(), run: run(60, 1), color: brass },
  ];
  const discs: Disc[] = [
    ...wheels.map(({ x, y }): Disc => ({ x, y, radius: 0.045, turn: 0, kind: 'jewel' })),
    ...[
      [0.02, 0.36],
      [0.74, -0.3],
      [-0.62, 0.42],
      [0.62, 0.44],
      [-0.5, -0.36],
    ].map(([x, y]): Disc => ({ x, y, radius: 0.034, turn: next() * 3, kind: 'screw' })),
  ];
  return { wheels, discs };
}

const SPOT = 0.031;

/** Angle round the uppermost of the overlapping spots that cover a place: each lies on those before and below it. */
function grained(x: number, y: number): number {
  const pitch = SPOT * 0.62;
  const last = Math.floor((y + SPOT) / pitch);
  for (let row = last; row > last - 5; row--) {
    const dy = y - row * pitch;
    const shift = row % 2 ? 0.5 : 0;
    const column = Math.floor((x + SPOT) / SPOT - shift);
    for (let n = column; n > column - 3; n--) {
      const dx = x - (n + shift) * SPOT;
      if (dx * dx + dy * dy < SPOT * SPOT * 0.52) return Math.atan2(dy, dx);
    }
  }
  return 0;
}

/** The plate under the wheels: Geneva stripes on the bridge, circular graining in the recesses. */
function plate(x: number, y: number, metal: Rgb, p: Point): void {
  const recess = Math.min(
    Math.hypot(x - 0.34, y - 0.04) - 0.47,
    Math.hypot(x + 0.36, y - 0.2) - 0.33,
    Math.hypot(x + 0.1, y + 0.32) - 0.26,
  );
  const bridge = smoothstep(-0.012, 0.006, recess);
  p.height = bridge * 0.022;
  [p.r, p.g, p.b] = metal;
  p.metal = 1;
  p.film = 0;
  p.sheen = 0;
  if (recess > 0.006) {
    const stripe = (x * 0.8 + y * 0.6) / 0.085;
    const s = stripe - Math.floor(stripe);
    p.height += (s - 0.5) * 0.0035;
    p.angle = 0.64 + (s - 0.5) * 1.1;
    p.brushed = 0.85;
    p.rough = 0.36;
  } else if (recess > -0.012) {
    p.brushed = 0;
    p.rough = 0.14;
  } else {
    p.angle = grained(x, y) + Math.PI / 2;
    p.brushed = 0.9;
    p.rough = 0.42;
    p.r *= 0.55;
    p.g *= 0.55;
    p.b *= 0.55;
  }
}

function wheelOver(wheel: Wheel, x: number, y: number, p: Point, ring: number): void {
  const dx = x - wheel.x;
  const dy = y - wheel.y;
  const d = Math.hypot(dx, dy);
  if (d > wheel.radius + 0.012) return;
  const around = Math.atan2(dy, dx);
  const own = around - wheel.run;
  const tooth = Math.sin(own * wheel.teeth + wheel.turn * 9);
  const rim = wheel.radius - 0.006 + 0.011 * Math.max(-1, Math.min(1, tooth * 1.8));
  const width = wheel.radius * 0.2;
  const arm = (Math.PI * 2) / wheel.spokes;
  const turn = own + wheel.turn * 6;
  const offset = turn - Math.round(turn / arm) * arm;
  const spoke = 0.02 + d * 0.03 - Math.abs(Math.sin(offset)) * d;
  // Signed depth inside the metal: the rim, the spokes or the hub, with a polished bevel all round.
  const inside = Math.max(Math.min(rim - d, d - (wheel.radius - width)), Math.min(spoke, rim - d), 0.085 - d);
  if (inside <= 0) return;
  const bevel = smoothstep(0, 0.009, inside);
  p.height = wheel.level + 0.012 * bevel + 0.0004 * ring;
  [p.r, p.g, p.b] = wheel.color;
  p.metal = 1;
  p.angle = around + Math.PI / 2;
  p.brushed = bevel > 0.98 ? 0.92 : 0;
  p.rough = bevel > 0.98 ? 0.3 : 0.12;
}

function discOver(disc: Disc, x: number, y: number, p: Point): void {
  const dx = x - disc.x;
  const dy = y - disc.y;
  const d = Math.hypot(dx, dy) / disc.radius;
  if (d > 1.25) return;
  const base = 0.085;
  if (disc.kind === 'jewel') {
    if (d > 1) {
      p.height = base + 0.01 * (1 - (d - 1) / 0.25);
      [p.r, p.g, p.b] = BRASS;
      p.metal = 1;
      p.rough = 0.12;
      p.brushed = 0;
      return;
    }
    p.height = base + 0.014 * Math.sqrt(1.02 - d * d) - (d < 0.3 ? 0.02 * (1 - d / 0.3) : 0);
    [p.r, p.g, p.b] = RUBY;
    p.metal = 0.25;
    p.rough = 0.1;
    p.brushed = 0;
  } else if (d < 1) {
    const slot = Math.abs(Math.cos(disc.turn) * dx + Math.sin(disc.turn) * dy) < disc.radius * 0.14;
    p.height = 0.05 + 0.012 * Math.sqrt(1.02 - d * d) - (slot ? 0.014 : 0);
    [p.r, p.g, p.b] = slot ? scale(BLUED, 0.3) : BLUED;
    p.metal = 1;
    p.rough = 0.16;
    p.brushed = 0;
  }
}

/** A watch movement in brushed brass and steel, tinted by the tone. */
export const movement: Scene = (width, height, { seed, tone, view, phase }) => {
  const noise = createNoise(seed);
  const metal = mix(scale(STEEL, 0.6), atLuminance(tone, 0.3), 0.6);
  const { wheels, discs } = layout(seed, metal, phase);
  const lighting = { ...STUDIO, key: unit(0.6, 0.72, 0.5), strength: 2.3, fill: 0.1 };
  const picture = relief(
    width,
    height,
    view,
    (x, y, p) => {
      plate(x, y, metal, p);
      for (const wheel of wheels) {
        const d = Math.hypot(x - wheel.x, y - wheel.y);
        if (d < wheel.radius + 0.012) wheelOver(wheel, x, y, p, noise.smooth(d * 420, wheel.radius * 90));
      }
      for (const disc of discs) discOver(disc, x, y, p);
      p.rough += noise.smooth(x * 60, y * 60) * 0.03;
    },
    lighting,
  );
  return focus(picture, 0.026, (x, y) => Math.abs(y - 0.02 - x * 0.12) * 2.1 - 0.28);
};
