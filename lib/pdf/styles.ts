import { readFileSync } from 'node:fs';
import path from 'node:path';
import brand from '../../content/brand.json' with { type: 'json' };
import { defaultLocale, getLanguageTag } from '../i18n/locales.ts';
import { sitePictures } from '../shared/site-pictures.ts';
import { isCjkLanguage } from './fonts.ts';
import type { Style } from './sheet';

export const { ink, brass } = brand.colours;
const muted = '#62594d';
export const hairline = '#cfc5b4';

/** A4 in points: two columns below the title, the narrow one for the facts of the offer. */
export const page = { left: 62, right: 533, top: 104, bottom: 768, head: 60, foot: 790 };
export const narrowColumn = { x: page.left, width: 118 };
export const wideColumn = { x: page.left + 156, width: page.right - page.left - 156 };

/**
 * The styles for text in the language of `tag`: Chinese and Japanese have smaller titles, more line height and little
 * letter spacing. Arabic and Hebrew begin on the right.
 */
export const getStyles = (tag: string, isRightToLeft = false) => {
  const isCjk = isCjkLanguage(tag);
  const createStyle = (colour: string, [size, leading, letterSpacing]: number[], extra = {}) =>
    ({ tag, colour, size, leading, letterSpacing, isRightToLeft, ...extra }) as Style;
  return {
    title: createStyle(ink, isCjk ? [25, 36] : [35, 38, -0.3], { title: true }),
    longTitle: createStyle(ink, isCjk ? [19, 28] : [26, 30, -0.2], { title: true }),
    heading: createStyle(ink, isCjk ? [12.5, 20] : [17, 21], { title: true }),
    text: createStyle(ink, isCjk ? [9.2, 17] : [10, 15.8], { justify: isCjk }),
    label: createStyle(brass, isCjk ? [7.2, 12, 0.3] : [6.9, 11, 0.66], { capitals: true }),
    detail: createStyle(ink, isCjk ? [9, 14.5] : [9.8, 13.6]),
    small: createStyle(muted, isCjk ? [7.4, 12] : [8, 12]),
    marker: isCjk ? '・' : '–',
  };
};

export type Styles = ReturnType<typeof getStyles>;

/** Names of houses are Latin in every language. */
export const nameStyle = getStyles(getLanguageTag(defaultLocale)).label;

/** The largest size of the Group's word mark, in points. */
const markSize = { width: 140.4, height: 15.6 };

let cachedMark: { path: string; scale: number } | undefined;

/** Reads the outline of the Group's word mark and its scale from the SVG file, once per process. */
export const readWordMark = () => {
  if (cachedMark) return cachedMark;
  const svg = readFileSync(path.join(process.cwd(), 'public', sitePictures.logo), 'utf8');
  const [, width, height] = / viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  cachedMark = {
    path: [...svg.matchAll(/ d="([^"]+)"/g)].map(([, outline]) => outline).join(''),
    scale: Math.min(markSize.width / Number(width), markSize.height / Number(height)),
  };
  return cachedMark;
};
