import type { Vec } from './forms.ts';
import type { Picture } from './image.ts';
import { focus } from './lens.ts';
import { unit } from './light.ts';
import { clamp } from './math.ts';
import type { View } from './scene.ts';
import { createShader } from './shader.ts';
import { shoot } from './shoot.ts';
import type { Stage } from './stage.ts';

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
