import { locales, localeTable } from '../../i18n/locales.ts';
import { pageKeys } from '../../model/lists/list-query.ts';
import { buildNoVarySearch } from '../../shared/urls.ts';

/** Next's first locale stands for paths without a locale; no page is ever rendered in it. */
export const pseudoLocale = 'default';

const anyLocale = `:locale(${locales.join('|')})`;

/** Pages depend on `pageKeys` of their URL, and on no other parameter. */
export const headers = [
  {
    source: `/${anyLocale}/:path*`,
    headers: [{ key: 'No-Vary-Search', value: buildNoVarySearch(pageKeys) }],
    locale: false as const,
  },
];

export const redirects = [
  {
    source: `/${pseudoLocale}/security.txt`,
    destination: '/.well-known/security.txt',
    locale: false as const,
    permanent: true,
  },
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
];
