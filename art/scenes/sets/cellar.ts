import { hex } from '../../render/color.ts';
import { drum, type Vec } from '../../render/forms.ts';
import { unit } from '../../render/light.ts';
import { type SetMaker, stage } from '../../render/stage.ts';
import { ashlar, metal, wood } from '../../render/surfaces.ts';
import { type Finish, put } from '../../render/things.ts';
import { slab, wineGlass } from './props.ts';

/** The rock of the cellar with the halo of a lamp on it. */
function lampLit(rock: Finish, x: number, y: number, strength: number): Finish {
  return {
    ...rock,
    paint: (u, v, w, s) => {
      rock.paint(u, v, w, s);
      s.glow = strength * Math.exp(-Math.hypot(u - x, (v - y) * 1.1) * 1.5);
    },
  };
}

/** A cellar master's row: four glasses of one wine at four ages, a lamp behind. */
export const cellar: SetMaker = (noise) => {
  const oak = wood(noise, hex('#6b4a2e'), 0.38);
  const barrel = (at: Vec): ReturnType<typeof put>[] => [
    put(
      (x, y, z) => drum(0.52 - 0.09 * (y / 0.6) ** 2, 0.6, 0.02)(x, y, z) * 0.8,
      wood(noise, hex('#6b4a2e'), 0.6, true),
      at,
      { lean: Math.PI / 2, reach: 0.85 },
    ),
    put((x, y, z) => drum(0.505, 0.03, 0.004)(x, y - 0.4, z), metal(hex('#4a4744'), 0.5), at, {
      lean: Math.PI / 2,
      reach: 0.75,
    }),
  ];
  return stage(
    [
      slab(oak, 3, 0.34, -0.4),
      put((_x, _y, z) => z, lampLit(ashlar(noise, hex('#9a7d58')), 0.2, 0.45, 1.5), [0, 0, -2.6]),
      ...barrel([-1.15, 0.15, -2]),
      ...barrel([1.3, 0.15, -2]),
      wineGlass([0.5, 0.16, 0.012], 0.4, [-0.6, 0, -0.08]),
      wineGlass([0.2, 0.016, 0.0014], 0.41, [-0.2, 0, 0.0]),
      wineGlass([0.06, 0.00035, 0.0002], 0.395, [0.2, 0, 0.05]),
      wineGlass([0.012, 0.00001, 0.00002], 0.405, [0.6, 0, 0.1]),
    ],
    {
      eye: [-0.1, 0.66, 2.9],
      aim: [0, 0.35, 0],
      span: 0.46,
      sun: unit(0.6, 0.5, -0.4),
      sunlight: 0.8,
      fill: 0.06,
      lamps: [
        { at: [0.2, 1.1, -1.6], color: [1, 0.72, 0.4], strength: 2.2, size: 0.15 },
        { at: [0, 1.5, -0.7], color: [1, 0.78, 0.52], strength: 1.8, size: 0.3 },
      ],
      soft: 0.014,
      around: (dx, dy, dz, _rough, out) => {
        const glow =
          Math.exp(-Math.hypot(dx - 0.1, dy - 0.25) * 2.4) * (dz < 0 ? 1.2 : 0.1) +
          1.4 * Math.exp(-((dx + 0.8) ** 2 + (dy - 0.4) ** 2) * 60);
        out[0] = glow;
        out[1] = glow * 0.72;
        out[2] = glow * 0.44;
      },
    },
  );
};
