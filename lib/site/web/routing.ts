import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, type Locale, locales, localeTable } from '../../i18n/locales.ts';
import { listKeys } from '../../lists/list-query.ts';
import { noVarySearch } from '../../shared/no-vary-search.ts';

/** Next's first locale stands for paths without a locale; no page is ever rendered in it. */
export const pseudoLocale = 'default';

const anyLocale = `:locale(${locales.join('|')})`;

/** Pages depend on the list query of their URL, and on no other parameter. */
export const headers = [
  {
    source: `/${anyLocale}/:path*`,
    headers: [{ key: 'No-Vary-Search', value: noVarySearch(listKeys) }],
    locale: false as const,
  },
];

export const redirects = [
  ...locales.flatMap((locale) =>
    localeTable[locale].aliases.flatMap((alias) =>
      ['', '/:path*'].map((rest) => ({
        source: `/${pseudoLocale}/${alias}${rest}`,
        destination: `/${locale}${rest}/`,
        locale: false as const,
        permanent: true,
      })),
    ),
  ),
  {
    source: `/${pseudoLocale}/:path((?!api/|_next/)[^.]+)`,
    destination: `/${defaultLocale}/:path/`,
    locale: false as const,
    permanent: false,
  },
];

/** The folder of the pages of offers in a locale. */
export const regionJob = (locale: Locale): string => {
  const file = path.join(process.cwd(), 'public/locales', locale, 'common.json');
  return JSON.parse(readFileSync(file, 'utf8')).paths.regionJob;
};

export const rewrites = {
  beforeFiles: [
    { source: `/${pseudoLocale}`, destination: '/api/root/', locale: false as const },
    {
      source: `/${pseudoLocale}/documents/:reference(.+\\.pdf)`,
      destination: `/${pseudoLocale}/open-document/?reference=:reference`,
      locale: false as const,
    },
    {
      source: `/${pseudoLocale}/.well-known/security.txt`,
      destination: `/${pseudoLocale}/security.txt`,
      locale: false as const,
    },
    ...locales.map((locale) => ({
      // With its own pattern, because Next would match its optional trailing slash as part of it.
      source: `/${locale}/${regionJob(locale)}/:continent/:path([^/]+)`,
      destination: `/${locale}/job/:continent/:path`,
      locale: false as const,
    })),
    // Next applies all of these in order, on the server and in the browser: a path to `live` is not rewritten again,
    // and the page of an offer is not a list.
    ...listKeys.map((key) => ({
      source: `/${anyLocale}/:path((?!(?:live|job)(?:/|$))[^./]+)*`,
      has: [{ type: 'query' as const, key }],
      destination: '/:locale/live/:path*',
      locale: false as const,
    })),
  ],
  afterFiles: [],
  fallback: [],
};
