/**
 * Writes the icons for browsers and devices, and the web manifest. The emblem is an H whose bar is a kingfisher's wing.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { getPublicFile } from './site-files.ts';

const INK = '#15120f';
const IVORY = '#f4efe6';

/** The letter in a square of 64 units: thin serifs, and two feathers instead of the bar. */
const LETTER = `
    <path d="M16.6 13h6.8v38h-6.8zM40.6 13h6.8v38h-6.8z"/>
    <path d="M12 12h16v2.4H12zM36 12h16v2.4H36zM12 49.6h16V52H12zM36 49.6h16V52H36z"/>
    <path d="M22.4 35.8q11.6-2.4 19.2-16v6.2q-7.6 10.2-19.2 9.8z"/>
    <path d="M27.4 40.6q9-.9 14.2-9.2v3.8q-5.4 6.2-14.2 5.4z"/>`;

/**
 * The letter for an icon of 16 pixels, where finer detail would blur: stems of two pixels, and one feather.
 */
const SMALL_LETTER = `
    <path d="M16 12h8v40h-8zM40 12h8v40h-8z"/>
    <path d="M22 36q13-3 19-12v9q-7 7-19 7z"/>`;

const wrapInSvg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${content}\n</svg>\n`;

/**
 * The letter on a full square of ivory, because devices crop it to a shape of their own; a `scale` below 1 leaves a
 * safe margin.
 */
const drawSquareIcon = (scale: number): string =>
  wrapInSvg(`
  <path fill="${IVORY}" d="M0 0h64v64H0z"/>
  <g fill="${INK}" transform="translate(32 32) scale(${scale}) translate(-32 -32)">${LETTER}
  </g>`);

/** The letter on a disc, which stands out on light and dark browser tabs alike. */
const drawDiscIcon = (letter: string): string =>
  wrapInSvg(`
  <circle cx="32" cy="32" r="32" fill="${IVORY}"/>
  <circle cx="32" cy="32" r="31.5" fill="none" stroke="${INK}" stroke-opacity=".35"/>
  <g fill="${INK}">${letter}
  </g>`);

const renderPng = (svg: string, sizePx: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * sizePx) / 64 })
    .resize(sizePx, sizePx)
    .png()
    .toBuffer();

/** The content of an .ico file that holds several PNG images. */
function buildIco(images: { sizePx: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + images.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let pngOffset = header.length;
  images.forEach(({ sizePx, png }, index) => {
    const entryOffset = 6 + index * 16;
    header.writeUInt8(sizePx, entryOffset);
    header.writeUInt8(sizePx, entryOffset + 1);
    header.writeUInt16LE(1, entryOffset + 4);
    header.writeUInt16LE(32, entryOffset + 6);
    header.writeUInt32LE(png.length, entryOffset + 8);
    header.writeUInt32LE(pngOffset, entryOffset + 12);
    pngOffset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

/** An icon as the web manifest lists it. */
const getManifestIcon = (name: string, sizePx: number, purpose: string) => ({
  src: `/${name}`,
  sizes: `${sizePx}x${sizePx}`,
  type: 'image/png',
  purpose,
});

const webManifest = {
  id: '/',
  name: 'Halcyre',
  short_name: 'Halcyre',
  icons: [
    getManifestIcon('icon-192.png', 192, 'any'),
    getManifestIcon('icon-512.png', 512, 'any'),
    getManifestIcon('icon-maskable-512.png', 512, 'maskable'),
  ],
  theme_color: INK,
  background_color: IVORY,
  start_url: '/',
  scope: '/',
  display: 'browser',
};

const writePublicFile = (name: string, content: Buffer | string): Promise<void> =>
  writeFile(getPublicFile(`/${name}`), content);

const tabIcons = [16, 32, 48].map(async (sizePx) => ({
  sizePx,
  png: await renderPng(drawDiscIcon(sizePx < 32 ? SMALL_LETTER : LETTER), sizePx),
}));
await writePublicFile('favicon.svg', drawDiscIcon(LETTER));
await writePublicFile('favicon.ico', buildIco(await Promise.all(tabIcons)));
await writePublicFile('apple-touch-icon.png', await renderPng(drawSquareIcon(1), 180));
await writePublicFile('icon-192.png', await renderPng(drawDiscIcon(LETTER), 192));
await writePublicFile('icon-512.png', await renderPng(drawDiscIcon(LETTER), 512));
await writePublicFile('icon-maskable-512.png', await renderPng(drawSquareIcon(0.86), 512));
await writePublicFile('site.webmanifest', `${JSON.stringify(webManifest, null, 2)}\n`);
