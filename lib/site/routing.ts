import { locales, localeTable } from '../i18n/locales.ts';

/** Next's first locale stands for paths without one; no page is ever rendered in it. */
export const pseudoLocale = 'default';

/** The query keys of lists: a URL with one is rendered on request, a URL without is static. */
export const listQueries = ['page'] as const;

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
    destination: '/en/:path/',
    locale: false as const,
    permanent: false,
  },
];

export const rewrites = {
  beforeFiles: [
    { source: `/${pseudoLocale}`, destination: '/api/root/', locale: false as const },
    ...listQueries.map((key) => ({
      source: `/${anyLocale}/:path*`,
      has: [{ type: 'query' as const, key }],
      destination: '/:locale/live/:path*',
      locale: false as const,
    })),
  ],
  afterFiles: [],
  fallback: [],
};
