import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Sharp } from 'sharp';
import { publicFile, updateManifest } from './site.ts';

const MAX_BYTES = 450_000;

/**
 * Writes a picture as the JPEG master at an address of the site, as large as the size limit allows, and its entry in the
 * site's list of pictures. `focal` is the point that stays in view when the picture is cropped.
 */
export async function publish(picture: Sharp, address: string, focal: string): Promise<void> {
  const file = publicFile(address);
  await mkdir(dirname(file), { recursive: true });
  let quality = 82;
  let written = await picture.jpeg({ quality, mozjpeg: true }).toFile(file);
  while (written.size > MAX_BYTES && quality > 52) {
    quality -= 6;
    written = await picture.jpeg({ quality, mozjpeg: true }).toFile(file);
  }
  const blur = await picture.clone().resize({ width: 16 }).webp({ quality: 30 }).toBuffer();
  const { width, height } = written;
  const entry = { width, height, focal, blur: `data:image/webp;base64,${blur.toString('base64')}` };
  await updateManifest({ [address]: entry });
}
