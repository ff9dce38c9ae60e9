import type { Redirect } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { defaultLocale, type Locale } from '../../i18n/locales';
import { findLocalizedPath, stripLocale, toDefaultPath, toPagePath } from '../../i18n/paths';
import { loadTranslations } from '../../i18n/translations';
import { buildQueryString, type ListQuery, parseListQuery } from '../../model/lists/list-query';
import type { Page } from '../../model/page';
import { getNamespaces } from '../../model/section';
import type { SiteContent } from '../../model/site-content';
import { addQuery } from '../../shared/urls';
import { cms } from '../../upstreams/cms';
import type { Edition } from '../../upstreams/cms/contract';
import { type JobPageProps, loadJobPage } from '../careers/job-page';
import { loadJobsBasePath } from '../careers/job-paths';
import { loadNotFoundProps } from './error-page';
import { type LoadedPage, loadPage } from './load-page';

export interface PageProps extends LoadedPage, SSRConfig {}

export type SitePageProps = PageProps | JobPageProps;

/** The page at an address with its HTTP status, or a redirect. */
type PageResult = { props: SitePageProps; status: 200 | 404 | 410 } | { redirect: Redirect };

const isFound = (result: PageResult | null): boolean =>
  result !== null && !('status' in result && result.status === 404);

/** The namespaces of strings, besides the common one, that a page needs. */
export const listNamespaces = ({ sections }: Page): string[] => [...new Set(sections.flatMap(getNamespaces))];

const toPath = (segments: string[]) => segments.map(encodeURIComponent).join('/');

const redirectTo = (path: string, listQuery: ListQuery, permanent: boolean): PageResult => ({
  redirect: { destination: path + buildQueryString(listQuery), permanent },
});

const loadNotFoundResult = async ({ locale }: Edition, pageType?: Page['pageType']): Promise<PageResult> => ({
  props: await loadNotFoundProps(locale, pageType && { pageType }),
  status: 404,
});

/** The redirect from an address without a page, or 410 in the locale; null if it has no redirect. */
const loadRedirectResult = async (locale: Locale, address: string): Promise<PageResult | null> => {
  const target = await cms.redirect(address);
  if (!target) return null;
  if (target.to === null) return { props: await loadNotFoundProps(locale, { isGone: true }), status: 410 };
  return { redirect: { destination: target.to, permanent: true } };
};

/**
 * The result for an address without a locale: the redirect from it, if it is an old one, or to the page in the default
 * language. Null for those of files and endpoints that do not exist.
 */
export const loadUnlocalizedResult = async (segments: string[], query: URLSearchParams): Promise<PageResult | null> => {
  const address = addQuery(`/${toPath(segments)}`, `${query}`);
  const destination = toDefaultPath(address);
  return (
    (await loadRedirectResult(defaultLocale, address)) ??
    (destination ? { redirect: { destination, permanent: false } } : null)
  );
};

/**
 * The page of the offer at an address, with 410 once the offer is closed, the redirect from a former address, or 404 with
 * the search for offers if there never was one; null if the address is not that of an offer.
 */
const loadOfferResult = async (edition: Edition, url: string, query: URLSearchParams): Promise<PageResult | null> => {
  const basePath = await loadJobsBasePath(edition.locale);
  if (!url.startsWith(basePath)) return null;
  const [continent, path, ...rest] = url.slice(basePath.length).split('/').filter(Boolean);
  const page =
    continent && path && rest.length === 0 && (await loadJobPage({ ...edition, draft: false }, continent, path));
  if (!page) return loadNotFoundResult(edition, 'JobPosting');
  if ('movedTo' in page) return { redirect: { destination: addQuery(page.movedTo, `${query}`), permanent: true } };
  return { props: page, status: page.posting.isOpen ? 200 : 410 };
};

/**
 * The page of the default language at an address, as a part of the content of a home page: the language menu leads there
 * if the page does not exist in the locale. Empty if there is no such page or it does exist.
 */
const loadUntranslatedPage = async (
  { locale, draft }: Edition,
  address: string,
): Promise<Pick<SiteContent, 'untranslatedPage'>> => {
  const page = await cms.page({ locale: defaultLocale, draft }, stripLocale(address));
  if (!page || findLocalizedPath(locale, await cms.localizations({ draft }, page.id))) return {};
  return { untranslatedPage: { title: page.pageTitle, path: toPagePath(defaultLocale, page.path) } };
};

/** The page or offer at a path of a locale, or a redirect to the first page of its list; null if there is none. */
const loadExistingResult = async (
  edition: Edition,
  segments: string[],
  query: URLSearchParams,
): Promise<PageResult | null> => {
  const listQuery = parseListQuery(query);
  if (!listQuery || segments.some((segment) => segment.includes('/'))) return null;
  const path = segments.join('/');
  const localizedPath = toPagePath(edition.locale, path);
  if (listQuery.page === 0 && query.has('page')) return redirectTo(localizedPath, listQuery, true);
  const loadedPage = await loadPage(edition, path, listQuery);
  if (loadedPage) {
    const from = path === '' ? query.get('from') : null;
    const [strings, untranslated] = await Promise.all([
      loadTranslations(edition.locale, listNamespaces(loadedPage.page)),
      from ? loadUntranslatedPage(edition, from) : {},
    ]);
    const content = { ...loadedPage.content, ...untranslated };
    return { props: { ...loadedPage, content, ...strings }, status: 200 };
  }
  const offer = await loadOfferResult(edition, localizedPath, query);
  if (listQuery.page === 0) return offer;
  const firstPage = { ...listQuery, page: 0 };
  const exists = isFound(offer) || (await loadPage(edition, path, firstPage));
  return exists ? redirectTo(localizedPath, firstPage, false) : offer;
};

/**
 * The result for a path of a locale: a page, with the part of its list that the query requests, an offer, or where the
 * page has moved. A page number beyond the end of a list, or a needless `page=0`, is redirected to the first page of the
 * list. Rejects if an upstream fails.
 */
export const loadPageResult = async (
  edition: Edition,
  segments: string[] = [],
  query = new URLSearchParams(),
): Promise<PageResult> => {
  const existing = await loadExistingResult(edition, segments, query);
  if (existing && isFound(existing)) return existing;
  const address = addQuery(toPagePath(edition.locale, toPath(segments)), `${query}`);
  return (await loadRedirectResult(edition.locale, address)) ?? existing ?? loadNotFoundResult(edition);
};
