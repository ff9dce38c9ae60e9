import type { Locale } from '../i18n/locales';
import { toPagePath } from '../i18n/paths';

/** Encodes a part of a tag for a header with a comma-separated list. Visitors may choose this part. */
const encodePart = (text: string): string => encodeURI(text.toWellFormed()).replaceAll(',', '%2C');

/**
 * The tags of content, which responses are marked with (see `lib/platform/process/reads`). A page has several tags, so
 * that a change renders only the responses again that show it.
 */
export const tags = {
  /** The whole content of a page. */
  page: (locale: Locale, path: string) => `page:${encodePart(toPagePath(locale, path))}`,
  /** The facts about a page that cards, menus and links show, and whether it exists. */
  pageSummary: (locale: Locale, path: string) => `facts:${encodePart(toPagePath(locale, path))}`,
  /** The paths of a page in all locales, by its id. */
  pagePaths: (id: string) => `place:${encodePart(id)}`,
  /** The pages in a list, and their order. */
  list: (kind: PageKind, locale: Locale) => `list:${kind}:${locale}`,
  /** All pages of a locale, for searches and sitemaps. */
  pages: (locale: Locale) => `pages:${locale}`,
  /** The levels of the page tree that have no page. */
  levels: (locale: Locale) => `levels:${locale}`,
  /** The settings and menus around every page. */
  frame: (locale: Locale) => `frame:${locale}`,
  events: (locale: Locale) => `events:${locale}`,
  dashboard: (locale: Locale, id: string) => `dashboard:${locale}:${encodePart(id)}`,
  documents: (locale: Locale) => `documents:${locale}`,
  calendar: (locale: Locale) => `calendar:${locale}`,
  album: (id: string) => `album:${encodePart(id)}`,
  playlist: (id: string) => `playlist:${encodePart(id)}`,
  /** All redirects, also for responses that say that there is nothing at a path. */
  redirects: 'redirects',
  files: 'files',
  offers: 'offers',
  quote: 'quote',
} as const;

export const pageKinds = ['page', 'house', 'article', 'person'] as const;
export type PageKind = (typeof pageKinds)[number];
