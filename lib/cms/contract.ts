import type { Readable } from 'node:stream';
import type { Locale } from '../i18n/locales';
import type { ChangingContent } from '../model/content-change';
import type { EventType } from '../model/event';
import type { HouseFacts } from '../model/house';
import type { Image } from '../model/leaf';
import type { PageType, Seo } from '../model/page';
import type { SearchWords } from '../model/search-words';
import type { SectionContent } from '../model/section-content';
import type { Settings } from '../model/settings';

/**
 * What lists, menus, searches and the sitemap need of a page in one locale. `path` is within the locale, without slashes
 * at its ends; dates are ISO dates.
 */
export interface PageFacts {
  id: string;
  path: string;
  /** Another string once anything of the page is other, its sections included. */
  version: string;
  /**
   * The id of the page or the level above, never below the page itself; null directly below the home page, and for the home
   * page.
   */
  parent: string | null;
  pageTitle: string;
  summary: string;
  image: Image | null;
  /** The picture that lists and results show with a link to the page: `image` unless it has another for that. */
  linkThumbnail: Image | null;
  /** The picture that networks show with a link to the page, where it is not `image`. */
  shareImage: Image | null;
  pageType: PageType;
  noindex: boolean;
  publishedAt: string;
  updatedAt: string | null;
  house?: Omit<HouseFacts, 'since' | 'place'> & { sector: string; accent: string };
  article?: ArticleFacts;
  person?: PersonFacts;
}

/** A level of the tree that is no page: it is in the paths and breadcrumbs of the pages below it. */
export type Level = Pick<PageFacts, 'id' | 'path' | 'parent' | 'pageTitle'>;

/** Every page of a locale, in any order. */
export interface Directory {
  /** Another string once there are other pages, or anything of one of them is other. */
  version: string;
  pages: PageFacts[];
  levels: Level[];
}

/** A page with what it shows. */
export interface CmsPage extends PageFacts {
  seo: Seo;
  sections: SectionContent[];
}

/** `color` is dark enough for white text; `isHighlight` says that it is shown among what houses are proud of. */
export interface ArticleFacts {
  category: string;
  houses: string[];
  isHighlight: boolean;
  color: string;
}

/** One of the women and men of the group: `house` is a page's id, null for the group itself; `country` a two-letter code. */
export interface PersonFacts {
  job: string;
  house: string | null;
  jobFamily: string;
  country: string;
}

/** An event of the group. Days are ISO dates, the last included. */
export interface CmsEvent {
  id: string;
  type: EventType;
  title: string;
  text: string;
  startDate: string;
  endDate: string;
  place: string;
  image: Image | null;
  /** The address of its page, on this site or on another one; null where it has none in the locale. */
  href: string | null;
}

/** Figures over the years, as the CMS holds them. */
export interface CmsDashboard {
  title: string;
  intro: string;
  indicators: {
    id: string;
    label: string;
    unit: string;
    decimals: number;
    note: string | null;
    series: { year: number; value: number }[];
    target: { year: number; value: number } | null;
  }[];
}

/** What is known of a file that visitors may download: `type` is its media type. */
export interface FileFacts {
  reference: string;
  type: string;
  bytes: number;
}

/** A file that visitors may download: `name` is what it is saved as, `stream` reads a part of it, ends included. */
export interface CmsFile extends Omit<FileFacts, 'reference'> {
  name: string;
  changed: Date;
  stream(range?: { start: number; end: number }): Readable;
}

/** What is asked for: published pages, or drafts instead of the pages they revise. */
export interface View {
  locale: Locale;
  draft: boolean;
}

/**
 * Where content comes from. Every answer but a file's stream and a change is plain data; what does not exist is null or empty. Rejects
 * where the CMS cannot answer.
 */
export interface Cms extends ChangingContent {
  settings(view: View): Promise<Settings>;
  /** Light facts of every page of the locale. */
  directory(view: View): Promise<Directory>;
  /** The page at a path; null where there is none. */
  page(view: View, path: string): Promise<CmsPage | null>;
  /** The events of the group, the latest first. */
  events(view: View): Promise<CmsEvent[]>;
  /** A dashboard by its id; null where there is none. */
  dashboard(view: View, id: string): Promise<CmsDashboard | null>;
  /** What editors tell searches. */
  searchWords(view: View): Promise<SearchWords>;
  /** A file by its reference; null where there is none that may be downloaded. */
  file(reference: string): Promise<CmsFile | null>;
  /** All files that may be downloaded. */
  files(): Promise<FileFacts[]>;
}
