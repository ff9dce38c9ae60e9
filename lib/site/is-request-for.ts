import type { Locale } from '../i18n/locales';

/**
 * Whether `url`, as Next gives it with or without its locale, asks for `address` as visitors write it, or for its data;
 * not for the page behind it that Next's rewrites lead to.
 */
export const isRequestFor = (address: string, locale: Locale, url = ''): boolean => {
  const [pathname = ''] = url.split('?');
  return pathname.startsWith('/_next/data/') || pathname === address || `/${locale}${pathname}` === address;
};
