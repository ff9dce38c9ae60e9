/**
 * Writes the files that show the brand of `content/brand.json`: colours, word-mark, icons, web manifest and the picture
 * for social networks. `npm run rebrand -- mark.svg symbol.svg` takes the word-mark and a square symbol for icons;
 * without them, those of the last run are kept.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import brand from '../content/brand.json' with { type: 'json' };

const { ink, ivory, brass, brassLight } = brand.colours;
const [markFile = 'public/media/marks/group.svg', symbolFile = 'public/media/marks/symbol.svg'] = process.argv.slice(2);

interface Drawing {
  svg: string;
  outline: string;
  width: number;
  height: number;
}

/** Reads a drawing that consists of paths, so that it can have any colour and be drawn in PDFs. */
const readDrawing = (file: string): Drawing => {
  if (!existsSync(file)) throw new Error(`${file} does not exist. Name an SVG file.`);
  const svg = readFileSync(file, 'utf8');
  const [, width, height] = / viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const outline = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');
  if (!width || !height || !outline || /<(text|image|use|rect|circle|ellipse|polygon|line)\b| transform=/.test(svg))
    throw new Error(`${file} must have viewBox="0 0 width height" and consist of <path> elements without transform.`);
  return { svg, outline, width: Number(width), height: Number(height) };
};

/** Draws a shape in one colour, centred in a box. */
const place = ({ outline, width, height }: Drawing, fill: string, [x, y, boxWidth, boxHeight]: number[]): string =>
  `<svg x="${x}" y="${y}" width="${boxWidth}" height="${boxHeight}" viewBox="0 0 ${width} ${height}"><path fill="${fill}" d="${outline}"/></svg>`;

const drawSvg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>\n`;

const render = (svg: string, widthPx: number) => sharp(Buffer.from(svg), { density: 300 }).resize({ width: widthPx });

/** The content of an .ico file that holds several PNG images. */
const buildIco = (images: { sizePx: number; png: Buffer }[]): Buffer => {
  const header = Buffer.alloc(6 + images.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let pngOffset = header.length;
  for (const [index, { sizePx, png }] of images.entries()) {
    const entryOffset = 6 + index * 16;
    header.writeUInt8(sizePx, entryOffset);
    header.writeUInt8(sizePx, entryOffset + 1);
    header.writeUInt16LE(1, entryOffset + 4);
    header.writeUInt16LE(32, entryOffset + 6);
    header.writeUInt32LE(png.length, entryOffset + 8);
    header.writeUInt32LE(pngOffset, entryOffset + 12);
    pngOffset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
};

const write = (name: string, content: Buffer | string) => writeFileSync(`public/${name}`, content);

const mark = readDrawing(markFile);
const symbol = readDrawing(symbolFile);

/** A colour with an opacity in percent, as CSS. */
const fade = (colour: string, opacityPercent: number): string =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)).join(' ')} / ${opacityPercent}%)`;
for (const [name, colour] of Object.entries(brand.colours))
  if (!/^#[0-9a-f]{6}$/.test(colour)) throw new Error(`content/brand.json: colours.${name} must be like #15120f.`);

writeFileSync(
  'styles/brand.css',
  `/* Written by \`npm run rebrand\` from content/brand.json. */
:root {
  --ink: ${ink};
  --ivory: ${ivory};
  --brass: ${brass};
  --brass-light: ${brassLight};
  --scrim: ${fade(ink, 55)};
  --shade: ${fade(ink, 62)};
  --shade-deep: ${fade(ink, 85)};
  --shade-clear: ${fade(ink, 0)};
  --hairline-light: ${fade(ivory, 22)};
  --logo-ratio: ${mark.width / mark.height};
}
`,
);

const disc = drawSvg(
  64,
  64,
  `<circle cx="32" cy="32" r="32" fill="${ivory}"/><circle cx="32" cy="32" r="31.5" fill="none" stroke="${ink}" stroke-opacity=".35"/>${place(symbol, ink, [8, 8, 48, 48])}`,
);
/** Devices crop a square to a shape of their own, so the symbol has a margin. */
const square = drawSvg(64, 64, `<path fill="${ivory}" d="M0 0h64v64H0z"/>${place(symbol, ink, [11, 11, 42, 42])}`);
const tabIcons = [16, 32, 48].map(async (sizePx) => ({ sizePx, png: await render(disc, sizePx).png().toBuffer() }));
write('favicon.svg', disc);
write('favicon.ico', buildIco(await Promise.all(tabIcons)));
write('apple-touch-icon.png', await render(square, 180).png().toBuffer());
write('icon-192.png', await render(disc, 192).png().toBuffer());
write('icon-512.png', await render(disc, 512).png().toBuffer());
write('icon-maskable-512.png', await render(square, 512).png().toBuffer());

const createManifestIcon = (name: string, sizePx: number, purpose: string) => ({
  src: `/${name}`,
  sizes: `${sizePx}x${sizePx}`,
  type: 'image/png',
  purpose,
});
const webManifest = {
  id: '/',
  name: brand.name,
  short_name: brand.name,
  icons: [
    createManifestIcon('icon-192.png', 192, 'any'),
    createManifestIcon('icon-512.png', 512, 'any'),
    createManifestIcon('icon-maskable-512.png', 512, 'maskable'),
  ],
  theme_color: ink,
  background_color: ivory,
  start_url: '/',
  scope: '/',
  display: 'browser',
};
write('site.webmanifest', `${JSON.stringify(webManifest, null, 2)}\n`);

write('media/marks/group.svg', mark.svg);
write('media/marks/symbol.svg', symbol.svg);
const print = drawSvg(
  2400,
  1600,
  `<path fill="#fff" d="M0 0h2400v1600H0z"/>${place(mark, ink, [480, 520, 1440, 560])}`,
);
const markPicture = await sharp(Buffer.from(print)).png({ palette: true, colours: 16 }).toBuffer();
const preview = await sharp(markPicture).resize({ width: 16 }).webp({ quality: 30 }).toBuffer();
write('media/marks/group.png', markPicture);
const share = drawSvg(
  1200,
  630,
  `<path fill="${ink}" d="M0 0h1200v630H0z"/>${place(mark, ivory, [350, 240, 500, 150])}`,
);
write('media/share/default.jpg', await sharp(Buffer.from(share)).jpeg({ quality: 84, mozjpeg: true }).toBuffer());

const pictures = JSON.parse(readFileSync('content/media.json', 'utf8'));
const picture = { focal: '50% 50%', blur: '' };
Object.assign(pictures, {
  '/media/marks/group.png': {
    ...picture,
    width: 2400,
    height: 1600,
    blur: `data:image/webp;base64,${preview.toString('base64')}`,
  },
  '/media/marks/group.svg': { ...picture, width: Math.round(mark.width), height: Math.round(mark.height) },
  '/media/marks/symbol.svg': { ...picture, width: Math.round(symbol.width), height: Math.round(symbol.height) },
  '/media/share/default.jpg': { ...picture, width: 1200, height: 630 },
});
const sortedPictures = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('content/media.json', `${JSON.stringify(sortedPictures, null, 2)}\n`);
