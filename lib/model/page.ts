import { z } from 'zod';
import type { Locale } from '../i18n/locales';
import type { image } from './field-types';
import { type Section, section } from './section';

export const pageType = z.enum(['Organization', 'JobPosting', 'NewsArticle']);
export type PageType = z.infer<typeof pageType>;

/** The path of a page in another locale, such as `/fr/maisons/`. */
export interface PageLocalization {
  locale: Locale;
  path: string;
}

/** A breadcrumb. `lang` is the language tag of the title, if it differs from the language of the page. */
export interface Breadcrumb {
  title: string;
  path: string;
  notClickable?: boolean;
  lang?: string;
}

export interface Seo {
  pageTitle: string;
  pageDescription: string;
}

/** The metadata of a page besides `seo`: the document title, and the Atom feeds of its language. */
export interface DocumentHead {
  title: string;
  feeds: { title: string; href: string }[];
}

type Picture = Pick<z.infer<typeof image>, 'src' | 'width' | 'height'>;

/** A page with its data. Dates are ISO dates. */
export interface Page {
  pageTitle: string;
  seo: Seo;
  head: DocumentHead;
  /** The picture that represents the page in lists and search engines. */
  linkThumbnail: Picture | null;
  /** The picture that represents the page on social networks. */
  shareImage: Picture;
  sections: Section[];
  publishedAt: string | null;
  updatedAt: string | null;
  /** The date of the version, on the privacy page. */
  versionText?: string;
  pageType: PageType;
  accent?: string;
  /** The path of the drawing beside the figures of a house. */
  plate?: string;
  /** Whether the page is about job offers. Only such pages include the `jobs` strings. */
  isCareerPage?: boolean;
  noindex?: boolean;
  is404?: boolean;
  /** Whether a page with `is404` was removed for good. */
  isGone?: boolean;
  is500?: boolean;
}

/** A page in a dialog. `words` are the interface strings that its sections need, by namespace. */
export const overlayPage = z.object({
  pageTitle: z.string(),
  sections: z.array(section),
  accent: z.string().optional(),
  words: z.record(z.string(), z.record(z.string(), z.unknown())),
});
export type OverlayPage = z.infer<typeof overlayPage>;
