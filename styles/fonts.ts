import localFont from 'next/font/local';

const cormorant = localFont({
  src: './fonts/cormorant.woff2',
  weight: '300 460',
  display: 'swap',
  fallback: ['Like Cormorant', 'Like Cormorant on Android'],
  adjustFontFallback: false,
});

const cormorantItalic = localFont({
  src: './fonts/cormorant-italic.woff2',
  weight: '300',
  style: 'italic',
  display: 'swap',
  preload: false,
  fallback: ['Like Cormorant Italic'],
  adjustFontFallback: false,
});

const jost = localFont({
  src: './fonts/jost.woff2',
  weight: '300 400',
  display: 'swap',
  fallback: ['Like Jost'],
  adjustFontFallback: false,
});

// Latin fonts for Chinese and Japanese pages. The weight offset of 200 that Chinese and Japanese fonts need would make
// Latin letters too heavy, so one fixed weight serves every requested weight. The files are the same as above, at the
// same addresses. Dots, dashes, ellipses and quotation marks that Chinese and Japanese share are left to their fonts.
const cormorantAmongHan = localFont({
  src: './fonts/cormorant.woff2',
  weight: '360',
  display: 'swap',
  declarations: [{ prop: 'unicode-range', value: 'U+0-B6, U+B8-2013, U+2015-201B, U+201E-2025, U+2027-FFFF' }],
  fallback: ['Like Cormorant', 'Like Cormorant on Android'],
  adjustFontFallback: false,
});

const jostAmongHan = localFont({
  src: './fonts/jost.woff2',
  weight: '400',
  display: 'swap',
  declarations: [{ prop: 'unicode-range', value: 'U+0-B6, U+B8-2013, U+2015-201B, U+201E-2025, U+2027-FFFF' }],
  fallback: ['Like Jost'],
  adjustFontFallback: false,
});

// Figures as high and as heavy as the Han letters beside them.
const cormorantFigures = localFont({
  src: './fonts/cormorant.woff2',
  weight: '460',
  display: 'swap',
  declarations: [
    { prop: 'unicode-range', value: 'U+25, U+2C, U+2E, U+30-39, U+20AC' },
    { prop: 'size-adjust', value: '116%' },
  ],
  fallback: [],
  adjustFontFallback: false,
});

const jostFigures = localFont({
  src: './fonts/jost.woff2',
  weight: '400',
  display: 'swap',
  declarations: [
    { prop: 'unicode-range', value: 'U+25, U+2C, U+2E, U+30-39, U+20AC' },
    { prop: 'size-adjust', value: '106%' },
  ],
  fallback: [],
  adjustFontFallback: false,
});

/** A style rule that sets the custom properties with the font names. */
export const fontProperties = `:root{--font-cormorant:${cormorant.style.fontFamily};--font-cormorant-italic:${cormorantItalic.style.fontFamily};--font-jost:${jost.style.fontFamily}}:root:lang(zh),:root:lang(ja){--font-cormorant:${cormorantFigures.style.fontFamily},${cormorantAmongHan.style.fontFamily};--font-jost:${jostFigures.style.fontFamily},${jostAmongHan.style.fontFamily}}`;
