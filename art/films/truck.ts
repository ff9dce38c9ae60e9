import { blank, type Picture } from '../render/image.ts';
import { clamp } from '../render/math.ts';

/** Weights of the four samples round a place (Catmull-Rom). */
function weights(t: number, out: Float64Array): void {
  out[0] = ((2 - t) * t - 1) * t * 0.5;
  out[1] = ((3 * t - 5) * t * t + 2) * 0.5;
  out[2] = ((4 - 3 * t) * t + 1) * t * 0.5;
  out[3] = (t - 1) * t * t * 0.5;
}

/** A camera over a plate: `shift` slides what lies at distance `near` by picture heights, `zoom` closes in. */
export interface Truck {
  shift: number;
  near: number;
  zoom: number;
}

/** Films a plate from a place beside the one it was taken from; what is near moves past what is far. */
export function truck(plate: Picture, far: Float32Array, camera: Truck, width: number, height: number): Picture {
  const out = blank(width, height);
  const scale = plate.height / (height * camera.zoom);
  const slide = camera.shift * camera.near * plate.height;
  const [wx, wy] = [new Float64Array(4), new Float64Array(4)];
  const depthAt = (x: number, y: number): number => {
    const i = clamp(Math.round(x), 0, plate.width - 1);
    return far[clamp(Math.round(y), 0, plate.height - 1) * plate.width + i];
  };
  for (let j = 0; j < height; j++) {
    const y = (j + 0.5 - height / 2) * scale + plate.height / 2 - 0.5;
    weights(y - Math.floor(y), wy);
    for (let i = 0; i < width; i++) {
      const still = (i + 0.5 - width / 2) * scale + plate.width / 2 - 0.5;
      let x = still;
      for (let n = 0; n < 4; n++) x = still + slide / depthAt(x, y);
      weights(x - Math.floor(x), wx);
      take(plate, Math.floor(x), Math.floor(y), wx, wy, out.data, (j * width + i) * 3);
    }
  }
  return out;
}

function take(
  { width, height, data }: Picture,
  x: number,
  y: number,
  wx: Float64Array,
  wy: Float64Array,
  out: Float32Array,
  to: number,
): void {
  for (let v = 0; v < 4; v++) {
    const row = clamp(y - 1 + v, 0, height - 1) * width;
    for (let u = 0; u < 4; u++) {
      const at = (row + clamp(x - 1 + u, 0, width - 1)) * 3;
      const k = wx[u] * wy[v];
      for (let c = 0; c < 3; c++) out[to + c] += data[at + c] * k;
    }
  }
}
