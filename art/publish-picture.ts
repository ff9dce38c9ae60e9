import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Sharp } from 'sharp';
import { getPublicFile, updateManifest } from './site-files.ts';

const MAX_BYTES = 450_000;
/** Below this JPEG quality, artefacts are visible: a picture that is still too large is kept as it is. */
const MIN_QUALITY = 52;

/**
 * Writes a picture as a JPEG file at an address on the site, in the best quality that the size limit allows, and adds
 * its entry to the site's list of pictures. `focal` is the point that stays in view when the picture is cropped, as in
 * `'60% 50%'`.
 */
export async function publishPicture(picture: Sharp, address: string, focal: string): Promise<void> {
  const file = getPublicFile(address);
  await mkdir(dirname(file), { recursive: true });
  let quality = 82;
  let jpeg = await picture.jpeg({ quality, mozjpeg: true }).toFile(file);
  while (jpeg.size > MAX_BYTES && quality > MIN_QUALITY) {
    quality -= 6;
    jpeg = await picture.jpeg({ quality, mozjpeg: true }).toFile(file);
  }
  const blur = await picture.clone().resize({ width: 16 }).webp({ quality: 30 }).toBuffer();
  const { width, height } = jpeg;
  const entry = { blur: `data:image/webp;base64,${blur.toString('base64')}`, focal, height, width };
  await updateManifest({ [address]: entry });
}
