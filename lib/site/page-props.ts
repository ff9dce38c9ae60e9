import type { Redirect } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import type { View } from '../cms/contract';
import { pagePath } from '../i18n/paths';
import { translations } from '../i18n/translations';
import { type LoadedPage, loadPage } from './load-page';

export interface PageProps extends LoadedPage, SSRConfig {}

export type PageResult = { props: PageProps } | { redirect: Redirect } | { notFound: true };

/**
 * What Next is to do for a path of a locale: show the page, send a path with capitals to the page that
 * exists without them, or say that there is none. `list` is the zero-based page of its list.
 */
export const pageResult = async (view: View, segments: string[] = [], list = 0): Promise<PageResult> => {
  if (segments.some((segment) => segment.includes('/'))) return { notFound: true };
  const path = segments.join('/');
  const loaded = await loadPage(view, path, list);
  if (loaded) return { props: { ...loaded, ...(await translations(view.locale)) } };
  const lowerCase = path.toLowerCase();
  if (lowerCase === path || !(await loadPage(view, lowerCase, list))) return { notFound: true };
  const destination = pagePath(view.locale, lowerCase) + (list > 0 ? `?page=${list}` : '');
  return { redirect: { destination, permanent: true } };
};
