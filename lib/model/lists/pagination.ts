import type { Paged, PagedQuery, Pagination } from '../list';
import { buildQueryString, type ListQuery } from './list-query';

/** One page of a list. Pages count from zero. */
export const paginate = <T>(
  items: readonly T[],
  { page, pageSize }: Pick<PagedQuery, 'page' | 'pageSize'>,
): Paged<T> => ({
  items: items.slice(page * pageSize, (page + 1) * pageSize),
  nbPages: Math.ceil(items.length / pageSize),
  nbHits: items.length,
});

/** The pagination of the list at `path`: its counts, and the addresses of the current, previous and next page. */
export const buildPagination = <Counts extends Pick<Pagination, 'nbPages'>>(
  path: string,
  list: ListQuery,
  counts: Counts,
): Pagination & Counts => {
  const buildUrl = (page: number) => path + buildQueryString({ ...list, page });
  return {
    address: buildUrl(list.page),
    page: list.page,
    ...counts,
    previous: list.page > 0 ? buildUrl(list.page - 1) : null,
    next: list.page + 1 < counts.nbPages ? buildUrl(list.page + 1) : null,
  };
};
