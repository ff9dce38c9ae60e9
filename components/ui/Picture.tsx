import Head from 'next/head';
import NextImage, { getImageProps } from 'next/image';
import type { Image } from '@/lib/model/field-types';

interface PictureProps {
  image: Pick<Image, 'src' | 'width' | 'height' | 'alt' | 'focal'> & { blur?: string };
  /** The display width before cropping: a value for the `sizes` attribute, or pixels if the width never changes. */
  sizes: string | number;
  /** Fills the positioned parent. `cover` crops around the focal point, `contain` shows the whole picture. */
  fill?: 'cover' | 'contain';
  /** Loads the picture immediately, with high priority. Use it only for the one that visitors see first. */
  priority?: boolean;
  /** An upright picture, as wide as the window, that replaces the picture in windows that match a media query. */
  upright?: { image: Image; media: string };
}

/**
 * The `sizes` of a picture that fills the window. In a portrait window, the picture is about twice as wide as the
 * window before cropping. With 190 instead of 200%, common phones load the next smaller file.
 */
export const fullWindowSizes = '(orientation: portrait) 190vw, 100vw';

const fillStyle = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

/** The width up to which a picture looks sharp, also on screens with two pixels per unit. */
export const getSharpWidthPx = ({ width }: Pick<Image, 'width'>): number => Math.round(width / 1.2);

/**
 * Converts a focal point (`70% 40%`) to the `object-position` that moves it near the middle. A position of `70%` would
 * show a point at 70% of the picture at 70% of the visible part. The factor suits pictures that are just over half
 * visible.
 */
const toObjectPosition = (focal: string) =>
  focal.replace(/[\d.]+/g, (percent) => `${Math.min(100, Math.max(0, 1.75 * Number(percent) - 37.5))}`);

/**
 * The address of a picture as the poster of a film, which has no `srcset`: by default 1080 pixels wide, about the size
 * of the films.
 */
export const getPosterUrl = ({ src, alt, width, height }: Image, widthPx = 1080): string => {
  const displayWidthPx = widthPx / 2;
  const displayHeightPx = Math.round((displayWidthPx * height) / width);
  const { props } = getImageProps({ src, alt, width: displayWidthPx, height: displayHeightPx, quality: 70 });
  // The file for screens with two pixels per unit.
  return props.src;
};

const getSource = ({ src, alt, width, height }: PictureProps['image'], sizes: string | number) => {
  const { props } = getImageProps({ src, alt, width, height, sizes: `${sizes}`, quality: 70 });
  return { srcSet: props.srcSet, sizes: props.sizes };
};

/** A picture in a modern format and a suitable size, with a small blurred preview until it is loaded. */
export function Picture({ image, sizes, fill, priority = false, upright }: PictureProps) {
  const { src, width, height, alt, focal, blur } = image;
  const displayWidthPx = typeof sizes === 'number' ? sizes : width;
  const picture = (
    <NextImage
      src={src}
      alt={alt}
      sizes={typeof sizes === 'string' ? sizes : undefined}
      width={displayWidthPx}
      height={Math.round((displayWidthPx * height) / width)}
      quality={70}
      preload={priority && !upright}
      loading={priority ? 'eager' : undefined}
      fetchPriority={priority ? 'high' : undefined}
      style={
        fill
          ? {
              ...fillStyle,
              objectFit: fill,
              objectPosition: fill === 'cover' ? toObjectPosition(focal) : undefined,
              ['--sharp' as string]: `${getSharpWidthPx(image)}px`,
            }
          : { inlineSize: '100%', blockSize: 'auto' }
      }
      placeholder={blur ? (blur as `data:image/${string}`) : 'empty'}
    />
  );
  if (!upright) return picture;
  const { image: uprightImage, media } = upright;
  const uprightSource = getSource(uprightImage, '100vw');
  // Each window preloads only the picture that it shows.
  const preloads = { [media]: uprightSource, [`not ${media}`]: getSource(image, sizes) };
  return (
    <picture>
      {priority && (
        <Head>
          {Object.entries(preloads).map(([query, source]) => (
            <link
              key={query}
              rel="preload"
              as="image"
              media={query}
              imageSrcSet={source.srcSet}
              imageSizes={source.sizes}
              fetchPriority="high"
            />
          ))}
        </Head>
      )}
      <source media={media} {...uprightSource} width={uprightImage.width} height={uprightImage.height} />
      {picture}
    </picture>
  );
}
