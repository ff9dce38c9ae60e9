import { event } from './event.ts';
import { hands } from './hands.ts';
import { home } from './home.ts';
import { house } from './house.ts';
import type { Film } from './montage.ts';

export const FILMS: Film[] = [house, home, event, ...hands];

/** Address of a film's poster, its first frame, on the site. */
export const poster = (film: Film): string => `/media/films/${film.name}.jpg`;
