import { hex, mix, type Rgb, scale } from '../../render/color.ts';
import { block, cord, drum, joined, moved, rod, type Vec } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import { clamp, smoothstep } from '../../render/math.ts';
import { type SetMaker, type Stage, stage } from '../../render/stage.ts';
import { plain, wood } from '../../render/surfaces.ts';
import { type Finish, put, type Thing } from '../../render/things.ts';

const CANDLE: Rgb = [1, 0.56, 0.22];

/** Paper over hoops, with a candle inside. */
const shade: Finish = {
  paint: (_x, y, _z, s) => {
    const hoop = smoothstep(0.25, 0.42, Math.abs(y * 17 - Math.round(y * 17)));
    s.color = [CANDLE[0], CANDLE[1], CANDLE[2]];
    s.rough = 0.8;
    s.glow = (0.4 + 1.9 * Math.exp(-(((y + 0.06) / 0.16) ** 2))) * (1 - hoop * 0.35);
  },
};

function lantern([x, y, z]: Vec, size: number): Thing[] {
  const body = (u: number, v: number, w: number): number =>
    (Math.sqrt(u * u + w * w + v * v * 0.55) - 0.2 * size) * 0.8;
  const caps = joined(
    moved(drum(0.09 * size, 0.02 * size), 0, 0.26 * size, 0),
    moved(drum(0.09 * size, 0.02 * size), 0, -0.26 * size, 0),
  );
  return [
    put(body, shade, [x, y, z], { reach: 0.3 * size }),
    put(caps, plain(hex('#15120f'), 0.5), [x, y, z], { reach: 0.32 * size }),
  ];
}

/** The last of the daylight over dark hills. */
const dusk =
  (noise: Parameters<SetMaker>[0]): Stage['around'] =>
  (dx, dy, dz, _rough, out) => {
    const up = clamp(Math.abs(dy) * 2.2);
    const low = mix(hex('#a5705c'), hex('#4d5a72'), clamp(up * 2.4));
    const sky = scale(mix(low, hex('#182335'), up ** 0.7), 0.34);
    const ridge = 0.045 + 0.05 * noise.fbm((dx / Math.max(-dz, 0.2)) * 1.6, 2.2, 5);
    const land = smoothstep(ridge + 0.002, ridge - 0.002, Math.abs(dy));
    const color = mix(sky, scale(hex('#151a22'), 0.5), land);
    for (let c = 0; c < 3; c++) out[c] = color[c];
  };

/** A jetty at dusk: a line of paper lanterns and their light on still water. */
export const lanterns: SetMaker = (noise) => {
  const along = (t: number): Vec => [2.9 - 4.4 * t, 2.05 - 1.7 * t * (1 - t) + 0.1 * t, 2.2 - 13 * t];
  const line = Array.from({ length: 9 }, (_, i) => along(i / 8));
  const hung = [0.06, 0.17, 0.28, 0.39, 0.5, 0.61, 0.72, 0.83, 0.94].map(along);
  const lake: Finish = {
    paint: (_x, _y, _z, s) => {
      s.color = [0.006, 0.009, 0.013];
      s.rough = 0.04;
    },
    grain: (x, _y, z) => noise.fbm(x * 1.6, z * 4.2, 3) * 0.009,
  };
  const timber = wood(noise, hex('#4a3a2c'), 0.6);
  return stage(
    [
      put((_x, y) => y, lake, [0, 0, 0]),
      ...hung.flatMap(([x, y, z]) => lantern([x, y - 0.36, z], 1.15)),
      put(cord(line, 0.008, 3), plain(hex('#0d0c0b'), 0.8), [0, 0, 0]),
      put(
        (x, y, z) => block(0.75, 0.05, 6, 0.01)(x, y, z) + (Math.abs(z * 4 - Math.round(z * 4)) < 0.03 ? 0.01 : 0),
        timber,
        [2.3, 0.3, 0.5],
        { turn: 0.16 },
      ),
      ...[0, 1, 2, 3].map((i) =>
        put(rod([0, -0.5, 0], [0, 2.2, 0], 0.05), timber, [1.55 - i * 0.42, 0, 2.4 - i * 2.6], { reach: 2.3 }),
      ),
      ...lantern([1.95, 0.66, 1.4], 1),
      ...lantern([1.3, 0.66, -2.2], 1),
    ],
    {
      eye: [-0.5, 1.55, 6.6],
      aim: [0.1, 1.28, 0],
      span: 0.52,
      sun: unit(0, 0.8, -0.6),
      sunlight: 0,
      fill: 0.16,
      fillColor: [0.5, 0.66, 0.95],
      lamps: [0.06, 0.28, 0.5]
        .map(along)
        .map(([x, y, z]) => ({ at: [x, y - 0.95, z] as Vec, color: CANDLE, strength: 0.5, size: 0.2 })),
      around: dusk(noise),
      focus: 7,
      far: 60,
      shadows: 6,
      corners: 2,
      soft: 0.006,
    },
  );
};
