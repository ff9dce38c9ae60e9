import { pictureQuality, pictureWidths } from '../../lib/shared/picture-sizes.ts';

/** Content types by file extension. */
export const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };
export type Format = keyof typeof contentTypes;

/**
 * Folder and file names contain only lowercase letters, digits, hyphens and underscores, so that no picture has two
 * paths.
 */
const picturePattern = /^\/media(?:\/[a-z0-9_-]+)+\.(?:jpg|png)$/;
const maxPathLength = 200;
const parameterNames = ['url', 'w', 'q'];

/** A picture at a width that pages request. */
export interface ImageRequest {
  path: string;
  width: number;
}

/** Parses an image URL into the picture's path and the width; null if no page uses such a URL. */
export const parseImageRequest = (url: string): ImageRequest | null => {
  const params = new URLSearchParams(/\?(.*)/s.exec(url)?.[1]);
  if (params.size !== parameterNames.length || !parameterNames.every((name) => params.has(name))) return null;
  const path = params.get('url') ?? '';
  const width = pictureWidths.find((candidate) => String(candidate) === params.get('w'));
  const isPicture = path.length <= maxPathLength && picturePattern.test(path);
  return isPicture && width && params.get('q') === String(pictureQuality) ? { path, width } : null;
};

/**
 * The formats to try, best first: those that an Accept header names, then the format of the original. `*` does not
 * count: programs that cannot show AVIF send it too.
 */
export const listFormats = (accept: string | undefined, path: string): [Format, ...Format[]] => {
  const original = path.endsWith('.png') ? 'png' : 'jpg';
  const modern = (['avif', 'webp'] as const).filter((format) => accept?.includes(contentTypes[format]));
  const [best = original, ...fallbacks] = [...modern, original] as const;
  return [best, ...fallbacks];
};
