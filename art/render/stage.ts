import type { Rgb } from './color.ts';
import type { Vec } from './forms.ts';
import type { Picture } from './image.ts';
import { focus } from './lens.ts';
import { FILL, KEY, studio, unit } from './light.ts';
import { clamp } from './math.ts';
import type { View } from './scene.ts';
import { createShader } from './shader.ts';
import { shoot } from './shoot.ts';
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

/** Plaster and stone are not edges: only what stands out more is drawn finer. */
const ROUGH_EDGE = 0.22;

/** Where the camera stands once it has gone round its aim by an angle. */
function turnedEye({ eye, aim }: Stage, turn: number): Vec {
  const [x, z] = [eye[0] - aim[0], eye[2] - aim[2]];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return [aim[0] + c * x + s * z, eye[1], aim[2] + c * z - s * x];
}

/** Photographs a stage; the view's turn takes the camera round its aim. */
export function photograph(set: Stage, width: number, height: number, view: View): Picture {
  const { aim, span } = set;
  const eye = turnedEye(set, view.turn);
  const [fx, fy, fz] = unit(aim[0] - eye[0], aim[1] - eye[1], aim[2] - eye[2]);
  const [rx, , rz] = unit(-fz, 0, fx);
  const [ux, uy, uz] = [-rz * fy, rz * fx - rx * fz, rx * fy];
  const shade = createShader(set);
  const depths = new Float32Array(width * height);
  const at = (x: number, y: number): number =>
    Math.floor((0.5 - y) * height) * width + clamp(Math.floor(x * height + width / 2), 0, width - 1);
  const picture = shoot(
    width,
    height,
    (x, y, light) => {
      const sx = (x / view.zoom + view.x) * span;
      const sy = (y / view.zoom + view.y) * span;
      const [dx, dy, dz] = unit(fx + rx * sx + ux * sy, fy + uy * sy, fz + rz * sx + uz * sy);
      const depth = shade(eye[0], eye[1], eye[2], dx, dy, dz, 0, light);
      depths[at(x, y)] = depth;
    },
    ROUGH_EDGE,
  );
  const sharp = set.focus ?? Math.hypot(aim[0] - eye[0], aim[1] - eye[1], aim[2] - eye[2]);
  if (!set.soft) return picture;
  return focus(picture, set.soft, (x, y) => Math.abs(1 - sharp / depths[at(x, y - 1e-6)]) * 3 - 0.12);
}
