import type { Pagination } from '../list';
import { buildQueryString, type ListQuery } from './list-query';

/** The pagination of the list at `path`: its counts, and the addresses of the current, previous and next page. */
export const buildPagination = <Counts extends Pick<Pagination, 'nbPages'>>(
  path: string,
  list: ListQuery,
  counts: Counts,
): Pagination & Counts => {
  const buildAddress = (page: number) => path + buildQueryString({ ...list, page });
  return {
    address: buildAddress(list.page),
    page: list.page,
    ...counts,
    previous: list.page > 0 ? buildAddress(list.page - 1) : null,
    next: list.page + 1 < counts.nbPages ? buildAddress(list.page + 1) : null,
  };
};
