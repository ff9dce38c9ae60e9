/** The address of a film, on YouTube or on this site, for browsers without JavaScript. */
export const filmAddress = (film: { videoId: string } | { videoUrl: string }): string =>
  'videoId' in film ? `https://www.youtube-nocookie.com/embed/${film.videoId}` : film.videoUrl;
