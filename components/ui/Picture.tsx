import NextImage from 'next/image';
import type { Image } from '@/lib/model/leaf';

interface PictureProps {
  image: Pick<Image, 'src' | 'width' | 'height' | 'alt' | 'focal'> & { blur?: string };
  /** The width it is shown at before it is cut, as in the `sizes` attribute of an image; or pixels, for one that is always as wide. */
  sizes: string | number;
  /** Fills its positioned parent: cut around its focal point, or whole. */
  fill?: 'cover' | 'contain';
  /** Loads at once: for the one picture that a visitor sees first. */
  priority?: boolean;
}

/** The `sizes` of a picture over the whole window: cut to an upright one, it is shown twice as wide as that. */
export const wholeWindow = '(max-width: 767px) 200vw, 100vw';

const filling = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

/**
 * The `object-position` that brings a focal point near the middle: the position of a point at 70 % leaves it at 70 % of
 * what is shown, at the edge where much is cut away. It is meant for pictures of which a good half is shown.
 */
const centred = (focal: string) =>
  focal.replace(/[\d.]+/g, (at) => `${Math.min(100, Math.max(0, 1.75 * Number(at) - 37.5))}`);

/** A picture in modern formats at the right size, over a preview of a few pixels of itself. */
export function Picture({ image, sizes, fill, priority = false }: PictureProps) {
  const { src, width, height, alt, focal, blur } = image;
  const shown = typeof sizes === 'number' ? sizes : width;
  return (
    <NextImage
      src={src}
      alt={alt}
      sizes={typeof sizes === 'string' ? sizes : undefined}
      width={shown}
      height={Math.round((shown * height) / width)}
      quality={70}
      preload={priority}
      fetchPriority={priority ? 'high' : undefined}
      style={
        fill
          ? { ...filling, objectFit: fill, objectPosition: fill === 'cover' ? centred(focal) : undefined }
          : { inlineSize: '100%', blockSize: 'auto' }
      }
      placeholder={blur ? (blur as `data:image/${string}`) : 'empty'}
    />
  );
}
