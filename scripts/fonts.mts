import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/**
 * The fonts with the weights of `styles/tokens.css` and `styles/fonts.ts`. Only quotations are italic, in one weight.
 */
const fonts = {
  cormorant: { family: 'cormorant', style: 'normal', weight: { min: 300, max: 460 } },
  'cormorant-italic': { family: 'cormorant', style: 'italic', weight: 300 },
  jost: { family: 'jost', style: 'normal', weight: { min: 300, max: 400 } },
} as const;

export type FontName = keyof typeof fonts;
export const fontNames = Object.keys(fonts) as FontName[];

/** Returns the characters of a CSS `unicode-range`. */
const expandRanges = (ranges: string): string =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .slice('U+'.length)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');

/** Generates `styles/fonts/<name>.woff2`: the Latin font of its package, with the weights that the site uses. */
export const makeFont = async (name: FontName): Promise<Buffer> => {
  const { family, style, weight } = fonts[name];
  const folder = `@fontsource-variable/${family}`;
  const { latin } = JSON.parse(readFileSync(resolve(`${folder}/unicode.json`), 'utf8')) as { latin: string };
  return subsetFont(readFileSync(resolve(`${folder}/files/${family}-latin-wght-${style}.woff2`)), expandRanges(latin), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
};

if (import.meta.main)
  for (const name of fontNames)
    writeFileSync(new URL(`../styles/fonts/${name}.woff2`, import.meta.url), await makeFont(name));
