import { hex, IVORY } from '../../render/color.ts';
import { ball, block, type Corner, plate, rod, type Vec } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import type { Form } from '../../render/march.ts';
import { random, softMin } from '../../render/math.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { cloth, plain, steel, wood } from '../../render/surfaces.ts';
import { put, type Thing } from '../../render/things.ts';
import { reel, table } from './props.ts';

const BLADE: Corner[] = [
  [-0.06, -0.03],
  [0.1, -0.045],
  [0.72, -0.012],
  [0.78, 0.008],
  [0.1, 0.03],
  [-0.06, 0.03],
];

/** A bow of the scissors: an oval loop. */
const bow =
  (long: number, wide: number) =>
  (x: number, y: number, z: number): number => {
    const k = Math.hypot(x / long, z / wide);
    const d = (k - 1) * Math.min(long, wide);
    return (Math.hypot(d, y) - 0.026) * 0.8;
  };

/** Dressmaker's scissors, a little open, lying flat. */
function scissors(at: Vec, turn: number): Thing[] {
  const enamel = plain(hex('#15151a'), 0.22);
  const [x, y, z] = at;
  const half = (side: number): Thing[] => {
    const own = turn + side * 0.13;
    const [c, s] = [Math.cos(own), Math.sin(own)];
    const place = (u: number, v: number, up: number): Vec => [x + c * u + s * v, y + up, z + c * v - s * u];
    return [
      put(
        plate(side > 0 ? BLADE : BLADE.map(([u, v]): Corner => [u, -v]), 0.008),
        steel(0.2),
        place(0, 0, side * 0.009),
        { turn: own, reach: 0.8 },
      ),
      put(rod([-0.05, 0, 0], [-0.27, 0, side * -0.08], 0.032, 0.024), enamel, place(0, 0, side * 0.006), {
        turn: own,
        reach: 0.32,
      }),
      put(bow(0.15, 0.075), enamel, place(-0.4, side * -0.13, 0), { turn: own + side * 0.1, reach: 0.22 }),
    ];
  };
  return [...half(1), ...half(-1), put(ball(0.026), steel(0.14), [x, y + 0.012, z], { reach: 0.03 })];
}

/** A round cushion and the pins in it. */
function cushion(at: Vec, finish: ReturnType<typeof cloth>): Thing[] {
  const next = random(9);
  const [x, y, z] = at;
  const pins = Array.from({ length: 9 }, (_, i) => {
    const a = i * 2.4;
    const r = 0.03 + 0.1 * Math.sqrt(i / 9);
    const [tx, tz] = [Math.cos(a) * r, Math.sin(a) * r];
    const tip: Vec = [tx * 1.9, 0.25 + next() * 0.05, tz * 1.9];
    const at2: Vec = [x, y, z];
    const head = plain(hex(['#e8e2d4', '#b5402f', '#c9a56a'][i % 3]), 0.2);
    return [
      put(rod([tx, 0.05, tz], tip, 0.0035), steel(0.15), at2, { reach: 0.42 }),
      put(ball(0.013), head, [x + tip[0], y + tip[1], z + tip[2]], { reach: 0.02 }),
    ];
  }).flat();
  const soft = (u: number, v: number, w: number): number => {
    const a = Math.atan2(w, u);
    const r = Math.hypot(u, w);
    const pleat = 0.006 * Math.cos(a * 8) * Math.min(r / 0.15, 1);
    return (Math.hypot(r, (v - 0.095) * 1.75) - 0.2 - pleat) * 0.6;
  };
  return [put(soft, finish, at, { reach: 0.3 }), ...pins];
}

/** One length of cloth, folded over: two layers and the round of the fold in front. */
function folded(half: number): Form {
  const layer = block(half, 0.015, 0.3, 0.012);
  return (x, y, z) => {
    const sag = y + 0.012 * Math.sin(x * 4 + z * 3);
    const round = Math.max(
      Math.hypot(sag, z - 0.3) - 0.036,
      0.018 - Math.hypot(sag, z - 0.3),
      0.3 - z,
      Math.abs(x) - half,
    );
    return softMin(Math.min(layer(x, sag - 0.02, z), layer(x, sag + 0.02, z)), round, 0.01) * 0.9;
  };
}

/** A couturier's table: scissors, a pin cushion, folded cloth and thread. */
export const couturier: SetMaker = (noise, tone) => {
  const wool = cloth(noise, tone, 0.008, 0.5);
  const fold = (y: number, turn: number, w: number): Thing =>
    put(folded(w), wool, [-0.55, y, -0.36], { turn, reach: 0.75 });
  return stage(
    [
      table(cloth(noise, hex('#c9bfae'), 0.007, 0.2)),
      fold(0.045, 0.2, 0.44),
      fold(0.125, 0.25, 0.42),
      fold(0.205, 0.17, 0.43),
      ...cushion([0.46, 0, -0.28], cloth(noise, hex('#7a2230'), 0.006, 0.8)),
      ...scissors([0.02, 0.03, 0.24], 0.32),
      ...reel(plain(hex('#2a3350'), 0.6, 0.4), wood(noise, hex('#b08a5a'), 0.4), [0.84, 0, -0.06], 0.9),
      ...reel(plain(IVORY, 0.6, 0.4), wood(noise, hex('#b08a5a'), 0.4), [0.72, 0, -0.5], 0.9),
      put(block(0.07, 0.012, 0.05, 0.008), plain(hex('#dfd8cc'), 0.9), [-0.52, 0.012, 0.32], { turn: 0.6, reach: 0.1 }),
    ],
    {
      eye: [0, 1.6, 1.55],
      aim: [0.05, 0.02, -0.02],
      span: 0.58,
      sun: unit(-0.55, 0.6, -0.62),
      sunlight: 2.4,
      fill: 0.2,
      sunSize: 0.09,
    },
  );
};
