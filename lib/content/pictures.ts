import { z } from 'zod';
import type { Image, Leaves } from '../model/leaf';

/** Size, focal point and blurred preview of each picture, by its path. */
export const mediaManifest = z.record(
  z.string(),
  z.object({ width: z.number(), height: z.number(), focal: z.string(), blur: z.string() }),
);
export type MediaManifest = z.infer<typeof mediaManifest>;

/** What is known of a picture, by its path; undefined where there is none. */
export type FindPicture = (src: string) => MediaManifest[string] | undefined;

/** A picture with its size, focal point and preview, from its path. */
export const authoredImage = (picture: FindPicture): Leaves['image'] =>
  z
    .strictObject({ src: z.string(), alt: z.string(), focal: z.string().optional() })
    .transform(({ src, alt, focal }, context): Image => {
      const known = picture(src);
      if (known) return { ...known, src, alt, focal: focal ?? known.focal };
      context.addIssue(`there is no picture "${src}"`);
      return z.NEVER;
    });
