import { HERO, type PictureSpec, STONE_TAKE } from '../pictures/list.ts';
import { produce } from '../pictures/produce.ts';
import { develop } from '../render/grade.ts';
import { bloom } from '../render/lens.ts';
import type { View } from '../render/scene.ts';
import { type Survey, survey, veil } from '../scenes/slopes.ts';
import { type Film, ring, type Shot } from './montage.ts';
import { truck } from './truck.ts';

const SLOT = 3;
const FADE = 0.8;

interface Move {
  /** The picture at second 0 of the shot. */
  spec: PictureSpec;
  /** How far the camera goes in a second. */
  drift: Partial<View>;
  /** How far the things run in a second, in turns of the scene's phase. */
  run: number;
  /** Pixels drawn for a pixel shown. */
  detail?: number;
}

const shot =
  ({ spec, drift, run, detail }: Move): Shot =>
  (seconds, width, height) => {
    const view = { ...spec.view };
    for (const [key, speed] of Object.entries(drift)) view[key as keyof View] += speed * seconds;
    const grade = { ...spec.grade, grain: 0.008 };
    return produce({ ...spec, view, grade, phase: spec.phase + run * seconds }, width, height, detail);
  };

const silk = shot({ spec: HERO.silk, drift: { x: 0.012, zoom: 0.009, turn: 0.006 }, run: 0.012 });
const movement = shot({ spec: HERO.movement, drift: { x: 0.012, turn: -0.008, zoom: 0.01 }, run: 1, detail: 1.25 });
const stone = shot({ spec: STONE_TAKE, drift: { tilt: -0.012, zoom: 0.012 }, run: 0.014, detail: 0.85 });

/** The vines are taken once, a quarter larger than shown; the camera then passes over the plate. */
const MARGIN = 1.25;
let taken: Survey | undefined;
function vinesPlate(width: number, height: number): Survey {
  if (taken?.picture.width !== width) taken = survey(width, height, HERO.vines);
  return taken;
}

const vines: Shot = (seconds, width, height) => {
  const spec = HERO.vines;
  const plate = vinesPlate(Math.round(width * MARGIN), Math.round(height * MARGIN));
  const camera = { shift: -0.011 * seconds, near: 150, zoom: 1.04 + 0.007 * seconds };
  const picture = truck(veil(plate, spec.phase + seconds * 2.2), plate.far, camera, width, height);
  return develop(bloom(picture, 0.22), { ...spec.grade, grain: 0.008 }, spec.seed);
};

/** Behind the first slide of the home page: silk, movement, stone, vines, and silk again. */
export const home: Film = {
  name: 'home',
  width: 1920,
  height: 1080,
  seconds: SLOT * 4,
  focal: HERO.silk.focal,
  bytes: 1_640_000,
  draw: ring([silk, movement, stone, vines], SLOT, FADE),
};
