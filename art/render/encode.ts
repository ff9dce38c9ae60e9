import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** What the site needs to know about a picture. */
export interface MediaEntry {
  width: number;
  height: number;
  focal: string;
  blur: string;
}

const MAX_BYTES = 290_000;

/** Writes the pixels as a JPEG master within the size limit, and returns its entry of the site's list of pictures. */
export async function writeMaster(
  file: string,
  pixels: Uint8Array,
  width: number,
  height: number,
  focal: string,
  maxBytes = MAX_BYTES,
): Promise<MediaEntry> {
  const raw = { raw: { width, height, channels: 3 as const } };
  let quality = 82;
  let jpeg: Buffer;
  do {
    jpeg = await sharp(pixels, raw).jpeg({ quality, mozjpeg: true }).toBuffer();
    quality -= 6;
  } while (jpeg.length > maxBytes && quality > 50);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, jpeg);
  const blur = await sharp(pixels, raw).resize({ width: 16 }).webp({ quality: 30 }).toBuffer();
  return { width, height, focal, blur: `data:image/webp;base64,${blur.toString('base64')}` };
}
