import { loadServerStrings } from '../../i18n/load-strings';
import type { Pagination } from '../../model/list';
import type { DocumentHead } from '../../model/page';
import type { Section } from '../../model/section';
import { cms } from '../../upstreams/cms';
import type { Edition } from '../../upstreams/cms/contract';
import { listFeeds } from '../feeds/feeds';
import { buildDocumentTitle } from './document-title';

/** The pagination of the list on a page; undefined if it has none. */
const findPagination = (sections: Section[]): Pagination | undefined =>
  sections.flatMap((section) => ('pagination' in section && section.pagination) || []).find(Boolean);

/** The head of a page with its document title and feeds. `names` are its possible titles, longest first. */
export const loadPageHead = async (
  edition: Edition,
  names: string[],
  sections: Section[] = [],
): Promise<DocumentHead> => {
  const [{ titleSuffix }, t, feeds] = await Promise.all([
    cms.settings(edition),
    loadServerStrings(edition.locale, 'common'),
    listFeeds(edition),
  ]);
  const { page = 0, nbPages = 0 } = findPagination(sections) ?? {};
  const position = page > 0 ? t('pager.position', { page: page + 1, nbPages }) : undefined;
  return { title: buildDocumentTitle({ names, suffix: titleSuffix, position }), feeds };
};
