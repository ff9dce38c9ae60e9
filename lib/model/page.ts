import { z } from 'zod';
import type { image } from './leaf';
import { type Section, section } from './section';

export const pageType = z.enum(['Organization', 'JobPosting', 'NewsArticle']);
export type PageType = z.infer<typeof pageType>;

/** The path of the same page in another locale: `/fr/maisons/`. */
export const pageLocalization = z.object({ locale: z.string(), path: z.string() });
export type PageLocalization = z.infer<typeof pageLocalization>;

/** `lang` is the language tag of the title, where it is not in the language of the page. */
export const breadcrumb = z.object({
  title: z.string(),
  path: z.string(),
  notClickable: z.boolean().optional(),
  lang: z.string().optional(),
});
export type Breadcrumb = z.infer<typeof breadcrumb>;

export interface Seo {
  pageTitle: string;
  pageDescription: string;
}

/** What the head of a page says beside `seo`: the title of the document, and the Atom feeds of its language. */
export interface PageHead {
  title: string;
  feeds: { title: string; href: string }[];
}

type Picture = Pick<z.infer<typeof image>, 'src' | 'width' | 'height'>;

/** What a page shows. Dates are ISO dates. */
export interface Page {
  pageTitle: string;
  seo: Seo;
  head: PageHead;
  /** The picture that lists show with a link to the page, which search engines may show too. */
  linkThumbnail: Picture | null;
  /** The picture that networks show with a link to the page. */
  shareImage: Picture;
  sections: Section[];
  publishedAt: string | null;
  updatedAt: string | null;
  pageType: PageType;
  accent?: string;
  noindex?: boolean;
  is404?: boolean;
  is500?: boolean;
}

/** A page as a dialog shows it: `words` are those of the interface that its sections need, by namespace. */
export const overlayPage = z.object({
  pageTitle: z.string(),
  sections: z.array(section),
  accent: z.string().optional(),
  words: z.record(z.string(), z.record(z.string(), z.unknown())),
});
export type OverlayPage = z.infer<typeof overlayPage>;
