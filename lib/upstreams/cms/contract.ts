import type { Readable } from 'node:stream';
import type { Locale } from '../../i18n/locales';
import type { ChangingContent } from '../../model/content-change';
import type { EventType } from '../../model/event';
import type { Image } from '../../model/field-types';
import type { HouseFacts } from '../../model/house';
import type { PageLocalization, PageType, Seo } from '../../model/page';
import type { SearchWords } from '../../model/search-words';
import type { SectionContent } from '../../model/section-content';
import type { Settings } from '../../model/settings';
import type { PageKind } from '../../model/tags';

/**
 * The facts of a page in one locale, for lists, menus, searches and the sitemap. `path` is relative to the locale,
 * without leading or trailing slash; dates are ISO dates.
 */
export interface PageFacts {
  id: string;
  path: string;
  /** Changes whenever anything of the page changes, including its sections. */
  version: string;
  /**
   * The id of the parent page or level, never below the page itself; null directly below the home page, and for the
   * home page.
   */
  parent: string | null;
  pageTitle: string;
  summary: string;
  image: Image | null;
  /** The picture of links to the page in lists and results; the same as `image` unless it has its own. */
  linkThumbnail: Image | null;
  /** The picture that social networks show for the page; null if it is `image`. */
  shareImage: Image | null;
  pageType: PageType;
  noindex: boolean;
  publishedAt: string;
  updatedAt: string | null;
  house?: Omit<HouseFacts, 'since' | 'place'> & { sector: string; accent: string };
  article?: ArticleFacts;
  person?: PersonFacts;
}

/** A level of the tree without a page of its own: it appears in the paths and breadcrumbs of the pages below it. */
export type Level = Pick<PageFacts, 'id' | 'path' | 'parent' | 'pageTitle'>;

/** Every page of a locale, in any order. */
export interface Directory {
  /** Changes whenever a page is added, removed or changed. */
  version: string;
  pages: PageFacts[];
  levels: Level[];
}

/** A page with its content. */
export interface CmsPage extends PageFacts {
  seo: Seo;
  sections: SectionContent[];
}

/** `color` is dark enough for white text; `isHighlight` lists it among the highlights of the houses. */
export interface ArticleFacts {
  category: string;
  houses: string[];
  isHighlight: boolean;
  color: string;
}

/** A person of the group: `house` is the id of a page, null for the group itself; `country` a two-letter code. */
export interface PersonFacts {
  job: string;
  house: string | null;
  jobFamily: string;
  country: string;
}

/** An event of the group. Days are ISO dates; `endDate` is included. */
export interface CmsEvent {
  id: string;
  type: EventType;
  title: string;
  text: string;
  startDate: string;
  endDate: string;
  place: string;
  image: Image | null;
  /** The URL of its page, on this site or another; null if it has none in the locale. */
  href: string | null;
}

/** Figures over the years, as stored in the CMS. */
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

/** The facts of a file that visitors may download: `type` is its media type. */
export interface FileFacts {
  reference: string;
  type: string;
  bytes: number;
}

/** A file that visitors may download: `name` is its download name, `stream` reads a range of it, both ends included. */
export interface CmsFile extends Omit<FileFacts, 'reference'> {
  name: string;
  changed: Date;
  stream(range?: { start: number; end: number }): Readable;
}

/** Selects the locale, and whether drafts replace the pages that they revise. */
export interface Edition {
  locale: Locale;
  draft: boolean;
}

/**
 * The source of all content. Results are plain data, except for a file's stream and a change; missing content is null or
 * empty. Rejects when the CMS is unavailable.
 */
export interface Cms extends ChangingContent {
  settings(edition: Edition): Promise<Settings>;
  /** The facts of every page of the locale, without content. */
  directory(edition: Edition): Promise<Directory>;
  /** The page at a path; null if there is none. */
  page(edition: Edition, path: string): Promise<CmsPage | null>;
  /** The addresses of a page in all locales that have it, by its id. */
  localizations(edition: Pick<Edition, 'draft'>, id: string): Promise<PageLocalization[]>;
  /** The events of the group, latest first. */
  events(edition: Edition): Promise<CmsEvent[]>;
  /** A dashboard by its id; null if there is none. */
  dashboard(edition: Edition, id: string): Promise<CmsDashboard | null>;
  /** The search words that editors define. */
  searchWords(edition: Edition): Promise<SearchWords>;
  /** A file by its reference; null if there is no such file, or it may not be downloaded. */
  file(reference: string): Promise<CmsFile | null>;
  /** All files that may be downloaded. */
  files(): Promise<FileFacts[]>;
  /** Resolves once the drafts are read. The first time may take longer than a visitor waits for other content. */
  readDrafts(): Promise<void>;
}

export const getPageKind = ({ house, article, person }: Pick<PageFacts, 'house' | 'article' | 'person'>): PageKind =>
  house ? 'house' : article ? 'article' : person ? 'person' : 'page';
