/**
 * Adds a picture to the site, or replaces one: `npm run picture -- photo.png /media/houses/orvaine.jpg '60% 50%'`. The
 * last argument is its focal point, by default the middle. The picture may be of any format; its EXIF data is dropped.
 */
import sharp from 'sharp';
import { publish } from './master.ts';

const MAX_WIDTH = 2400;

const [file, address, focal = '50% 50%'] = process.argv.slice(2);
if (!file || !/^\/media\/[\w/-]+\.jpg$/.test(address ?? '') || !/^\d+% \d+%$/.test(focal))
  throw new Error("Say which file, its address and its focal point: photo.png /media/houses/orvaine.jpg '60% 50%'");

const picture = sharp(file).rotate().resize({ width: MAX_WIDTH, withoutEnlargement: true }).flatten();
await publish(picture, address, focal);
