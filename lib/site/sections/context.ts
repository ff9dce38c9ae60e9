import type { Cms, CmsPage, View } from '../../cms/contract';
import { isContentError } from '../../content/content-file';
import { pagePath } from '../../i18n/paths';
import type { ListQuery } from '../../lists/list-query';
import { paginationAt } from '../../lists/pagination';
import type { Filter, Pagination } from '../../model/list';
import type { SectionContent } from '../../model/section-content';
import type { SectionData, SectionWithData } from '../../model/section-data';
import { log } from '../../process/log';

/** What the sections of a page may ask: `list` is the part of a list that the URL asks for. */
export interface SectionContext {
  cms: Cms;
  view: View;
  page: CmsPage;
  list: ListQuery;
}

/** What gives the sections of some types the entries that they show. */
export type Loaders<T extends SectionWithData = SectionWithData> = {
  [K in T]: (content: SectionContent<K>, context: SectionContext) => Promise<SectionData<K>>;
};

/** The pages of the list that the page shows, and their addresses. */
export const paginationOf = ({ view, page, list }: SectionContext, nbPages: number): Pagination =>
  paginationAt(pagePath(view.locale, page.path), list, nbPages);

/**
 * Null for an answer that does not come: what a page can do without never breaks it. A file that is wrong does: it stops
 * the build.
 */
export const unlessItFails = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (isContentError(error)) throw error;
    log.error({ err: error }, 'a section is shown without its data');
    return null;
  }
};

/** The value that a list is narrowed to by a filter which takes one; undefined where it is not. */
export const oneOf = ({ facets }: ListQuery, name: keyof ListQuery['facets']): string | undefined => facets[name]?.[0];

/** A filter of a list that takes one value: those it offers, and the one that the list is narrowed to. */
export const filterOf = ({ facets }: ListQuery, name: Filter['name'], options: Filter['options']): Filter => ({
  name,
  options,
  chosen: (facets[name] ?? []).slice(0, 1),
});
