import localFont from 'next/font/local';

const cormorant = localFont({
  src: [
    {
      path: '../node_modules/@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2',
      weight: '300 700',
      style: 'normal',
    },
    {
      path: '../node_modules/@fontsource-variable/cormorant/files/cormorant-latin-wght-italic.woff2',
      weight: '300 700',
      style: 'italic',
    },
  ],
  variable: '--font-cormorant',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  preload: true,
});

const jost = localFont({
  src: '../node_modules/@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-jost',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** Class names that define the custom properties of the two faces. */
export const fontClasses = `${cormorant.variable} ${jost.variable}`;
