import { defaultLocale, findLocale, type Locale } from './locales.ts';

/** The address of a page on this site, from its path within the locale: `/en/group/history/`. */
export const toPagePath = (locale: Locale, path: string): string => (path ? `/${locale}/${path}/` : `/${locale}/`);

/**
 * The path of a page within its locale, from this path or from its address: `group/history` for `/en/group/history/`.
 * All paths that visitors send are parsed here.
 */
export const stripLocale = (path: string): string => {
  const segments = path.split('/').filter(Boolean);
  return segments.slice(findLocale(segments[0] ?? '') ? 1 : 0).join('/');
};

/** The address in the default locale of one without a locale; null if it has one, and for `/`, files and endpoints. */
export const toDefaultPath = (address: string): string | null => {
  const [, path = '', rest = ''] = /^\/([^?#]*?)\/?([?#].*)?$/s.exec(address) ?? [];
  const isPagePath = path !== '' && !/^(api|_next)(\/|$)|\./.test(path) && !findLocale(path.split('/')[0] ?? '');
  return isPagePath ? toPagePath(defaultLocale, path) + rest : null;
};

/** The path of a page in a locale, from its localizations; undefined if it has none. */
export const findLocalizedPath = (
  locale: Locale,
  localizations: readonly { locale: string; path: string }[],
): string | undefined => localizations.find((localization) => localization.locale === locale)?.path;
