import type { Cms, CmsPage, View } from '../../cms/contract';
import { pagePath } from '../../i18n/paths';
import type { ListQuery } from '../../lists/list-query';
import { paginationAt } from '../../lists/pagination';
import type { Filter, Pagination } from '../../model/list';
import { year } from '../../model/year';

/** What the sections of a page may ask: `list` is the part of a list that the URL asks for. */
export interface SectionContext {
  cms: Cms;
  view: View;
  page: CmsPage;
  list: ListQuery;
}

/** The pages of the list that the page shows, and their addresses. */
export const paginationOf = ({ view, page, list }: SectionContext, nbPages: number): Pagination =>
  paginationAt(pagePath(view.locale, page.path), list, nbPages);

/** The value that a list is narrowed to by a filter which takes one; undefined where it is not. */
export const oneOf = ({ facets }: ListQuery, name: keyof ListQuery['facets']): string | undefined => facets[name]?.[0];

/** The year that a list is narrowed to; undefined where it is not, or to none that may be. */
export const yearOf = (list: ListQuery): number | undefined => year.safeParse(oneOf(list, 'year')).data;

/** A filter of a list that takes one value: those it offers, and the one that the list is narrowed to. */
export const filterOf = ({ facets }: ListQuery, name: Filter['name'], options: Filter['options']): Filter => ({
  name,
  options,
  chosen: (facets[name] ?? []).slice(0, 1),
});
