import type { Locale } from './locales';

/** The address of a page on this site, from its path within the locale: `/en/group/history/`. */
export const pagePath = (locale: Locale, path: string): string => (path ? `/${locale}/${path}/` : `/${locale}/`);

/** Where a page is in a locale, of all the places that it is known at; undefined where it is absent. */
export const pathIn = (
  locale: Locale,
  localizations: readonly { locale: string; path: string }[],
): string | undefined => localizations.find((localization) => localization.locale === locale)?.path;
