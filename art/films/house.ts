import { HOUSE_FILM } from '../pictures/list.ts';
import { produce } from '../pictures/produce.ts';
import type { Film } from './montage.ts';

const SECONDS = 10;

/** Silk and gold: the camera drifts round a small ellipse and breathes in and out once. */
export const house: Film = {
  name: 'house',
  width: 1280,
  height: 720,
  seconds: SECONDS,
  focal: HOUSE_FILM.focal,
  bytes: 480_000,
  draw: (seconds, width, height) => {
    const phase = seconds / SECONDS;
    const angle = phase * Math.PI * 2;
    const { x, y, zoom } = HOUSE_FILM.view;
    const view = {
      ...HOUSE_FILM.view,
      x: x + Math.cos(angle) * 0.1,
      y: y + Math.sin(angle) * 0.06,
      zoom: zoom * (1 + 0.05 * Math.sin(angle)),
    };
    return produce({ ...HOUSE_FILM, phase, view, grade: { ...HOUSE_FILM.grade, grain: 0.008 } }, width, height);
  },
};
