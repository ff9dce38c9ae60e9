import type { Rgb } from './color.ts';
import type { Vec } from './forms.ts';
import { FILL, KEY, studio, unit } from './light.ts';
import type { Noise } from './noise.ts';
import type { Thing } from './things.ts';

/** A lamp at a place: a candle, a lantern, a spot in a ceiling. */
export interface Lamp {
  at: Vec;
  color: Rgb;
  strength: number;
  size: number;
  /** Where a beam points, and half its opening as a cosine; a lamp without it shines all round. */
  beam?: { toward: Vec; opening: number };
}

export interface Stage {
  things: Thing[];
  eye: Vec;
  aim: Vec;
  /** Height of the view at a distance of one. */
  span: number;
  /** The distance in focus (that of `aim` if absent), and how soft the rest is, in picture heights. */
  focus?: number;
  soft: number;
  /** Direction to the light of the window, its strength and angular radius. */
  sun: Rgb;
  sunlight: number;
  sunColor: Rgb;
  sunSize: number;
  /** How much of the window's light reaches a place: panes, arches, slats. */
  gate?: (x: number, y: number, z: number) => number;
  lamps: Lamp[];
  fill: number;
  fillColor: Rgb;
  /** Light that comes back from the ground. */
  bounce: Rgb;
  /** What is seen and mirrored where there is no thing. */
  around: (dx: number, dy: number, dz: number, rough: number, out: Float64Array) => void;
  /** How far a ray looks, how far shadows fall, and the size of the corners that are dark. */
  far: number;
  shadows: number;
  corners: number;
}

/** Builds a stage from a seed's noise and a colour. */
export type SetMaker = (noise: Noise, tone: Rgb) => Stage;

/** A dark studio with a soft box at the sun's place. */
const studioAround =
  (sun: Rgb, level = 1): Stage['around'] =>
  (dx, dy, dz, rough, out) => {
    const light = studio(dx, dy, dz, rough, sun) * level;
    for (let c = 0; c < 3; c++) out[c] = light * KEY[c];
  };

/** A stage with the family's usual light; a set says what differs. */
export function stage(things: Thing[], choice: Partial<Stage> & Pick<Stage, 'eye' | 'aim' | 'span'>): Stage {
  const sun = choice.sun ?? unit(0.7, 0.6, 0.25);
  return {
    things,
    soft: 0.012,
    sunlight: 2.6,
    sunColor: KEY,
    sunSize: 0.06,
    lamps: [],
    fill: 0.2,
    fillColor: FILL,
    bounce: [0.05, 0.04, 0.03],
    around: studioAround(sun),
    far: 12,
    shadows: 2.5,
    corners: 1,
    ...choice,
    sun,
  };
}
