import { z } from 'zod';
import type { Locale } from '../../i18n/locales';
import type { FieldTypes, Image } from '../../model/field-types';
import { checkSameLanguages, localizedText } from '../../model/localized';
import type { FolderReader } from './folder-reader';

/** The schema of `media.json`: the size in pixels, focal point and blurred preview of each picture, by its path. */
export const mediaManifest = z.record(
  z.string(),
  z.object({ width: z.number(), height: z.number(), focal: z.string(), blur: z.string() }),
);
export type MediaManifest = z.infer<typeof mediaManifest>;

/**
 * What a picture shows, for people who cannot see it. A picture without `credit` or `rights` is the group's own, whose
 * terms of use apply.
 */
export const pictureDescription = z
  .strictObject({ alt: localizedText, credit: z.string().trim().min(1).optional(), rights: localizedText.optional() })
  .superRefine(checkSameLanguages);
/** The schema of `pictures.yaml`: the descriptions of pictures by their paths. */
export const pictureDescriptions = z.record(z.string(), pictureDescription);
export type PictureDescriptions = z.infer<typeof pictureDescriptions>;

/** The credit and rights of a picture by its file reference, as facts of the file; none for the group's own pictures. */
export const getFileRights = (descriptions: PictureDescriptions, reference: string) => {
  const { credit, rights } = descriptions[`/${reference}`] ?? {};
  return { ...(credit && { credit }), ...(rights && { rights: rights.texts }) };
};

/** The pictures of `media.json`, described in one language if they have a text in it. */
export type Pictures = Record<string, MediaManifest[string] & { alt?: string }>;

/** Adds the alternative texts of a locale to the manifest. */
export const describePictures = (
  manifest: MediaManifest,
  descriptions: PictureDescriptions,
  locale: Locale,
): Pictures =>
  Object.fromEntries(
    Object.entries(manifest).map(([src, picture]) => {
      const alt = descriptions[src]?.alt.texts[locale];
      return [src, alt === undefined ? picture : { ...picture, alt }];
    }),
  );

/** Reads the manifest and the descriptions of all pictures. Rejects with a ContentError if a file is invalid. */
export const readPictureFiles = async (reader: FolderReader) => ({
  manifest: await reader.readJson('media.json', mediaManifest),
  descriptions: (await reader.readYamlIfAny('pictures.yaml', pictureDescriptions)) ?? {},
});

/** Finds a picture by its path; undefined if there is no such picture. */
export type FindPicture = (src: string) => Pictures[string] | undefined;

/**
 * Creates the schema of a picture, which adds its size, focal point and preview to its path. Without `alt`, it has the
 * alternative text of its description; if that is missing, it is invalid, or decorative with `allowsMissing`.
 */
export const createImageSchema = (findPicture: FindPicture, allowsMissing = false): FieldTypes['image'] =>
  z
    .strictObject({ src: z.string(), alt: z.string().optional(), focal: z.string().optional() })
    .transform(({ src, focal, ...use }, context): Image => {
      const picture = findPicture(src);
      if (!picture) {
        context.addIssue(`there is no picture "${src}"`);
        return z.NEVER;
      }
      const { alt: description, ...facts } = picture;
      const alt = use.alt ?? description;
      if (alt === undefined && !allowsMissing)
        context.addIssue(`the picture "${src}" has no alternative text in this language: add it to pictures.yaml`);
      return { ...facts, src, alt: alt ?? '', focal: focal ?? facts.focal };
    });
