import NextImage from 'next/image';
import type { Image } from '@/lib/model/leaf';

interface PictureProps {
  image: Pick<Image, 'src' | 'width' | 'height' | 'alt' | 'focal'> & { blur?: string };
  /** The width it is shown at, as in the `sizes` attribute of an image. */
  sizes: string;
  /** Fills its positioned parent: cut around its focal point, or whole. */
  fill?: 'cover' | 'contain';
  /** Loads at once: for the one picture that a visitor sees first. */
  priority?: boolean;
}

/** A picture in modern formats at the right size, over a blurred preview of itself. */
export function Picture({ image, sizes, fill, priority = false }: PictureProps) {
  const { src, width, height, alt, focal, blur } = image;
  return (
    <NextImage
      src={src}
      alt={alt}
      sizes={sizes}
      quality={70}
      preload={priority}
      {...(blur ? { placeholder: 'blur', blurDataURL: blur } : {})}
      {...(fill
        ? { fill: true, style: { objectFit: fill, objectPosition: fill === 'cover' ? focal : undefined } }
        : { width, height, style: { inlineSize: '100%', blockSize: 'auto' } })}
    />
  );
}
