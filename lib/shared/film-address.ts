import type { Film } from '../model/leaf';

/** Where a film is, for those who browse without JavaScript. */
export const filmAddress = (film: Film): string =>
  'videoId' in film ? `https://www.youtube-nocookie.com/embed/${film.videoId}` : film.videoUrl;
