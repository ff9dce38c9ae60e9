import { z } from 'zod';
import type { FieldTypes, Image } from '../../model/field-types';

/** The schema of `media.json`: the size in pixels, focal point and blurred preview of each picture, by its path. */
export const mediaManifest = z.record(
  z.string(),
  z.object({ width: z.number(), height: z.number(), focal: z.string(), blur: z.string() }),
);
export type MediaManifest = z.infer<typeof mediaManifest>;

/** Finds the size, focal point and blurred preview of a picture by its path; undefined if there is no such picture. */
export type FindPicture = (src: string) => MediaManifest[string] | undefined;

/** Creates the schema of a picture, which adds the size, focal point and preview to its path. */
export const createImageSchema = (findPicture: FindPicture): FieldTypes['image'] =>
  z
    .strictObject({ src: z.string(), alt: z.string(), focal: z.string().optional() })
    .transform(({ src, alt, focal }, context): Image => {
      const picture = findPicture(src);
      if (picture) return { ...picture, src, alt, focal: focal ?? picture.focal };
      context.addIssue(`there is no picture "${src}"`);
      return z.NEVER;
    });
