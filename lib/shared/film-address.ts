import type { Film } from '../model/field-types';

/** The address of a film for browsers without JavaScript. */
export const filmAddress = (film: Film): string =>
  'videoId' in film ? `https://www.youtube-nocookie.com/embed/${film.videoId}` : film.videoUrl;
