/** Writes a contact sheet with a thumbnail of every picture on the site: docs/pictures.jpg. */
import sharp from 'sharp';
import { CONTACT_SHEET_FILE, getPublicFile, readManifest } from './site-files.ts';

const COLUMNS = 12;
const [WIDTH_PX, HEIGHT_PX, GAP_PX] = [240, 180, 8];
const BACKGROUND = '#f8f5ef';

const addresses = Object.keys(await readManifest()).filter(
  (address) => address.endsWith('.jpg') && !address.startsWith('/media/share/'),
);
const thumbnails = addresses.map(async (address, index) => ({
  input: await sharp(getPublicFile(address))
    .resize(WIDTH_PX, HEIGHT_PX, { fit: 'contain', background: BACKGROUND })
    .toBuffer(),
  left: GAP_PX + (index % COLUMNS) * (WIDTH_PX + GAP_PX),
  top: GAP_PX + Math.floor(index / COLUMNS) * (HEIGHT_PX + GAP_PX),
}));
const rows = Math.ceil(addresses.length / COLUMNS);
const sheetSize = { width: GAP_PX + COLUMNS * (WIDTH_PX + GAP_PX), height: GAP_PX + rows * (HEIGHT_PX + GAP_PX) };
await sharp({ create: { ...sheetSize, channels: 3, background: BACKGROUND } })
  .composite(await Promise.all(thumbnails))
  .jpeg({ quality: 76, mozjpeg: true })
  .toFile(CONTACT_SHEET_FILE);
