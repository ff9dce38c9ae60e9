/** Writes the emblem, an H with a halcyon's wing for a bar, as icons for browsers and devices, and the web manifest. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { publicFile } from './site.ts';

const INK = '#15120f';
const IVORY = '#f4efe6';

/** The letter in a square of 64: thin serifs, and two feathers instead of the bar. */
const LETTER = `
    <path d="M16.6 13h6.8v38h-6.8zM40.6 13h6.8v38h-6.8z"/>
    <path d="M12 12h16v2.4H12zM36 12h16v2.4H36zM12 49.6h16V52H12zM36 49.6h16V52H36z"/>
    <path d="M22.4 35.8q11.6-2.4 19.2-16v6.2q-7.6 10.2-19.2 9.8z"/>
    <path d="M27.4 40.6q9-.9 14.2-9.2v3.8q-5.4 6.2-14.2 5.4z"/>`;

/** The letter for 16 pixels: stems of two pixels, and one feather. */
const SMALL_LETTER = `
    <path d="M16 12h8v40h-8zM40 12h8v40h-8z"/>
    <path d="M22 36q13-3 19-12v9q-7 7-19 7z"/>`;

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${content}\n</svg>\n`;

/** The letter on a full square of ivory, as devices cut their own shape from it; `scale` leaves a safe margin. */
const square = (scale: number): string =>
  svg(`
  <path fill="${IVORY}" d="M0 0h64v64H0z"/>
  <g fill="${INK}" transform="translate(32 32) scale(${scale}) translate(-32 -32)">${LETTER}
  </g>`);

/** The letter on a disc, which stands out from light and dark tabs alike. */
const disc = (letter: string): string =>
  svg(`
  <circle cx="32" cy="32" r="32" fill="${IVORY}"/>
  <circle cx="32" cy="32" r="31.5" fill="none" stroke="${INK}" stroke-opacity=".35"/>
  <g fill="${INK}">${letter}
  </g>`);

const draw = (drawing: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();

/** An .ico file that holds PNGs, each with its size. */
function ico(images: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + images.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const at = 6 + index * 16;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

const icon = (name: string, size: number, purpose: string) => ({
  src: `/${name}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const webManifest = {
  id: '/',
  name: 'Halcyre',
  short_name: 'Halcyre',
  icons: [
    icon('icon-192.png', 192, 'any'),
    icon('icon-512.png', 512, 'any'),
    icon('icon-maskable-512.png', 512, 'maskable'),
  ],
  theme_color: INK,
  background_color: IVORY,
  start_url: '/',
  scope: '/',
  display: 'browser',
};

const write = (name: string, content: Buffer | string): Promise<void> => writeFile(publicFile(`/${name}`), content);

const tabs = [16, 32, 48].map(async (size) => ({
  size,
  png: await draw(disc(size < 32 ? SMALL_LETTER : LETTER), size),
}));
await write('favicon.svg', disc(LETTER));
await write('favicon.ico', ico(await Promise.all(tabs)));
await write('apple-touch-icon.png', await draw(square(1), 180));
await write('icon-192.png', await draw(disc(LETTER), 192));
await write('icon-512.png', await draw(disc(LETTER), 512));
await write('icon-maskable-512.png', await draw(square(0.86), 512));
await write('site.webmanifest', `${JSON.stringify(webManifest, null, 2)}\n`);
