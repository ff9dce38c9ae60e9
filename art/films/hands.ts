import { PICTURES, type PictureSpec } from '../pictures/list.ts';
import { produce } from '../pictures/produce.ts';
import { lerp } from '../render/math.ts';
import type { View } from '../render/scene.ts';
import { type Film, glide } from './montage.ts';

const SECONDS = 8;
/** Pixels traced for a pixel shown, each way: a film is then a matter of minutes. */
const DETAIL = 0.6;

/** Where the camera sets out and where it arrives, beside the view of the picture. */
interface Way {
  from: Partial<View>;
  to: Partial<View>;
}

function pictureOf(name: string): PictureSpec {
  const spec = PICTURES.find(({ path }) => path === `/media/people/${name}.jpg`);
  if (!spec) throw new Error(`Nobody's picture is called ${name}`);
  return spec;
}

/** The camera goes slowly round the bench of one of the women and men of the group, and closer. */
function bench(name: string, { from, to }: Way): Film {
  const spec = pictureOf(name);
  const [start, end] = [from, to].map((part): View => ({ ...spec.view, ...part }));
  return {
    name,
    width: 960,
    height: 540,
    seconds: SECONDS,
    focal: '50% 50%',
    bytes: 780_000,
    draw: (seconds, width, height) => {
      const t = glide(seconds / SECONDS);
      const view = { ...spec.view };
      for (const key of Object.keys(view) as (keyof View)[]) view[key] = lerp(start[key], end[key], t);
      return produce({ ...spec, view, grade: { ...spec.grade, grain: 0.008 } }, width, height, DETAIL);
    },
  };
}

/** A place on a plate: its middle, from 0 to 1 each way, and how many times larger than the whole it is shown. */
interface Place {
  x: number;
  y: number;
  zoom: number;
}

/** The plate is so many times larger than the film, so that going closer shows more. */
const MARGIN = 1.5;

/** The part of a plate around a place, each pixel mixed from the four that it lies between. */
function crop(plate: Uint8Array, place: Place, width: number, height: number): Uint8Array {
  const [across, down] = [width * MARGIN, height * MARGIN];
  const step = MARGIN / place.zoom;
  const left = place.x * (across - 1) - (step * (width - 1)) / 2;
  const top = place.y * (down - 1) - (step * (height - 1)) / 2;
  const shown = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const y = Math.min(Math.max(top + row * step, 0), down - 1.001);
    for (let column = 0; column < width; column++) {
      const x = Math.min(Math.max(left + column * step, 0), across - 1.001);
      const at = (Math.floor(y) * across + Math.floor(x)) * 3;
      const [fx, fy] = [x % 1, y % 1];
      for (let channel = 0; channel < 3; channel++) {
        const above = lerp(plate[at + channel], plate[at + 3 + channel], fx);
        const below = lerp(plate[at + across * 3 + channel], plate[at + across * 3 + 3 + channel], fx);
        shown[(row * width + column) * 3 + channel] = lerp(above, below, fy) + 0.5;
      }
    }
  }
  return shown;
}

/** A bench is taken once, larger than shown; the camera then passes over the plate, and closer. */
function plate(name: string, view: Partial<View>, from: Place, to: Place): Film {
  const spec = pictureOf(name);
  let taken: Uint8Array | undefined;
  return {
    name,
    width: 960,
    height: 540,
    seconds: SECONDS,
    focal: '50% 50%',
    bytes: 620_000,
    draw: (seconds, width, height) => {
      const grade = { ...spec.grade, grain: 0.004 };
      taken ??= produce({ ...spec, view: { ...spec.view, ...view }, grade }, width * MARGIN, height * MARGIN, DETAIL);
      const t = glide(seconds / SECONDS);
      const place = { x: lerp(from.x, to.x, t), y: lerp(from.y, to.y, t), zoom: lerp(from.zoom, to.zoom, t) };
      return crop(taken, place, width, height);
    },
  };
}

const middle = { x: 0.5, y: 0.5 };

export const hands: Film[] = [
  bench('saddler', { from: { turn: -0.12, zoom: 1.12, x: -0.08 }, to: { turn: 0.1, zoom: 1.36, x: 0.04, y: -0.04 } }),
  plate('watchmaker', { zoom: 1.3, y: 0.02 }, { x: 0.46, y: 0.47, zoom: 1.1 }, { x: 0.55, y: 0.53, zoom: 1.42 }),
  plate('jeweller', { zoom: 1.15, x: 0.08 }, { ...middle, zoom: 1.06 }, { x: 0.47, y: 0.39, zoom: 1.4 }),
  plate('printer', { zoom: 1.15, x: 0.02 }, { ...middle, zoom: 1.05 }, { x: 0.4, y: 0.43, zoom: 1.42 }),
];
