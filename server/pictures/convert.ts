import sharp from 'sharp';
import { pictureQuality as quality } from '../../lib/shared/picture-sizes.ts';
import type { Format } from './image-request.ts';

// One thread per picture, and no caching between pictures.
sharp.concurrency(1);
sharp.cache(false);

/** The size of the largest picture that is converted. */
export const maxPixels = 40_000_000;
const timeoutSeconds = 10;
/** The quality of AVIF that looks the same. */
const avifQuality = Math.round(quality * (50 / 80));

export interface Conversion {
  width: number;
  format: Format;
}

/** Converts a picture to a width, or to its own if that is smaller. Rejects if that fails or takes over ten seconds. */
export const convertPicture = (file: string, { width, format }: Conversion): Promise<Buffer> => {
  const picture = sharp(file, { limitInputPixels: maxPixels, sequentialRead: true })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize(width, undefined, { withoutEnlargement: true });
  const encoders = {
    avif: () => picture.avif({ quality: avifQuality, effort: 3 }),
    webp: () => picture.webp({ quality }),
    jpg: () => picture.jpeg({ quality, mozjpeg: true }),
    png: () => picture.png({ quality }),
  };
  return encoders[format]().toBuffer();
};
