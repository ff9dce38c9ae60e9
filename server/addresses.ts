import { isLocale } from '../lib/i18n/locales.ts';

/** Names that Next gives pages of its own, which have no address on the site. */
const nextNames = /^(index|404|500|_error|_app|_document)$/;

/** Files that pages make at the root of the site; those in `public` have no other spelling. */
const rootFiles = [
  '/robots.txt',
  '/sitemap.xml',
  '/documents.xml',
  '/security.txt',
  '/.well-known/security.txt',
] as const;

/** A path in small letters; what is encoded in it stays as it is. */
const inSmallLetters = (path: string): string =>
  path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

const documents = '/documents/';

/**
 * Where an address with capitals in its path leads: what is below a locale, and files that pages make, have small
 * letters alone; documents have the names that their files have. Null for all others.
 */
export const movedAddress = (url: string): string | null => {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  const small = inSmallLetters(path);
  if (small === path) return null;
  if (small.startsWith(documents)) {
    const exact = documents + path.slice(documents.length);
    return exact === path ? null : exact + query;
  }
  const isPage = isLocale(small.split('/')[1]) && !small.startsWith('//');
  return isPage || rootFiles.some((file) => file === small) ? small + query : null;
};

/**
 * The address of the page that says that there is none, for paths at which Next would show a page that has another
 * address, or none on this site: `/en/500/`, `/en/index/`, and the data of a page in `EN`. Null for all others.
 */
export const missingAddress = (path: string): string | null => {
  const isData = path.startsWith('/_next/data/');
  const [code = '', name = '', ...more] = path.replace(/^\/(_next\/data\/[^/]*\/)?|(\.json)?\/?$/g, '').split('/');
  const locale = code.toLowerCase();
  if (!isLocale(locale)) return null;
  const isMissing = (isData && code !== locale) || (nextNames.test(name) && more.length === 0);
  return isMissing ? `/${locale}/404/` : null;
};
