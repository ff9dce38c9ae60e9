import Negotiator from 'negotiator';
import type { GetServerSidePropsContext, Redirect } from 'next';
import { defaultLocale, findLocale, type Locale, locales, localeTable } from '../../i18n/locales';
import { toPagePath } from '../../i18n/paths';

const supportedTags = locales.flatMap((locale) => [localeTable[locale].tag, ...localeTable[locale].aliases]);

/** The language that a visitor has chosen on the site; undefined if there is none. */
export const getChosenLocale = ({ NEXT_LOCALE: code = '' }: Partial<Record<string, string>>): Locale | undefined =>
  findLocale(code);

/**
 * Redirects to the home page in the language that the visitor has chosen on the site or, failing that, the one that the
 * browser prefers.
 */
export const redirectHome = ({ req, res }: Pick<GetServerSidePropsContext, 'req' | 'res'>): { redirect: Redirect } => {
  const [preferred = ''] = new Negotiator(req).languages(supportedTags);
  const locale = getChosenLocale(req.cookies) ?? findLocale(preferred) ?? defaultLocale;
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Vary', 'Accept-Language, Cookie');
  return { redirect: { destination: toPagePath(locale, ''), permanent: false } };
};

const dummyOrigin = 'https://site.invalid';

/**
 * `value` as the path of a page, below a locale or `/`, safe to redirect to; null if it would redirect to another site,
 * to an endpoint or to a file.
 */
export const parsePagePath = (value: string): string | null => {
  const url = value.startsWith('/') ? URL.parse(value, dummyOrigin) : null;
  if (url?.origin !== dummyOrigin) return null;
  const [, code = ''] = url.pathname.split('/');
  return url.pathname === '/' || findLocale(code) ? url.pathname + url.search + url.hash : null;
};
