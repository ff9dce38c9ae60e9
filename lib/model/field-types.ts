import { z } from 'zod';
import { locales } from '../i18n/locales';

/**
 * A picture. `src` is a path on this site or an https URL of an allowed host; `width` and `height` are in pixels;
 * `focal` is the focal point, such as `30% 70%`; `blur` is a tiny data URI to show while the picture loads.
 */
export const image = z.object({
  src: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: z.string(),
  focal: z.string(),
  blur: z.string().optional(),
});
export type Image = z.infer<typeof image>;

/** A picture without its preview, which the pictures of menus and tiles do without. */
export const withoutBlur = ({ blur: _, ...picture }: Image): Omit<Image, 'blur'> => picture;

const linkKind = z.enum(['inpage', 'external', 'internal', 'file', 'internal-new-tab', 'overlay']);

/** A link for display. `href` is a path on this site with its locale, an anchor or an absolute URL. */
export const link = z.object({ label: z.string(), href: z.string(), kind: linkKind });
export type Link = z.infer<typeof link>;

/**
 * A film on this site. Before it plays, `background` is shown, or on phones the upright `backgroundMobile` if there is
 * one. `animationStart` and `animationEnd` limit the silent loop, in seconds; `captions` are WebVTT files by locale.
 */
export const createVideoSchema = ({ image: picture, film }: Pick<FieldTypes, 'image' | 'film'>) =>
  z.object({
    videoUrl: film,
    title: z.string(),
    alt: z.string(),
    background: picture,
    backgroundMobile: picture.optional(),
    animationStart: z.number().nonnegative().optional(),
    animationEnd: z.number().positive().optional(),
    captions: z.partialRecord(z.enum(locales), film).optional(),
  });
export type Video = z.infer<ReturnType<typeof createVideoSchema>>;

/** A film on YouTube, which browsers do not contact before the visitor consents. */
export const youtubeVideo = z.object({ videoId: z.string(), title: z.string(), background: image });
export type YoutubeVideo = z.infer<typeof youtubeVideo>;

export type AnyVideo = Video | YoutubeVideo;

/**
 * The field types whose stored form differs between CMSs: each CMS has schemas that convert its form to the same
 * values. `richText` returns sanitised HTML; `href` and `link` return null if the target does not exist in the locale.
 */
export interface FieldTypes {
  richText: z.ZodType<string>;
  image: z.ZodType<Image>;
  /** The address of a film or its captions: a path on this site, or an https URL of an allowed host. */
  film: z.ZodType<string>;
  href: z.ZodType<string | null>;
  link: z.ZodType<Link | null>;
}

/** The field types of content that is already in the site's own form. */
export const plainFieldTypes = {
  richText: z.string(),
  image,
  film: z.string(),
  href: z.string().nullable(),
  link: link.nullable(),
} satisfies FieldTypes;
