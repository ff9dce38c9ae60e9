import sharp from 'sharp';
import type { Format } from './address.ts';

// One thread per picture, and no caching between pictures.
sharp.concurrency(1);
sharp.cache(false);

/** The largest picture that is converted. */
export const maxPixels = 40_000_000;
const reading = { limitInputPixels: maxPixels, sequentialRead: true };

/** The width of a picture as displayed, after rotation by its EXIF orientation. */
export const widthOf = async (file: string): Promise<number> => (await sharp(file).metadata()).autoOrient.width;

export interface Conversion {
  width: number;
  format: Format;
  /** The quality for JPEG and WebP. AVIF uses a lower value that looks the same. */
  quality: number;
  /** Whether a JPEG or PNG is made fast instead of small. */
  fast?: boolean;
}

export const convertPicture = (file: string, { width, format, quality, fast = false }: Conversion): Promise<Buffer> => {
  const picture = sharp(file, reading).autoOrient().resize(width, undefined, { withoutEnlargement: true });
  const encoded = {
    avif: () => picture.avif({ quality: Math.max(1, Math.round(quality * (50 / 80))), effort: 3 }),
    webp: () => picture.webp({ quality }),
    jpg: () => picture.jpeg({ quality, mozjpeg: !fast }),
    png: () => picture.png(fast ? { compressionLevel: 1 } : { quality }),
  };
  return encoded[format]().toBuffer();
};
