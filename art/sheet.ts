/** Writes every picture of the site, small, to one contact sheet: docs/pictures.jpg. */
import sharp from 'sharp';
import { publicFile, readManifest, SHEET } from './site.ts';

const [COLUMNS, WIDTH, HEIGHT, GAP] = [12, 152, 114, 8];

const addresses = Object.keys(await readManifest()).filter(
  (address) => address.endsWith('.jpg') && !address.startsWith('/media/share/'),
);
const thumbnails = addresses.map(async (address, index) => ({
  input: await sharp(publicFile(address)).resize(WIDTH, HEIGHT).toBuffer(),
  left: GAP + (index % COLUMNS) * (WIDTH + GAP),
  top: GAP + Math.floor(index / COLUMNS) * (HEIGHT + GAP),
}));
const rows = Math.ceil(addresses.length / COLUMNS);
const sheet = { width: GAP + COLUMNS * (WIDTH + GAP), height: GAP + rows * (HEIGHT + GAP) };
await sharp({ create: { ...sheet, channels: 3, background: '#f8f5ef' } })
  .composite(await Promise.all(thumbnails))
  .jpeg({ quality: 76, mozjpeg: true })
  .toFile(SHEET);
