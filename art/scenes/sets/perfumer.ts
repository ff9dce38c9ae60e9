import { hex, IVORY } from '../../render/color.ts';
import { block, type Corner, cut, drum, turned, type Vec } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import { smoothstep } from '../../render/math.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { brass, clear, paper, plain, plaster, wood } from '../../render/surfaces.ts';
import { put, type Thing } from '../../render/things.ts';
import { table, wall } from './props.ts';

const FLACON: Corner[] = [
  [0, 0],
  [0.092, 0],
  [0.1, 0.008],
  [0.1, 0.23],
  [0.085, 0.268],
  [0.042, 0.285],
  [0.042, 0.33],
  [0, 0.33],
];

/** A brown flacon with a black cap and a blank label. */
function flacon(at: Vec, label: ReturnType<typeof paper>, turn: number): Thing[] {
  const [x, y, z] = at;
  const sleeve = cut(drum(0.1015, 0.055, 0), drum(0.0995, 1));
  return [
    put(turned(FLACON), clear([0.004, 0.00006, 0.0000001], 1.42), at, { reach: 0.36 }),
    put(drum(0.05, 0.038, 0.006), plain(hex('#17181b'), 0.3), [x, y + 0.345, z], { reach: 0.07 }),
    put((u, v, w) => Math.max(sleeve(u, v, w), Math.abs(u) - 0.075, -w), label, [x, y + 0.12, z], {
      turn,
      reach: 0.13,
    }),
  ];
}

/** A perfumer's shelf: a row of brown flacons and a fan of blotters in window light. */
export const perfumer: SetMaker = (noise, tone) => {
  const card = paper(noise, IVORY);
  const window = (x: number, y: number, z: number): number =>
    smoothstep(-0.5, -0.35, y + x * 0.25 + z * 0.2) *
    (0.25 + 0.75 * smoothstep(0.05, 0.0, Math.abs(((y + x * 0.62 - 0.1) % 0.62) - 0.02) - 0.27));
  const blotters = Array.from({ length: 5 }, (_, i) =>
    put(block(0.014, 0.24, 0.0012, 0.0005), card, [0.62 + (i - 2) * 0.045, 0.27 - Math.abs(i - 2) * 0.012, 0.2], {
      tip: (i - 2) * 0.2,
      turn: -0.3,
      lean: -0.1,
      reach: 0.26,
    }),
  );
  return stage(
    [
      table(wood(noise, hex('#a58a68'), 0.42)),
      wall(plaster(noise, tone, 0.5), -0.6),
      ...[-0.76, -0.52, -0.28, -0.04, 0.2].flatMap((x, i) =>
        flacon([x, 0, -0.1 + 0.03 * Math.sin(i * 3)], card, -0.25 + 0.18 * Math.sin(i * 5)),
      ),
      ...flacon([0.4, 0, 0.24], card, -0.5),
      put(block(0.1, 0.03, 0.04, 0.008), brass(0.25), [0.62, 0.03, 0.2], { turn: -0.3, reach: 0.14 }),
      ...blotters,
      put(block(0.014, 0.0012, 0.2, 0.0005), card, [-0.2, 0.003, 0.34], { turn: 0.9, reach: 0.21 }),
      put(block(0.014, 0.0012, 0.2, 0.0005), card, [-0.12, 0.005, 0.38], { turn: 1.2, reach: 0.21 }),
    ],
    {
      eye: [-0.15, 0.72, 2.6],
      aim: [0.0, 0.19, 0],
      span: 0.5,
      sun: unit(-0.72, 0.46, 0.25),
      gate: window,
      sunlight: 2.5,
      fill: 0.22,
      soft: 0.008,
    },
  );
};
