import type { Locale } from '../i18n/locales';
import type { HouseFacts } from '../model/house';
import type { Image } from '../model/leaf';
import type { Breadcrumb, PageLocalization, PageType, Seo } from '../model/page';
import type { SectionContent } from '../model/section';
import type { Settings } from '../model/settings';

/** A page as the CMS holds it in one locale. `path` is within the locale, without slashes at its ends. */
export interface CmsPage {
  id: string;
  path: string;
  pageTitle: string;
  summary: string;
  seo: Seo;
  image: Image | null;
  /** The picture that networks show with a link to the page, where it is not `image`. */
  shareImage: Image | null;
  sections: SectionContent[];
  pageType: PageType;
  noindex: boolean;
  publishedAt: string;
  updatedAt: string | null;
  /** The pages above this one, from the home page down, and the page itself. */
  breadcrumbs: Breadcrumb[];
  /** Every locale in which the page exists, this one included. */
  localizations: PageLocalization[];
  house?: Omit<HouseFacts, 'place'> & { sector: string; accent: string };
  article?: ArticleFacts;
}

export interface ArticleFacts {
  category: string;
  houses: string[];
}

/** What is asked for: published pages, or drafts in the place of the pages they revise. */
export interface View {
  locale: Locale;
  draft: boolean;
}

/** Where content comes from. Rejects where the CMS cannot answer; what does not exist is null or empty. */
export interface Cms {
  settings(view: View): Promise<Settings>;
  page(view: View, path: string): Promise<CmsPage | null>;
  /** Every page of the locale, the home page included. */
  pages(view: View): Promise<CmsPage[]>;
  /** The houses, in the order of their names. */
  houses(view: View): Promise<CmsPage[]>;
  /** News articles, newest first. `page` counts from zero. */
  articles(
    view: View,
    query: { category?: string; page: number; pageSize: number },
  ): Promise<{ items: CmsPage[]; nbPages: number }>;
  /** The pages that share this one's parent: houses of its sector first, articles newest first. */
  beside(view: View, page: CmsPage, limit: number): Promise<CmsPage[]>;
}
