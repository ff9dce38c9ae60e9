import { z } from 'zod';
import { locales } from '../i18n/locales';

/**
 * A picture: `src` is a path on this site or an https URL of an allowed host, `width` and `height` are in pixels,
 * `blur` is a tiny data URI.
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

const linkKind = z.enum(['inpage', 'external', 'internal', 'file', 'internal-new-tab', 'overlay']);

/** A link for display: `href` is a path on this site with its locale, an anchor or an absolute URL. */
export const link = z.object({ label: z.string(), href: z.string(), kind: linkKind });
export type Link = z.infer<typeof link>;

/**
 * One of our own films. Before it plays, `background` is shown, and on phones the upright `backgroundMobile` if there
 * is one. `animationStart` and `animationEnd` limit the silent loop, in seconds; `captions` is a WebVTT file for each
 * locale that has one.
 */
export const videoSchema = ({ image: picture, film }: Pick<FieldTypes, 'image' | 'film'>) =>
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
export type Video = z.infer<ReturnType<typeof videoSchema>>;

/** A film on YouTube, which is not contacted before a visitor agrees. */
export const youtubeVideo = z.object({ videoId: z.string(), title: z.string(), background: image });
export type YoutubeVideo = z.infer<typeof youtubeVideo>;

export type AnyVideo = Video | YoutubeVideo;

/**
 * The parts of content whose authored form differs between CMSs: each vendor brings schemas that convert its own form
 * into the same values. `richText` returns sanitised HTML; `href` and `link` return null if the target does not exist
 * in the locale.
 */
export interface FieldTypes {
  richText: z.ZodType<string>;
  image: z.ZodType<Image>;
  /** The address of a film or its captions: a path on this site, or an https URL of an allowed host. */
  film: z.ZodType<string>;
  href: z.ZodType<string | null>;
  link: z.ZodType<Link | null>;
}

/** Content that is already in the site's own form. */
export const plainFieldTypes = {
  richText: z.string(),
  image,
  film: z.string(),
  href: z.string().nullable(),
  link: link.nullable(),
} satisfies FieldTypes;
