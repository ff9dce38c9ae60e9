import type { IncomingMessage } from 'node:http';

/** Content types by file extension. */
export const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };
export type Format = keyof typeof types;

/** Only lowercase and no dots in names, so that no picture has two addresses. */
const picturePattern = /^\/media(?:\/[a-z0-9_-]+)+\.(?:jpg|png)$/;
const longestPath = 200;
const parameters = ['url', 'w', 'q'];

export interface Sizes {
  widths: readonly number[];
  quality: number;
}

/** Parses an image address into the picture's path and the width; null if no page uses such an address. */
export const readAddress = (address: string, { widths, quality }: Sizes): { path: string; width: number } | null => {
  const asked = new URLSearchParams(/\?(.*)/s.exec(address)?.[1]);
  if (asked.size !== parameters.length || !parameters.every((name) => asked.has(name))) return null;
  const path = asked.get('url') ?? '';
  const width = widths.find((one) => String(one) === asked.get('w'));
  const isPicture = path.length <= longestPath && picturePattern.test(path);
  return isPicture && width && asked.get('q') === String(quality) ? { path, width } : null;
};

/** The format of the original picture. */
export const formatOf = (path: string): Format => (path.endsWith('.png') ? 'png' : 'jpg');

/** The best format that the Accept header names. `*` does not count: programs that cannot show AVIF send it too. */
export const chooseFormat = ({ accept = '' }: IncomingMessage['headers'], path: string): Format => {
  const ranges = accept.split(',').map((range) =>
    range
      .toLowerCase()
      .split(';')
      .map((part) => part.trim()),
  );
  const takes = (format: Format) =>
    ranges.some(
      ([type, ...weights]) => type === types[format] && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight)),
    );
  return (['avif', 'webp'] as const).find(takes) ?? formatOf(path);
};
