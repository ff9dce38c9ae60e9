import { hex, mix, type Rgb } from '../../render/color.ts';
import { cord, drum, plate, type Vec } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import type { Form } from '../../render/march.ts';
import { clamp, random, smoothstep } from '../../render/math.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { ashlar, metal, plain, wood } from '../../render/surfaces.ts';
import { type Finish, put, type Thing } from '../../render/things.ts';
import { slab, table, wineGlass } from './props.ts';

/** A glass of red wine on a barrel head, a candle's light behind. */
export const redwine: SetMaker = (noise) => {
  const oak = wood(noise, hex('#5d4129'), 0.5);
  const rock = ashlar(noise, hex('#8a7050'));
  const halo: Finish = {
    ...rock,
    paint: (x, y, z, s) => {
      rock.paint(x, y, z, s);
      s.glow = 1.5 * Math.exp(-Math.hypot(x - 0.45, (y - 0.55) * 1.1) * 1.7);
    },
  };
  return stage(
    [
      slab(oak, 3, 0.4, -0.5, 0.1),
      put((_x, _y, z) => z, halo, [0, 0, -2.2]),
      put(drum(0.7, 0.45, 0.02), wood(noise, hex('#6b4a2e'), 0.6), [-1.05, 0.25, -1.5], {
        lean: Math.PI / 2,
        reach: 0.9,
      }),
      put(drum(0.72, 0.04, 0.004), metal(hex('#3a3733'), 0.5), [-1.05, 0.25, -1.12], { lean: Math.PI / 2, reach: 0.8 }),
      wineGlass([0.02, 0.00004, 0.00006], 0.415, [0.02, 0, 0.05]),
    ],
    {
      eye: [-0.05, 0.62, 2.1],
      aim: [0.0, 0.34, 0],
      span: 0.46,
      sun: unit(0.6, 0.5, -0.4),
      sunlight: 0.9,
      fill: 0.07,
      lamps: [
        { at: [0.55, 1.0, -1.4], color: [1, 0.72, 0.4], strength: 2, size: 0.15 },
        { at: [-0.4, 1.3, -0.5], color: [1, 0.78, 0.52], strength: 0.5, size: 0.3 },
      ],
      soft: 0.014,
      around: (dx, dy, dz, _rough, out) => {
        const glow =
          Math.exp(-Math.hypot(dx - 0.2, dy - 0.2) * 2.4) * (dz < 0 ? 1.2 : 0.1) +
          1.6 * Math.exp(-((dx + 0.8) ** 2 + (dy - 0.35) ** 2) * 50);
        out.set([glow, glow * 0.72, glow * 0.44]);
      },
    },
  );
};

const SKIN = hex('#2a1238');
const RIPE = hex('#5a1c3c');
const BLOOM = hex('#8d93ad');

/** The skin of a grape: dark, with its bloom rubbed off in places. */
const skin = (noise: Parameters<SetMaker>[0], shift: number): Finish => ({
  paint: (x, y, z, s) => {
    const dust = smoothstep(-0.25, 0.45, noise.fbm(x * 22 + shift, (y + z) * 22, 3) + y * 5);
    const base = mix(SKIN, RIPE, clamp(0.5 + noise.smooth(shift, 3) + y * 4));
    const color: Rgb = mix(base, BLOOM, dust * 0.24);
    s.color = [color[0], color[1], color[2]];
    s.rough = 0.24 + dust * 0.4;
    s.sheen = 0.2;
  },
});

/** Grapes packed in a bunch that tapers along x. */
function bunch(noise: Parameters<SetMaker>[0]): Thing[] {
  const next = random(12);
  const grapes: [number, number, number, number][] = [];
  for (let i = 0; i < 5000 && grapes.length < 150; i++) {
    const along = next() * 1.25;
    const wide = 0.5 * (1 - along / 1.45) ** 0.75;
    const a = next() * Math.PI;
    const r = Math.sqrt(next()) * wide;
    const size = 0.082 + next() * 0.018;
    const grape: [number, number, number, number] = [along - 0.5, size + Math.sin(a) * r * 0.75, Math.cos(a) * r, size];
    if (grapes.every(([x, y, z, s]) => Math.hypot(x - grape[0], y - grape[1], z - grape[2]) > (s + size) * 0.8))
      grapes.push(grape);
  }
  return grapes.map(([x, y, z, size], i) => {
    const form: Form = (u, v, w) => (Math.hypot(u, v * 0.93, w) - size) * 0.95;
    return put(form, skin(noise, i * 7.3), [x * 0.6 - z * 0.35, y, x * 0.72 + z * 0.75], {
      reach: size * 1.1,
      turn: i,
    });
  });
}

/** A vine leaf's outline: five lobes. */
const LEAF = Array.from({ length: 60 }, (_, i): [number, number] => {
  const a = (i / 60) * Math.PI * 2;
  const lobe =
    0.36 + 0.1 * Math.cos(5 * a) + 0.016 * Math.cos(31 * a) - 0.09 * Math.exp(-((Math.abs(a - Math.PI) / 0.3) ** 2));
  return [lobe * Math.cos(a), lobe * Math.sin(a)];
});

/** A bunch of dark grapes with its bloom, and a leaf, on a worn plank. */
export const grapes: SetMaker = (noise) => {
  const green: Finish = {
    paint: (x, _y, z, s) => {
      const a = Math.atan2(z, x);
      const rib = Math.abs(a * 2.5 - Math.round((a * 2.5) / Math.PI) * Math.PI) * Math.hypot(x, z);
      const vein = smoothstep(0.02, 0.006, rib);
      const color = mix(
        mix(hex('#5c6b2c'), hex('#8a5a26'), clamp(noise.fbm(x * 4, z * 4, 3) + 0.3)),
        hex('#a9a860'),
        vein * 0.6,
      );
      s.color = [color[0], color[1], color[2]];
      s.rough = 0.55;
    },
    grain: (x, _y, z) => noise.fbm(x * 16, z * 16, 3) * 0.006,
  };
  const blade = plate(LEAF, 0.004);
  const leaf: Form = (x, y, z) =>
    blade(x, y - 0.1 * Math.sin(x * 5) * Math.cos(z * 6) - (x * x + z * z) * 0.3, z) * 0.6;
  const stalk: Vec[] = [
    [-0.3, 0.2, -0.36],
    [-0.42, 0.22, -0.55],
    [-0.46, 0.2, -0.72],
    [-0.4, 0.16, -0.95],
  ];
  return stage(
    [
      table(wood(noise, hex('#4b3a2c'), 0.6)),
      ...bunch(noise),
      put(leaf, green, [-0.02, 0.14, -0.68], { turn: 0.5, lean: 0.2, reach: 0.6 }),
      put(cord(stalk, 0.02), plain(hex('#5a4a2c'), 0.7), [0, 0, 0]),
    ],
    {
      eye: [0.05, 1.5, 1.5],
      aim: [0.04, 0.12, -0.02],
      span: 0.78,
      sun: unit(-0.7, 0.5, -0.2),
      sunlight: 3,
      fill: 0.2,
      soft: 0.012,
    },
  );
};
