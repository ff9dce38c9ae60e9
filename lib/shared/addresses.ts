const downloadPath = '/api/download-file/?path=';

/** The address of a downloadable file, from its reference. */
export const fileAddress = (reference: string): string => downloadPath + encodeURIComponent(reference);

/** The format of a file from its name, such as `PDF`. */
export const getFileFormat = (reference: string): string => reference.split('.').at(-1)?.toUpperCase() ?? '';

const documentsPath = '/documents/';

/** The address at which browsers show a file and search engines index it; null for all but PDF files. */
export const documentAddress = (reference: string): string | null =>
  reference.endsWith('.pdf') ? documentsPath + reference.split('/').map(encodeURIComponent).join('/') : null;

/** The address at which visitors read a document: in the browser or, if it is no PDF file, as a download. */
export const readingAddress = (reference: string): string => documentAddress(reference) ?? fileAddress(reference);

/** The address of a film, on YouTube or on this site, for browsers without JavaScript. */
export const videoAddress = (video: { videoId: string } | { videoUrl: string }): string =>
  'videoId' in video ? `https://www.youtube-nocookie.com/embed/${video.videoId}` : video.videoUrl;

/** The address of an offer's page, in the folder of the pages of offers. */
export const offerPath = (folder: string, { continent, path }: { continent: string; path: string }): string =>
  `${folder}${continent}/${path}/`;

/** A text as a part of a URL: its Latin letters and digits, in lower case, with hyphens between words. May be empty. */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The No-Vary-Search header of a response that depends only on these query parameters. */
export const noVarySearch = (parameters: readonly string[]): string =>
  parameters.length > 0 ? `key-order, params, except=(${parameters.map((name) => `"${name}"`).join(' ')})` : 'params';
