import { isLocale } from '../lib/i18n/locales.ts';

/** Names that Next gives pages of its own, which have no address on the site. */
const nextNames = /^(index|404|500|_error|_app|_document)$/;

/** Where an address with a locale in capitals leads; null for others. */
export const movedAddress = (url: string): string | null => {
  const [, code = '', rest = ''] = /^\/([^/?]+)(.*)$/s.exec(url) ?? [];
  const locale = code.toLowerCase();
  return locale !== code && isLocale(locale) ? `/${locale}${rest}` : null;
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
