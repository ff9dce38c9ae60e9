import type { Locale, PerLocale } from '../../i18n/locales';
import type { ChangingContent } from '../../model/content-change';
import type { EventType } from '../../model/event';
import type { Image } from '../../model/field-types';
import type { HouseContact, HouseDetails } from '../../model/house';
import type { PageLocalization, PageType, Seo } from '../../model/page';
import type { SearchWords } from '../../model/search-words';
import type { SectionContent } from '../../model/section';
import type { Settings } from '../../model/settings';
import type { PageKind } from '../../model/tags';

/**
 * The facts of a page in one locale, for lists, menus, the search and the sitemap. `path` is relative to the locale,
 * without leading or trailing slashes. Dates are ISO dates.
 */
export interface PageSummary {
  id: string;
  path: string;
  /** Differs whenever any part of the page does, including its sections. */
  version: string;
  /**
   * The id of the parent page or level; null for the home page and the pages directly below it. There are no cycles.
   */
  parent: string | null;
  pageTitle: string;
  summary: string;
  /** Other words with which visitors look for the page, for the site search; nobody sees them. */
  keywords?: string;
  image: Image | null;
  /** The picture of links to the page in lists and results; equal to `image` by default. */
  linkThumbnail: Image | null;
  /** The picture that social networks show for the page; null to use `image`. */
  shareImage: Image | null;
  pageType: PageType;
  noindex: boolean;
  publishedAt: string;
  updatedAt: string | null;
  house?: Omit<HouseDetails, 'since' | 'place'> & {
    sector: string;
    accent: string;
    /** The drawing beside the house's figures. */
    plate?: Image | null;
    contact: HouseContact;
  };
  article?: ArticleDetails;
  person?: PersonDetails;
}

/** A level of the tree without its own page, which appears in the paths and breadcrumbs of the pages below it. */
export type Level = Pick<PageSummary, 'id' | 'path' | 'parent' | 'pageTitle'>;

/** All pages and levels of a locale, in any order. */
export interface PageList {
  /** Differs whenever a page is added, removed or changed. */
  version: string;
  pages: PageSummary[];
  levels: Level[];
}

/** A page with its content. */
export interface CmsPage extends PageSummary {
  seo: Seo;
  sections: SectionContent[];
}

/**
 * The facts of an article. `color` is dark enough for white text; `isHighlight` lists it among its houses' highlights.
 */
export interface ArticleDetails {
  category: string;
  houses: string[];
  isHighlight: boolean;
  color: string;
}

/** The facts of a person. `house` is the id of a page, null for the group itself; `country` is a two-letter code. */
export interface PersonDetails {
  job: string;
  house: string | null;
  jobFamily: string;
  country: string;
}

/** An event of the group. Its dates are ISO dates; `endDate` is its last day. */
export interface CmsEvent {
  id: string;
  type: EventType;
  title: string;
  text: string;
  startDate: string;
  endDate: string;
  place: string;
  image: Image | null;
  /** The URL of the event's page, on this site or another; null if it has none in the locale. */
  href: string | null;
}

/** A dashboard of figures by year, as stored in the CMS. */
export interface CmsDashboard {
  title: string;
  intro: string;
  /** What the figures tell, in one sentence. */
  takeaway: string | null;
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

/** Where an address has moved: an address on this site or another; null if its page is gone for good. */
export interface RedirectTarget {
  to: string | null;
}

/** The facts of a file that visitors can download. `type` is its media type. */
export interface FileInfo {
  reference: string;
  type: string;
  bytes: number;
  /** Whom to credit for a picture; without it, the group. */
  credit?: string;
  /** Who owns a picture and how it may be used, by locale; without it, the terms of use of the group apply. */
  rights?: Readonly<Partial<PerLocale<string>>>;
}

/** A locale, and whether drafts replace the pages that they revise. */
export interface Edition {
  locale: Locale;
  draft: boolean;
}

/**
 * The source of all content. Results are plain data, except for files and changes; missing content is null or empty.
 * Methods reject when the CMS is unavailable.
 */
export interface Cms extends ChangingContent {
  /** The settings of the site. */
  settings(edition: Edition): Promise<Settings>;
  /** The facts of all pages in the locale, without their content. */
  pageList(edition: Edition): Promise<PageList>;
  /** The page at a path; null if there is none. */
  page(edition: Edition, path: string): Promise<CmsPage | null>;
  /** The paths of a page by its id, in all locales that have it. */
  localizations(edition: Pick<Edition, 'draft'>, id: string): Promise<PageLocalization[]>;
  /** The events of the group, latest first. */
  events(edition: Edition): Promise<CmsEvent[]>;
  /** A dashboard by its id; null if there is none. */
  dashboard(edition: Edition, id: string): Promise<CmsDashboard | null>;
  /**
   * Where the page at an address of this site or an old one, `/fr/ancien/?a=b`, has moved; null if it has no redirect.
   * The target has the parameters of the query that the redirect does not need.
   */
  redirect(address: string): Promise<RedirectTarget | null>;
  /** The search terms that editors have defined. */
  searchWords(edition: Edition): Promise<SearchWords>;
  /**
   * The path on this server of a file by its reference, even if no content refers to it yet; null if there is no such
   * file or visitors cannot download its type. A remote CMS copies the file first, with the time of its last change.
   */
  file(reference: string): Promise<string | null>;
  /** The facts of all files whose types visitors can download. */
  files(): Promise<FileInfo[]>;
  /** Reads the drafts, for previews. The first call may take longer than the time limit of other reads. */
  readDrafts(): Promise<void>;
}

/** The kind of a page, which decides its list. */
export const getPageKind = ({ house, article, person }: Pick<PageSummary, 'house' | 'article' | 'person'>): PageKind =>
  house ? 'house' : article ? 'article' : person ? 'person' : 'page';
