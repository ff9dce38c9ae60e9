import { hex, IVORY } from '../../render/color.ts';
import { block, cut, drum, joined, moved, rod } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import type { Form } from '../../render/march.ts';
import { random } from '../../render/math.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { paper, plain, satin, wood } from '../../render/surfaces.ts';
import { put, type Thing } from '../../render/things.ts';
import { table } from './props.ts';

/** Faces of the type: printers' flowers, no letters. */
const FLOWERS: Form[] = [
  drum(0.024, 0.012, 0.002),
  cut(drum(0.027, 0.012, 0.002), drum(0.016, 0.1)),
  (x, y, z) => Math.max((Math.abs(x) + Math.abs(z)) * Math.SQRT1_2 - 0.02, Math.abs(y) - 0.012),
  joined(
    block(0.006, 0.012, 0.03, 0.001),
    moved(block(0.006, 0.012, 0.03, 0.001), 0.016, 0, 0),
    moved(block(0.006, 0.012, 0.03, 0.001), -0.016, 0, 0),
  ),
  joined(block(0.026, 0.012, 0.007, 0.001), block(0.007, 0.012, 0.026, 0.001)),
];

/** Type locked up in an iron chase. */
function forme(x0: number, z0: number): Thing[] {
  const next = random(17);
  const lead = satin(hex('#b4b6ba'), 0.4);
  const types: Thing[] = [];
  for (let j = 0; j < 6; j++) {
    for (let i = 0; i < 9; i++) {
      const blank = next() < 0.14;
      const face = FLOWERS[Math.floor(next() * FLOWERS.length)];
      const body = block(0.0385, 0.07, 0.0445, 0.002);
      const form: Form = blank ? body : (x, y, z) => Math.min(body(x, y, z), face(x, y - 0.08, z));
      const drop = blank ? 0.03 : 0;
      types.push(
        put(form, lead, [x0 + (i - 4) * 0.079, 0.085 - drop + next() * 0.003, z0 + (j - 2.5) * 0.091], {
          reach: 0.125,
        }),
      );
    }
  }
  const iron = satin(hex('#4a4b50'), 0.5);
  const frame = cut(block(0.52, 0.06, 0.42, 0.012), block(0.42, 1, 0.34));
  return [...types, put(frame, iron, [x0, 0.06, z0])];
}

/** A printer's table: metal type in its chase, paper and a brush. */
export const printer: SetMaker = (noise, tone) => {
  const sheet = paper(noise, IVORY);
  const next = random(5);
  const sheets = Array.from({ length: 9 }, (_, i) =>
    put(block(0.46, 0.008, 0.36, 0.001), sheet, [0.78 + next() * 0.02, 0.009 + i * 0.0175, -0.34 + next() * 0.02], {
      turn: -0.3 + (next() - 0.5) * 0.07,
      reach: 0.62,
    }),
  );
  const bristles: Form = (x, y, z) =>
    block(0.15, 0.05, 0.045, 0.008)(x, y, z) + 0.004 * Math.cos(x * 340) * Math.cos(z * 340);
  return stage(
    [
      table(wood(noise, tone, 0.5)),
      ...forme(-0.3, -0.06),
      ...sheets,
      put(bristles, plain(hex('#d8c7a2'), 0.85), [0.52, 0.06, 0.38], { turn: 0.5, reach: 0.2 }),
      put(
        joined(block(0.17, 0.03, 0.06, 0.016), rod([0.15, 0.01, 0], [0.44, 0.05, 0], 0.028, 0.034)),
        wood(noise, hex('#7a4a28'), 0.32),
        [0.52, 0.135, 0.38],
        { turn: 0.5, reach: 0.5 },
      ),
    ],
    {
      eye: [0.1, 1.55, 1.65],
      aim: [0.08, 0.02, 0.02],
      span: 0.57,
      sun: unit(0.78, 0.5, -0.2),
      sunlight: 2.4,
      fill: 0.15,
      sunSize: 0.05,
    },
  );
};
