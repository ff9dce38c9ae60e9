import type { Locale } from './locales';

/** The address of a page on this site, from its path within the locale: `/en/group/history/`. */
export const pagePath = (locale: Locale, path: string): string => (path ? `/${locale}/${path}/` : `/${locale}/`);
