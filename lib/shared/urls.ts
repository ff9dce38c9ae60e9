/** The beginning of the download address of a file. Its reference follows, encoded. */
export const downloadPath = '/api/download-file/?path=';

/** The download address of a file, from its reference in the CMS. */
export const toDownloadPath = (reference: string): string => downloadPath + encodeURIComponent(reference);

/** Decodes a reference in content: `annual%20report.pdf` is `annual report.pdf`. */
export const decodeReference = (reference: string): string => {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
};

/** The download address of an article as a PDF, from its path in the locale. */
export const toReleasePath = (locale: string, path: string): string =>
  `/api/download-article/?${new URLSearchParams({ path, locale })}`;

/** The reference of the drawing beside a picture of it: `maker.svg` for `maker.png`; other references are unchanged. */
export const toDrawing = (reference: string): string => reference.replace(/\.png$/, '.svg');

/** The format of a file, from the extension of its name: `PDF`. */
export const getFileFormat = (reference: string): string => reference.split('.').at(-1)?.toUpperCase() ?? '';

/** The beginning of the address of a PDF file for browsers and search engines. Its reference follows. */
export const documentsPath = '/documents/';

/** The address at which browsers show a PDF file and search engines index it; null for other files. */
export const toDocumentPath = (reference: string): string | null =>
  reference.endsWith('.pdf') ? documentsPath + reference.split('/').map(encodeURIComponent).join('/') : null;

/** The address at which visitors read a document: in the browser if it is a PDF file, otherwise as a download. */
export const toReadingPath = (reference: string): string => toDocumentPath(reference) ?? toDownloadPath(reference);

/** The address of a film on YouTube or on this site, for browsers without JavaScript. */
export const toVideoUrl = (video: { videoId: string } | { videoUrl: string }): string =>
  'videoId' in video ? `https://www.youtube-nocookie.com/embed/${video.videoId}` : video.videoUrl;

/** The address of the version for phones of a film in the films folder of the site; null for other films. */
export const toSmallVideoUrl = (videoUrl: string): string | null =>
  videoUrl.startsWith('/media/films/') ? videoUrl.replace(/\.mp4$/, '-small.mp4') : null;

/** The address of an offer's page below `basePath`, which ends with a slash. */
export const toOfferPath = (basePath: string, { continent, path }: { continent: string; path: string }): string =>
  `${basePath}${continent}/${path}/`;

/** Adds a query to an address, after its own. */
export const addQuery = (address: string, query: string): string => {
  const [, base = '', hash = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return query ? `${base}${base.includes('?') ? '&' : '?'}${query}${hash}` : address;
};

/** A text as a part of a URL: its Latin letters and digits in lower case, with hyphens between words; may be empty. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The No-Vary-Search header of a response that depends only on these query parameters. */
export const buildNoVarySearch = (parameters: readonly string[]): string =>
  parameters.length > 0 ? `key-order, params, except=(${parameters.map((name) => `"${name}"`).join(' ')})` : 'params';
