import type { Redirect } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import type { View } from '../../cms/contract';
import { pagePath } from '../../i18n/paths';
import { translations } from '../../i18n/translations';
import { listQueryString, wholeList } from '../../lists/list-query';
import type { Page } from '../../model/page';
import type { Section } from '../../model/section';
import type { SectionType } from '../../model/section-content';
import { type LoadedPage, loadPage } from './load-page';

export interface PageProps extends LoadedPage, SSRConfig {}

export type PageResult = { props: PageProps } | { redirect: Redirect } | { notFound: true };

/** The namespaces of words, beside the common one, that sections of a type take theirs from. */
const namespaces: Partial<Record<SectionType, string[]>> = {
  'job-search': ['jobs'],
  'jobs-by-region': ['jobs'],
  'job-alert': ['jobs'],
  'news-list': ['lists'],
  'highlights-list': ['lists'],
  'womo-list': ['lists'],
  recommendations: ['lists'],
  'search-results': ['lists'],
  archives: ['lists'],
  'documents-list': ['finance', 'lists'],
  calendar: ['finance'],
  'share-price': ['finance'],
  'share-price-brief': ['finance'],
  dashboard: ['finance', 'lists'],
  'events-list': ['events', 'lists'],
  album: ['media'],
  playlist: ['media'],
  'youtube-video': ['media'],
  'subscription-form': ['subscriptions'],
  'contact-form': ['contact'],
  'report-form': ['report'],
};

/** A list without pages of its own says nothing itself, but that of events. */
const speaks = (section: Section) => !('paginated' in section) || section.paginated || section.type === 'events-list';

/** The namespaces of words, beside the common one, that a page needs. */
export const namespacesOf = ({ sections }: Page): string[] => [
  ...new Set(sections.filter(speaks).flatMap(({ type }) => namespaces[type] ?? [])),
];

/**
 * What Next is to do for a path of a locale: show the page, send a path with capitals to the page that
 * exists without them, or say that there is none. `list` is the part of its list that the URL asks for.
 */
export const pageResult = async (view: View, segments: string[] = [], list = wholeList): Promise<PageResult> => {
  if (segments.some((segment) => segment.includes('/'))) return { notFound: true };
  const path = segments.join('/');
  const loaded = await loadPage(view, path, list);
  if (loaded) return { props: { ...loaded, ...(await translations(view.locale, namespacesOf(loaded.page))) } };
  const lowerCase = path.toLowerCase();
  if (lowerCase === path || !(await loadPage(view, lowerCase, list))) return { notFound: true };
  const destination = pagePath(view.locale, lowerCase) + listQueryString(list);
  return { redirect: { destination, permanent: true } };
};
