import localFont from 'next/font/local';

const cormorant = localFont({
  src: '../node_modules/@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2',
  weight: '300 700',
  display: 'swap',
  fallback: ['Like Cormorant', 'Like Cormorant on Android'],
  adjustFontFallback: false,
});

const cormorantItalic = localFont({
  src: '../node_modules/@fontsource-variable/cormorant/files/cormorant-latin-wght-italic.woff2',
  weight: '300 700',
  style: 'italic',
  display: 'swap',
  preload: false,
  fallback: ['Like Cormorant Italic'],
  adjustFontFallback: false,
});

const jost = localFont({
  src: '../node_modules/@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  fallback: ['Like Jost'],
  adjustFontFallback: false,
});

// Latin fonts for Chinese and Japanese pages. The weight offset of 200 that Chinese and Japanese fonts need would make
// Latin letters too heavy, so one fixed weight serves every requested weight. The files are the same as above, at the
// same addresses. Dots, dashes, ellipses and quotation marks that Chinese and Japanese share are left to their fonts.
const cormorantAmongHan = localFont({
  src: '../node_modules/@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2',
  weight: '360',
  display: 'swap',
  declarations: [{ prop: 'unicode-range', value: 'U+0-B6, U+B8-2013, U+2015-201B, U+201E-2025, U+2027-FFFF' }],
  fallback: ['Like Cormorant', 'Like Cormorant on Android'],
  adjustFontFallback: false,
});

const jostAmongHan = localFont({
  src: '../node_modules/@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
  weight: '360',
  display: 'swap',
  declarations: [{ prop: 'unicode-range', value: 'U+0-B6, U+B8-2013, U+2015-201B, U+201E-2025, U+2027-FFFF' }],
  fallback: ['Like Jost'],
  adjustFontFallback: false,
});

/** A style rule that sets the custom properties with the font names. */
export const fontProperties = `:root{--font-cormorant:${cormorant.style.fontFamily};--font-cormorant-italic:${cormorantItalic.style.fontFamily};--font-jost:${jost.style.fontFamily}}:root:lang(zh),:root:lang(ja){--font-cormorant:${cormorantAmongHan.style.fontFamily};--font-jost:${jostAmongHan.style.fontFamily}}`;
