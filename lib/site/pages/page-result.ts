import type { Redirect } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { pagePath } from '../../i18n/paths';
import { loadTranslations } from '../../i18n/translations';
import { type ListQuery, listQueryString, parsePageQuery } from '../../model/lists/list-query';
import type { Page } from '../../model/page';
import type { Edition } from '../../upstreams/cms/contract';
import { type JobPageProps, loadJobPage } from '../careers/job-page';
import { jobFolder } from '../careers/job-paths';
import { getNamespaces } from '../sections';
import { missingPageProps } from './error-page';
import { type LoadedPage, loadPage } from './load-page';

export interface PageProps extends LoadedPage, SSRConfig {}

export type SitePageProps = PageProps | JobPageProps;

/** What an address shows, with the status of the response, or where it leads. */
type PageResult = { props: SitePageProps; status: 200 | 404 | 410 } | { redirect: Redirect };

/** The namespaces of strings, besides the common one, that a page needs. */
export const listNamespaces = ({ sections }: Page): string[] => [...new Set(sections.flatMap(getNamespaces))];

const redirectTo = (path: string, list: ListQuery, permanent: boolean): PageResult => ({
  redirect: { destination: path + listQueryString(list), permanent },
});

const notFoundResult = async ({ locale }: Edition): Promise<PageResult> => ({
  props: await missingPageProps(locale),
  status: 404,
});

/** The offer at an address, if it is that of one: 410 once it is closed. */
const offerResult = async (edition: Edition, address: string): Promise<PageResult | null> => {
  const folder = await jobFolder(edition.locale);
  if (!address.startsWith(folder)) return null;
  const [continent, path, ...rest] = address.slice(folder.length).split('/').filter(Boolean);
  if (!continent || !path || rest.length > 0) return null;
  const props = await loadJobPage({ ...edition, draft: false }, continent, path);
  return props && { props, status: props.isOpen ? 200 : 410 };
};

/**
 * What the path of a locale shows: a page, with the part of its list that the query requests, or an offer. A page that
 * a list does not have (any more) leads to the list.
 */
export const pageResult = async (
  edition: Edition,
  segments: string[] = [],
  query = new URLSearchParams(),
): Promise<PageResult> => {
  const list = parsePageQuery(query);
  if (!list || segments.some((segment) => segment.includes('/'))) return notFoundResult(edition);
  const path = segments.join('/');
  const address = pagePath(edition.locale, path);
  if (list.page === 0 && query.has('page')) return redirectTo(address, list, true);
  const loaded = await loadPage(edition, path, list);
  if (loaded) {
    const strings = await loadTranslations(edition.locale, listNamespaces(loaded.page));
    return { props: { ...loaded, ...strings }, status: 200 };
  }
  const firstPage = { ...list, page: 0 };
  if (list.page > 0 && (await loadPage(edition, path, firstPage))) return redirectTo(address, firstPage, false);
  return (await offerResult(edition, address)) ?? notFoundResult(edition);
};
