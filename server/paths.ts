import { isLocale } from '../lib/i18n/locales.ts';

/** Names that Next reserves for its own pages. They are not addresses on the site. */
const reservedNames = /^(index|404|500|_error|_app|_document)$/;

/** Files that pages generate at the root of the site. Files in `public` are matched exactly and have no redirect. */
const rootFiles = [
  '/robots.txt',
  '/sitemap.xml',
  '/documents.xml',
  '/security.txt',
  '/.well-known/security.txt',
] as const;

/** Characters that mean the same whether they are percent-encoded or not (RFC 3986, 2.3). */
const unreserved = /[\w.~-]/;

/** Removes the fragment of a URL, and normalizes the percent-encoded characters of its path. */
export const normalizeUrl = (url: string): string => {
  const [path = '', query = ''] = url.replace(/#.*$/s, '').split(/(\?.*)/s);
  const normalizedPath = path.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return unreserved.test(character) ? character : encoded.toUpperCase();
  });
  return normalizedPath + query;
};

/** Lowercases a path, except for its percent-encoded bytes. */
const toLowercasePath = (path: string): string =>
  path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

const documentsPrefix = '/documents/';

/**
 * The address to redirect to if a path has capitals in the wrong place; null if there is nothing to redirect. Paths
 * below a locale, and files that pages generate, are all lowercase. Below `/documents/`, only that prefix is
 * lowercased: the case of file names matters.
 */
export const findRedirect = (url: string): string | null => {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  const lowercased = toLowercasePath(path);
  if (lowercased === path) return null;
  if (lowercased.startsWith(documentsPrefix)) {
    const documentPath = documentsPrefix + path.slice(documentsPrefix.length);
    return documentPath === path ? null : documentPath + query;
  }
  const isPage = isLocale(lowercased.split('/')[1]) && !lowercased.startsWith('//');
  return isPage || rootFiles.some((file) => file === lowercased) ? lowercased + query : null;
};

/** A path without a file, a page or a locale: the response is that to the path of any file that does not exist. */
export const missingFilePath = '/404.404';

/**
 * The address of the locale's 404 page, for paths where Next would otherwise show a page that has another address or
 * does not exist on this site: `/en/500/`, `/en/index/`, and the page data of `EN`. Null for all other paths.
 */
export const findNotFoundPath = (path: string): string | null => {
  const isData = path.startsWith('/_next/data/');
  const [code = '', name = '', ...rest] = path.replace(/^\/(_next\/data\/[^/]*\/)?|(\.json)?\/?$/g, '').split('/');
  const locale = code.toLowerCase();
  if (!isLocale(locale)) return null;
  const isMissing = (isData && code !== locale) || (reservedNames.test(name) && rest.length === 0);
  return isMissing ? `/${locale}/404/404/` : null;
};
