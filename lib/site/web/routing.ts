import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, type Locale, locales, localeTable } from '../../i18n/locales.ts';
import { listKeys } from '../../lists/list-query.ts';

/** Next's first locale stands for paths without one; no page is ever rendered in it. */
export const pseudoLocale = 'default';

const anyLocale = `:locale(${locales.join('|')})`;

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

/** Where the pages of job offers are in a locale. */
const regionJob = (locale: Locale): string => {
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
      // With a pattern of its own: Next appends an optional slash, which would else be taken for one.
      source: `/${locale}/${regionJob(locale)}/:continent/:path([^/]+)`,
      destination: `/${locale}/job/:continent/:path`,
      locale: false as const,
    })),
    // Next goes through all of these, on the server and in the browser: what leads to `live` is not sent there again,
    // and the page of an offer is no list.
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
