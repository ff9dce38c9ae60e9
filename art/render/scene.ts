import type { Rgb } from './color.ts';
import type { Picture } from './image.ts';

/** How the picture looks at its material: a shift, a zoom, a turn and a lean away at the top (0 to 0.8). */
export interface View {
  x: number;
  y: number;
  zoom: number;
  turn: number;
  tilt: number;
}

export interface SceneOptions {
  seed: number;
  /** The colour of the material. */
  tone: Rgb;
  /** Which variant of the scene. */
  kind: string;
  view: View;
  /** 0 to 1 round a closed path; only films move it. */
  phase: number;
}

/** Draws a material at a given size. Coordinates: y up, one unit is the height of the picture. */
export type Scene = (width: number, height: number, options: SceneOptions) => Picture;

/** Screen to material coordinates; `depth` grows towards the top of a leaning view. */
export function project(view: View) {
  const c = Math.cos(view.turn);
  const s = Math.sin(view.turn);
  return (x: number, y: number, out: { x: number; y: number; depth: number }): void => {
    const depth = 1 / (1 - view.tilt * y);
    const px = (x * depth) / view.zoom;
    const py = (y * depth) / view.zoom;
    out.depth = depth;
    out.x = c * px - s * py + view.x;
    out.y = s * px + c * py + view.y;
  };
}
