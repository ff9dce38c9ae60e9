import type { Film } from '../model/leaf';

/** The address of a film for browsers without JavaScript. */
export const filmAddress = (film: Film): string =>
  'videoId' in film ? `https://www.youtube-nocookie.com/embed/${film.videoId}` : film.videoUrl;
