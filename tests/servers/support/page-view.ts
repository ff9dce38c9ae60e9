import { forEachConcurrent } from '../../attacks/support/load';
import { poll } from '../../attacks/support/poll';
import { get } from '../../attacks/support/requests';

const scriptsPattern = /\/_next\/static\/[^"\\ )]+\.(?:js|css|woff2)/g;
const picturesPattern = /\/_next\/image\/\?url=([^&"]+)&amp;w=(\d+)&amp;q=\d+/g;
const drawingsPattern = /\/media\/[\w/-]+\.svg/g;
const phoneWidth = 820;

/** The files that a browser loads with a page: scripts, styles, fonts, and each picture at one width. At most 35. */
export const listPageFiles = (html: string): string[] => {
  const pictures = new Map<string, string>();
  for (const [target, original = '', width] of html.matchAll(picturesPattern))
    if (!pictures.has(original) || Number(width) <= phoneWidth) pictures.set(original, target.replaceAll('&amp;', '&'));
  const files = [...(html.match(scriptsPattern) ?? []), ...pictures.values(), ...(html.match(drawingsPattern) ?? [])];
  return [...new Set(files)].slice(0, 35);
};

/** The headers of a new visitor of the site, with the cookies of language, consent and analytics. */
export const buildVisitorHeaders = (visitorNumber: number): Record<string, string> => {
  const browsers = [
    'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
    'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
    'image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,*/*;q=0.5',
  ];
  const languages = ['en', 'fr', 'it', 'cn', 'jp'];
  const choose = (list: readonly string[]) => list[visitorNumber % list.length] ?? '';
  const consent = encodeURIComponent(JSON.stringify({ categories: ['necessary', 'media'], visitorNumber }));
  return {
    Accept: choose(browsers),
    'Accept-Encoding': 'gzip, deflate, br, zstd',
    'Accept-Language': choose(languages),
    Cookie: `_ga=GA1.1.${visitorNumber}.1795766400; NEXT_LOCALE=${choose(languages)}; cc_cookie=${consent}; _gcl_au=1.1.${visitorNumber}`,
  };
};

/** Requests files until each is cached: until a picture has been converted to AVIF, visitors get another format. */
export const loadFilesIntoCache = (site: { port: number }, files: Iterable<string>): Promise<void> => {
  const isCached = async (file: string) =>
    !(await get(site, file, buildVisitorHeaders(0))).headers['cache-control']?.includes('no-store');
  return forEachConcurrent([...new Set(files)], 4, (file) =>
    poll(() => isCached(file), { timeoutMs: 120_000, intervalMs: 200 }),
  );
};
