/**
 * Adds a picture to the site, or replaces one: `npm run picture -- photo.png /media/objects/orvaine.jpg '60% 50%'`. The
 * last argument is the focal point, by default the middle. The picture may have any format; its EXIF data is removed.
 */
import sharp from 'sharp';
import { publishPicture } from './publish-picture.ts';

const MAX_WIDTH_PX = 2400;

const [file, address, focal = '50% 50%'] = process.argv.slice(2);
if (!file || !/^\/media\/[\w/-]+\.jpg$/.test(address ?? '') || !/^\d+% \d+%$/.test(focal))
  throw new Error("Give the file, its address and its focal point: photo.png /media/objects/orvaine.jpg '60% 50%'");

const picture = sharp(file).rotate().resize({ width: MAX_WIDTH_PX, withoutEnlargement: true }).flatten();
await publishPicture(picture, address, focal);
