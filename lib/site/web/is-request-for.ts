import type { IncomingMessage } from 'node:http';
import type { Locale } from '../../i18n/locales';

/**
 * Whether a request is for `address` itself or for its data, not for the page behind it that Next's rewrites use. Next
 * gives the URL with or without its locale.
 */
export const isRequestFor = (address: string, locale: Locale, { url = '', headers }: IncomingMessage): boolean => {
  const [pathname = ''] = url.split('?');
  return 'x-nextjs-data' in headers || pathname === address || `/${locale}${pathname}` === address;
};
