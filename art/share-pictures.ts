/**
 * Writes the pictures with which social networks preview a page to public/media/share/. They are composed from the
 * pictures and word-marks that are already in public/media/: run this command again when those change.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { MARKS } from './marks/houses.ts';
import { getPublicFile, type Manifest, readManifest, updateManifest } from './site-files.ts';

const GROUP_ID = 'group';
const [WIDTH_PX, HEIGHT_PX] = [1200, 630];
/** The width of the picture, which fills the right of the card. */
const PICTURE_WIDTH_PX = 880;
/** The horizontal middle of the word-marks. */
const MARKS_CENTRE_X_PX = 296;
/** The brightness of the shadow, from 0 to 255. */
const SHADOW_BRIGHTNESS = 17;
const MAX_BYTES = 190_000;
/** A picture of a lower JPEG quality is accepted even if it is larger than the limit. */
const MIN_QUALITY = 50;
const IVORY = '#f4efe6';

/** The background picture for each type of page. */
const PAGE_TYPE_PICTURES: Record<string, string> = {
  home: 'home/hero-1',
  house: 'objects/orvaine',
  finance: 'pages/investors',
  sustainability: 'pages/sustainability',
  talents: 'pages/talents',
  press: 'places/printing-room',
};

interface Card {
  address: string;
  /** The address of the background picture. */
  pictureAddress: string;
  /** The name of the word-mark's file. */
  markId: string;
}

const cards: Card[] = [
  ...Object.entries(PAGE_TYPE_PICTURES).map(([type, picture]) => ({
    address: `/media/share/${type}.jpg`,
    pictureAddress: `/media/${picture}.jpg`,
    markId: GROUP_ID,
  })),
  ...Object.keys(MARKS)
    .filter((id) => id !== GROUP_ID)
    .map((id) => ({
      address: `/media/share/houses/${id}.jpg`,
      pictureAddress: `/media/objects/${id}.jpg`,
      markId: id,
    })),
];

/** Crops a picture to its part of a card, and keeps its focal point in view. */
async function cropPicture(address: string, focal: string): Promise<Buffer> {
  const { width, height } = await sharp(getPublicFile(address)).metadata();
  const factor = Math.max(PICTURE_WIDTH_PX / width, HEIGHT_PX / height);
  const [scaledWidth, scaledHeight] = [Math.ceil(width * factor), Math.ceil(height * factor)];
  const [x, y] = focal.split(' ').map((percentage) => Number.parseFloat(percentage) / 100);
  const [left, top] = [Math.round((scaledWidth - PICTURE_WIDTH_PX) * x), Math.round((scaledHeight - HEIGHT_PX) * y)];
  return sharp(getPublicFile(address))
    .resize(scaledWidth, scaledHeight, { fit: 'fill' })
    .extract({ left, top, width: PICTURE_WIDTH_PX, height: HEIGHT_PX })
    .toBuffer();
}

/** Computes a colour that is almost black and has the picture's own hue. */
async function getShadowColour(picture: Buffer): Promise<string> {
  const { data } = await sharp(picture).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const mean = (data[0] + data[1] + data[2]) / 3;
  return `rgb(${[...data.subarray(0, 3)].map((value) => Math.round((value * SHADOW_BRIGHTNESS) / Math.max(mean, 1))).join()})`;
}

/**
 * Draws the shadow over the picture: opaque behind the word-marks, fading to the right, and light along the bottom
 * edge.
 */
const drawShadow = (colour: string): string => {
  const stops = [1, 1, 0.86, 0.5, 0.18, 0].map((opacity, index) => {
    const offset = (WIDTH_PX - PICTURE_WIDTH_PX + (index * PICTURE_WIDTH_PX) / 6 - 60) / WIDTH_PX;
    return `<stop offset="${offset.toFixed(3)}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  });
  return `<linearGradient id="side">${stops.join('')}</linearGradient>
  <linearGradient id="foot" x2="0" y2="1">
    <stop offset=".6" stop-color="${colour}" stop-opacity="0"/>
    <stop offset="1" stop-color="${colour}" stop-opacity=".6"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#foot)"/>
  <rect width="100%" height="100%" fill="url(#side)"/>`;
};

/** Draws a word-mark in ivory, centred at a height on the card. */
async function drawMark(id: string, scale: number, y: number): Promise<string> {
  const svg = await readFile(getPublicFile(`/media/marks/${id}.svg`), 'utf8');
  const [, width, height] = (svg.match(/viewBox="0 0 (\d+) (\d+)"/) ?? []).map(Number);
  const [left, top] = [MARKS_CENTRE_X_PX - (width * scale) / 2, y - (height * scale) / 2];
  const [path] = svg.match(/<path.*\/>/) ?? [''];
  return `<g transform="translate(${left} ${top}) scale(${scale})">${path.replace(/fill="[^"]*"/, `fill="${IVORY}"`)}</g>`;
}

const drawHairline = (length: number, y: number): string =>
  `<rect x="${MARKS_CENTRE_X_PX - length / 2}" y="${y}" width="${length}" height="1" fill="${IVORY}" opacity=".55"/>`;

/** Draws what lies over the picture: the group's word-mark alone, or a house's above the group's. */
async function drawOverlay({ markId }: Card, shadowColour: string): Promise<Buffer> {
  const marks =
    markId === GROUP_ID
      ? [await drawMark(GROUP_ID, 1.5, 308), drawHairline(64, 366)]
      : [await drawMark(markId, 1.6, 308), drawHairline(64, 530), await drawMark(GROUP_ID, 0.56, 562)];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}">${drawShadow(shadowColour)}${marks.join('')}</svg>`,
  );
}

/** Encodes a picture as a JPEG within the size limit. */
async function encodeJpeg(picture: Sharp): Promise<Buffer> {
  for (let quality = 96; ; quality -= 6) {
    // Subsampled colours, and the flat blocks of mozjpeg, would show as bands in the shadow.
    const jpeg = await picture.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= MAX_BYTES || quality < MIN_QUALITY) return jpeg;
  }
}

/** Writes a card, and returns its entry for the manifest. */
async function writeCard(card: Card, focal: string): Promise<Manifest> {
  const picture = await cropPicture(card.pictureAddress, focal);
  const shadowColour = await getShadowColour(picture);
  const layers = [
    { input: picture, left: WIDTH_PX - PICTURE_WIDTH_PX, top: 0 },
    { input: await drawOverlay(card, shadowColour), left: 0, top: 0 },
  ];
  const canvas = sharp({ create: { width: WIDTH_PX, height: HEIGHT_PX, channels: 3, background: shadowColour } });
  const file = getPublicFile(card.address);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await encodeJpeg(canvas.composite(layers)));
  return { [card.address]: { blur: '', focal: '50% 50%', height: HEIGHT_PX, width: WIDTH_PX } };
}

const manifest = await readManifest();
const newEntries: Manifest = {};
for (const card of cards)
  Object.assign(newEntries, await writeCard(card, manifest[card.pictureAddress]?.focal ?? '50% 50%'));
await updateManifest(newEntries);
