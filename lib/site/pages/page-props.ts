import type { Redirect } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import type { Edition } from '../../cms/contract';
import { pagePath } from '../../i18n/paths';
import { translations } from '../../i18n/translations';
import { listQueryString, wholeList } from '../../lists/list-query';
import type { Page } from '../../model/page';
import { namespacesOf } from '../sections';
import { type LoadedPage, loadPage } from './load-page';

export interface PageProps extends LoadedPage, SSRConfig {}

export type PageResult = { props: PageProps } | { redirect: Redirect } | { notFound: true };

/** The namespaces of strings, besides the common one, that a page needs. */
export const namespacesIn = ({ sections }: Page): string[] => [...new Set(sections.flatMap(namespacesOf))];

/**
 * What Next does for a path of a locale: render the page, redirect from a page that its list does not have (any more) to
 * the list, or answer 404. `list` is the part of its list that the URL requests.
 */
export const pageResult = async (edition: Edition, segments: string[] = [], list = wholeList): Promise<PageResult> => {
  if (segments.some((segment) => segment.includes('/'))) return { notFound: true };
  const path = segments.join('/');
  const loaded = await loadPage(edition, path, list);
  if (loaded) return { props: { ...loaded, ...(await translations(edition.locale, namespacesIn(loaded.page))) } };
  const first = { ...list, page: 0 };
  if (list.page === 0 || !(await loadPage(edition, path, first))) return { notFound: true };
  return { redirect: { destination: pagePath(edition.locale, path) + listQueryString(first), permanent: false } };
};
