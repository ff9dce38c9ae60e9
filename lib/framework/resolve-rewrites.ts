import { locales } from '../i18n/locales';

interface Rewrites {
  beforeFiles: { source: string; has?: { key: string }[] }[];
}

const offer = '/:continent/:path([^/]+)';
const placeOfOffer = /^\/[^/]+\/[^/]+(?=\/?$)/;
const list = new RegExp(`^/(${locales.join('|')})((?:/(?!(?:live|job)(?:/|$))[^./]+)*)/?$`);

/** The address that `rewrites` of lib/site/web/routing give the page of an offer or a list; undefined for others. */
const rewritten = (path: string, query: URLSearchParams, { beforeFiles }: Rewrites): string | undefined => {
  for (const { source } of beforeFiles) {
    const folder = source.slice(0, -offer.length);
    if (!source.endsWith(offer) || !path.startsWith(`${folder}/`)) continue;
    const [place] = placeOfOffer.exec(path.slice(folder.length)) ?? [];
    if (place) return `/${source.split('/')[1]}/job${place}`;
  }
  const [, locale, place] = list.exec(path) ?? [];
  const asksForList = beforeFiles.some(({ has }) => has?.some(({ key }) => query.getAll(key).join()));
  return locale && asksForList ? `/${locale}/live${place}` : undefined;
};

/**
 * Stands in for the module of this name in Next's router (next.config.js), which finds the page file of an address in the
 * browser. Next's follows any rewrite, with libraries for patterns and cookies; the site has those of offers and lists.
 *
 * The router calls it with an address, the page files, the rewrites of the build, the query of the address, a function
 * that gives the page file of a path with parameters, and the locales.
 */
export default function resolveRewrites(
  asPath: string,
  pages: string[],
  rewrites: Rewrites,
  _query: object,
  resolveHref: (path: string) => string,
  codes: string[],
) {
  const { pathname, searchParams } = new URL(asPath, window.location.origin);
  const target = rewritten(pathname, searchParams, rewrites);
  const withLocale = new RegExp(`^/(${codes.join('|')})(?=/|$)`);
  const page = (target ?? pathname).replace(withLocale, '').replace(/\/$/, '') || '/';
  const resolvedHref = pages.includes(page) ? undefined : resolveHref(page);
  return {
    asPath: target ?? asPath,
    matchedPage: resolvedHref === undefined || pages.includes(resolvedHref),
    resolvedHref,
    externalDest: false,
  };
}
