import type { IncomingMessage } from 'node:http';

/** What pictures are sent as, by their extensions. */
export const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };
export type Format = keyof typeof types;

/** Lower case only and no dots in names, so that no picture has two addresses. */
const picturePattern = /^\/media(?:\/[a-z0-9_-]+)+\.(?:jpg|png)$/;
const longestPath = 200;
const parameters = ['url', 'w', 'q'];

export interface Sizes {
  widths: readonly number[];
  quality: number;
}

/** The picture and the width that an address asks for; null where pages have no such address. */
export const readAddress = (address: string, { widths, quality }: Sizes): { path: string; width: number } | null => {
  const asked = new URLSearchParams(/\?(.*)/s.exec(address)?.[1]);
  if (asked.size !== parameters.length || !parameters.every((name) => asked.has(name))) return null;
  const path = asked.get('url') ?? '';
  const width = widths.find((one) => String(one) === asked.get('w'));
  const isPicture = path.length <= longestPath && picturePattern.test(path);
  return isPicture && width && asked.get('q') === String(quality) ? { path, width } : null;
};

/** The format that the picture itself is in. */
export const formatOf = (path: string): Format => (path.endsWith('.png') ? 'png' : 'jpg');

/** The best format that a visitor names. `*` is not enough: it also comes from programs that cannot show AVIF. */
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
