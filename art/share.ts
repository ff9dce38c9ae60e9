/**
 * Writes the pictures that social networks show of a page to public/media/share/. They are made from the pictures and
 * word-marks that are already in public/media/: run it again when those change.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { MARKS } from './marks/houses.ts';
import { type Manifest, publicFile, readManifest, updateManifest } from './site.ts';

const GROUP = 'halcyre';
const [WIDTH, HEIGHT] = [1200, 630];
/** Width of the picture, which stands at the right. */
const PICTURE = 880;
/** The middle of the column of words. */
const COLUMN = 296;
/** Brightness of the shadow, of 255. */
const DARK = 17;
const MAX_BYTES = 190_000;
const IVORY = '#f4efe6';

/** The picture under each type of page. */
const TYPES: Record<string, string> = {
  default: 'home/hero-1',
  house: 'sectors/leather-goods',
  finance: 'pages/investors',
  sustainability: 'pages/sustainability',
  talents: 'pages/talents',
  event: 'pages/patronage',
  press: 'pages/press',
};

interface Card {
  /** Address of the card, and of the picture under it. */
  path: string;
  under: string;
  mark: string;
}

const cards: Card[] = [
  ...Object.entries(TYPES).map(([type, picture]) => ({
    path: `/media/share/${type}.jpg`,
    under: `/media/${picture}.jpg`,
    mark: GROUP,
  })),
  ...Object.keys(MARKS)
    .filter((id) => id !== GROUP)
    .map((id) => ({ path: `/media/share/houses/${id}.jpg`, under: `/media/objects/${id}.jpg`, mark: id })),
];

/** The picture cut to its part of a card, its focal point kept in view. */
async function crop(path: string, focal: string): Promise<Buffer> {
  const { width, height } = await sharp(publicFile(path)).metadata();
  const factor = Math.max(PICTURE / width, HEIGHT / height);
  const [wide, tall] = [Math.ceil(width * factor), Math.ceil(height * factor)];
  const [x, y] = focal.split(' ').map((share) => Number.parseFloat(share) / 100);
  const [left, top] = [Math.round((wide - PICTURE) * x), Math.round((tall - HEIGHT) * y)];
  return sharp(publicFile(path))
    .resize(wide, tall, { fit: 'fill' })
    .extract({ left, top, width: PICTURE, height: HEIGHT })
    .toBuffer();
}

/** A colour almost black, of the picture's own hue. */
async function shadowOf(picture: Buffer): Promise<string> {
  const { data } = await sharp(picture).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const mean = (data[0] + data[1] + data[2]) / 3;
  return `rgb(${[...data.subarray(0, 3)].map((value) => Math.round((value * DARK) / Math.max(mean, 1))).join()})`;
}

/** The shadow over the picture: full behind the words, fading to the right, and light at the foot. */
const shadow = (color: string): string => {
  const stops = [1, 1, 0.86, 0.5, 0.18, 0].map((opacity, index) => {
    const offset = (WIDTH - PICTURE + (index * PICTURE) / 6 - 60) / WIDTH;
    return `<stop offset="${offset.toFixed(3)}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  });
  return `<linearGradient id="side">${stops.join('')}</linearGradient>
  <linearGradient id="foot" x2="0" y2="1">
    <stop offset=".6" stop-color="${color}" stop-opacity="0"/>
    <stop offset="1" stop-color="${color}" stop-opacity=".6"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#foot)"/>
  <rect width="100%" height="100%" fill="url(#side)"/>`;
};

/** The word-mark in ivory, centred on the column of words at a height of the card. */
async function setMark(id: string, scale: number, y: number): Promise<string> {
  const svg = await readFile(publicFile(`/media/marks/${id}.svg`), 'utf8');
  const [, width, height] = (svg.match(/viewBox="0 0 (\d+) (\d+)"/) ?? []).map(Number);
  const [left, top] = [COLUMN - (width * scale) / 2, y - (height * scale) / 2];
  const [path] = svg.match(/<path.*\/>/) ?? [''];
  return `<g transform="translate(${left} ${top}) scale(${scale})">${path.replace(/fill="[^"]*"/, `fill="${IVORY}"`)}</g>`;
}

const hairline = (length: number, y: number): string =>
  `<rect x="${COLUMN - length / 2}" y="${y}" width="${length}" height="1" fill="${IVORY}" opacity=".55"/>`;

/** What is drawn over the picture: the group's mark alone, or a house's mark above the group's. */
async function drawOver({ mark }: Card, color: string): Promise<Buffer> {
  const words =
    mark === GROUP
      ? [await setMark(GROUP, 1.5, 308), hairline(64, 366)]
      : [await setMark(mark, 1.6, 308), hairline(64, 530), await setMark(GROUP, 0.56, 562)];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${shadow(color)}${words.join('')}</svg>`,
  );
}

/** The picture as a JPEG within the size limit. */
async function encode(picture: Sharp): Promise<Buffer> {
  for (let quality = 84; ; quality -= 6) {
    const jpeg = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MAX_BYTES || quality < 50) return jpeg;
  }
}

/** Writes the card, and returns its entry of the manifest. */
async function write(card: Card, focal: string): Promise<Manifest> {
  const picture = await crop(card.under, focal);
  const color = await shadowOf(picture);
  const layers = [
    { input: picture, left: WIDTH - PICTURE, top: 0 },
    { input: await drawOver(card, color), left: 0, top: 0 },
  ];
  const canvas = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: color } });
  const file = publicFile(card.path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await encode(canvas.composite(layers)));
  return { [card.path]: { width: WIDTH, height: HEIGHT, focal: '50% 50%', blur: '' } };
}

const known = await readManifest();
const written: Manifest = {};
for (const card of cards) Object.assign(written, await write(card, known[card.under]?.focal ?? '50% 50%'));
await updateManifest(written);
