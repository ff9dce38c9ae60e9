import { blank, blur, type Picture } from './image.ts';
import { FILL, KEY, type Lighting, pool, STUDIO, studio } from './light.ts';
import { clamp, smoothstep } from './math.ts';
import { project, type View } from './scene.ts';

/** The material at one place, filled in by a scene. */
export interface Point {
  /** Height above the ground, in material units. */
  height: number;
  r: number;
  g: number;
  b: number;
  rough: number;
  metal: number;
  /** Direction of the brushing and how strongly it pulls the highlight (0 to 1). */
  angle: number;
  brushed: number;
  /** Soft rim of cloth. */
  sheen: number;
  /** Mother-of-pearl colours. */
  film: number;
}

export type Material = (x: number, y: number, point: Point) => void;

const CHANNELS = 10;

/** Lights a height field as a photograph: normals, cast shadows, occlusion, highlights. */
export function relief(
  width: number,
  height: number,
  view: View,
  material: Material,
  lighting: Lighting = STUDIO,
): Picture {
  const count = width * height;
  const heights = new Float32Array(count);
  const layers = new Float32Array(count * CHANNELS);
  sample(width, height, view, material, heights, layers);
  const occlusion = ambient(heights, width, height);
  const out = blank(width, height);
  const place = { x: 0, y: 0 };
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const at = j * width + i;
      place.x = (i - width / 2) / height;
      place.y = 0.5 - j / height;
      const [left, right] = [i > 0 ? 1 : 0, i < width - 1 ? 1 : 0];
      const [up, down] = [j > 0 ? width : 0, j < height - 1 ? width : 0];
      const slopeX = ((heights[at + right] - heights[at - left]) * height) / (left + right);
      const slopeY = ((heights[at - up] - heights[at + down]) * height * width) / (up + down);
      const lit = shadow(heights, width, height, i, j, lighting) * pool(lighting, place.x, place.y);
      shade(layers, at, slopeX, slopeY, place, lit, occlusion[at], lighting, out.data);
    }
  }
  return out;
}

function sample(
  width: number,
  height: number,
  view: View,
  material: Material,
  heights: Float32Array,
  layers: Float32Array,
): void {
  const toMaterial = project(view);
  const place = { x: 0, y: 0, depth: 1 };
  const point: Point = {
    height: 0,
    r: 0,
    g: 0,
    b: 0,
    rough: 0.5,
    metal: 0,
    angle: 0,
    brushed: 0,
    sheen: 0,
    film: 0,
  };
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const at = j * width + i;
      toMaterial((i - width / 2) / height, 0.5 - j / height, place);
      material(place.x, place.y, point);
      heights[at] = (point.height * view.zoom) / place.depth;
      const o = at * CHANNELS;
      layers[o] = point.r;
      layers[o + 1] = point.g;
      layers[o + 2] = point.b;
      layers[o + 3] = point.rough;
      layers[o + 4] = point.metal;
      layers[o + 5] = point.angle - view.turn;
      layers[o + 6] = point.brushed;
      layers[o + 7] = point.sheen;
      layers[o + 8] = point.film;
    }
  }
}

/** Hollows are darker: a place is as open as it stands above the blurred heights round it. */
function ambient(heights: Float32Array, width: number, height: number): Float32Array {
  const open = new Float32Array(heights.length).fill(1);
  for (const size of [0.006, 0.024, 0.09]) {
    const around = blur(heights, width, height, 1, size * height);
    for (let i = 0; i < open.length; i++) {
      open[i] *= 1 - 0.55 * clamp((around[i] - heights[i]) / size / 0.9);
    }
  }
  return open;
}

/** Soft shadow: walks towards the light over the height field. */
function shadow(
  heights: Float32Array,
  width: number,
  height: number,
  i: number,
  j: number,
  lighting: Lighting,
): number {
  const [kx, ky, kz] = lighting.key;
  const flat = Math.hypot(kx, ky);
  const rise = kz / flat / height;
  const start = heights[j * width + i];
  let blocked = 0;
  let step = Math.max(1.5, height / 600);
  let far = step;
  for (let n = 0; n < 20; n++) {
    const x = Math.round(i + (kx / flat) * far);
    const y = Math.round(j - (ky / flat) * far);
    if (x < 0 || y < 0 || x >= width || y >= height) break;
    const over = heights[y * width + x] - (start + rise * far);
    if (over > 0) blocked = Math.max(blocked, over / (0.004 + (far / height) * 0.22) / lighting.softness);
    step *= 1.22;
    far += step;
  }
  return 1 - smoothstep(0, 1, blocked);
}

