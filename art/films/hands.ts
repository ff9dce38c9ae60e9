import { PICTURES, type PictureSpec } from '../pictures.ts';
import { lerp } from '../render/math.ts';
import { produce } from '../render/produce.ts';
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

export const hands: Film[] = [
  bench('saddler', { from: { turn: -0.12, zoom: 1.12, x: -0.08 }, to: { turn: 0.1, zoom: 1.36, x: 0.04, y: -0.04 } }),
  bench('watchmaker', { from: { turn: 0.13, zoom: 1.3, y: 0.02 }, to: { turn: -0.08, zoom: 1.75, x: -0.02, y: 0 } }),
  bench('jeweller', { from: { turn: -0.14, zoom: 1.15, x: 0.08 }, to: { turn: 0.1, zoom: 1.5, x: 0.06, y: 0.08 } }),
  bench('printer', { from: { turn: 0.14, zoom: 1.15, x: 0.06 }, to: { turn: -0.08, zoom: 1.5, x: -0.16, y: 0.06 } }),
];
