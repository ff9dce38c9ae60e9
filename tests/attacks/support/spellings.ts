import { locales } from '@/lib/i18n/locales';
import { pseudoLocale } from '@/lib/site/web/routing';

/** The folders below which Next might look for a file: those of the locales, in all spellings. */
const prefixes = ['', '/_next/static', '/_next/image', '/static'].concat(
  [pseudoLocale, ...locales].flatMap((locale) => [
    `/${locale}`,
    `//${locale}`,
    `/${locale}/`,
    `/${locale}\\`,
    `/${locale.toUpperCase()}`,
    `/%${locale.charCodeAt(0).toString(16)}${locale.slice(1)}`,
    `/${pseudoLocale}/${locale}`,
    `/${locale}/${pseudoLocale}`,
  ]),
);

/** Other spellings of a path whose first letter is the second character. */
const respell = (path: string): string[] => {
  const [pathname = '', query] = path.split(/(?=\?)/);
  const lastSlash = pathname.replace(/\/$/, '').lastIndexOf('/');
  const variants = [
    pathname,
    pathname.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    `${pathname.slice(0, lastSlash)}/${pathname.slice(lastSlash)}`,
    `${pathname.slice(0, lastSlash)}%2F${pathname.slice(lastSlash + 1)}`,
    `${pathname.slice(0, lastSlash)}\\${pathname.slice(lastSlash + 1)}`,
    `${pathname.slice(0, lastSlash)}/x/..${pathname.slice(lastSlash)}`,
    `${pathname}/`,
  ];
  return variants.map((variant) => variant + (query ?? ''));
};

/** The addresses at which Next, or this server, might send the file at a path, except for the path itself. */
export const listSpellings = (path: string): string[] =>
  prefixes
    .flatMap((prefix) => respell(path).map((spelling) => prefix + spelling))
    .filter((target) => target.startsWith('/') && target !== path);