function shade(
  layers: Float32Array,
  at: number,
  slopeX: number,
  slopeY: number,
  place: { x: number; y: number },
  lit: number,
  open: number,
  lighting: Lighting,
  out: Float32Array,
): void {
  const o = at * CHANNELS;
  const rough = clamp(layers[o + 3], 0.06, 1);
  const metal = layers[o + 4];
  const angle = layers[o + 5];
  const brushed = layers[o + 6];
  const film = layers[o + 8];
  const [lx, ly, lz] = lighting.key;

  let k = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
  const nx = -slopeX * k;
  const ny = -slopeY * k;
  const nz = k;
  // The viewer stands a little above the centre of the picture.
  k = 1 / Math.sqrt(place.x * place.x * 0.36 + place.y * place.y * 0.36 + 1);
  const vx = -place.x * 0.6 * k;
  const vy = -place.y * 0.6 * k;
  const vz = k;
  const facing = clamp(nx * vx + ny * vy + nz * vz, 0.02, 1);
  const toLight = nx * lx + ny * ly + nz * lz;
  const diffuse = (toLight > 0 ? toLight * 0.86 + 0.14 : Math.max(0, 0.14 + toLight * 0.5)) * lit;

  // Highlight of the key light, drawn out across the brushing.
  let hx = lx + vx;
  let hy = ly + vy;
  let hz = lz + vz;
  k = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
  hx *= k;
  hy *= k;
  hz *= k;
  const tx = Math.cos(angle);
  const ty = Math.sin(angle);
  const alongH = hx * tx + hy * ty - (nx * tx + ny * ty) * (hx * nx + hy * ny + hz * nz);
  const upH = Math.max(hx * nx + hy * ny + hz * nz, 0);
  const acrossH2 = Math.max(0, 1 - upH * upH - alongH * alongH);
  const a = rough * rough;
  const along = a * (1 - 0.82 * brushed) + 0.012;
  const across = a + (0.75 - a) * brushed * 0.8 + 0.012;
  const lobe = (alongH * alongH) / (along * along) + acrossH2 / (across * across) + upH * upH;
  const grazing = (1 - facing) ** 5;
  const gloss = ((toLight > 0 ? Math.min(1, toLight * 3) : 0) * lit * 0.25) / (Math.PI * along * across * lobe * lobe);

  // Reflection of the studio, averaged over a fan of normals where the metal is brushed.
  const fan = brushed > 0.05 ? 2 : 0;
  let mirror = 0;
  for (let n = -fan; n <= fan; n++) {
    const bend = n * 0.2 * brushed;
    let bx = nx - ty * bend;
    let by = ny + tx * bend;
    let bz = nz;
    k = 1 / Math.sqrt(bx * bx + by * by + bz * bz);
    bx *= k;
    by *= k;
    bz *= k;
    const d = 2 * (bx * vx + by * vy + bz * vz);
    mirror += studio(d * bx - vx, d * by - vy, d * bz - vz, rough, lighting.key);
  }
  mirror *= (open * (0.3 + 0.7 * lit)) / (fan * 2 + 1);

  const rim = layers[o + 7] * (1 - facing) ** 2.5 * (0.25 + lit);
  const strength = lighting.strength;
  for (let c = 0; c < 3; c++) {
    const base = layers[o + c];
    let bend = 0.04 + (base - 0.04) * metal;
    bend += (1 - bend) * grazing * (1 - rough * 0.7);
    if (film > 0) bend *= 1 + film * Math.cos(6.283 * ((1 - facing) * 3.2 + c * 0.21 + nx * 0.9 + ny * 0.5));
    const body = base * (1 - metal) * (diffuse * strength * KEY[c] + lighting.fill * FILL[c] * open);
    out[at * 3 + c] =
      body * (0.35 + 0.65 * open) +
      bend * (Math.min(gloss, 14) * strength * 0.5 + mirror * 1.3) * KEY[c] +
      rim * base * strength * 0.4;
  }
}
