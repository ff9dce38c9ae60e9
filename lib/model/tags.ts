import type { Locale } from '../i18n/locales';
import { pagePath } from '../i18n/paths';

/** A part of a tag, which visitors may choose, as a header can hold it in a list. */
const encodePart = (text: string): string => encodeURI(text.toWellFormed()).replaceAll(',', '%2C');

/**
 * The tags of what responses are made from (`lib/platform/process/reads`). A page has several, so that a change makes only those
 * responses again that show it.
 */
export const tags = {
  /** Everything on a page. */
  page: (locale: Locale, path: string) => `page:${encodePart(pagePath(locale, path))}`,
  /** What cards, menus and links show of a page, and whether there is one at this path. */
  facts: (locale: Locale, path: string) => `facts:${encodePart(pagePath(locale, path))}`,
  /** The paths of a page in all locales, by its id. */
  pagePaths: (id: string) => `place:${encodePart(id)}`,
  /** The members of a list of pages, and their order. */
  list: (kind: PageKind, locale: Locale) => `list:${kind}:${locale}`,
  /** Anything on any page of a locale, as searches and sitemaps show it. */
  pages: (locale: Locale) => `pages:${locale}`,
  /** The levels of the tree that have no pages of their own. */
  levels: (locale: Locale) => `levels:${locale}`,
  /** What is around every page: settings and menus. */
  frame: (locale: Locale) => `frame:${locale}`,
  events: (locale: Locale) => `events:${locale}`,
  dashboard: (locale: Locale, id: string) => `dashboard:${locale}:${encodePart(id)}`,
  documents: (locale: Locale) => `documents:${locale}`,
  calendar: (locale: Locale) => `calendar:${locale}`,
  album: (id: string) => `album:${encodePart(id)}`,
  playlist: (id: string) => `playlist:${encodePart(id)}`,
  files: 'files',
  offers: 'offers',
  quote: 'quote',
} as const;

export const pageKinds = ['page', 'house', 'article', 'person'] as const;
export type PageKind = (typeof pageKinds)[number];
