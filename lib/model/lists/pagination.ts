import type { Pagination } from '../list';
import { type ListQuery, listQueryString } from './list-query';

/** The pages of the list at `path`, with its counts, and the addresses of the one shown and of those around it. */
export const paginationAt = <Counts extends Pick<Pagination, 'nbPages'>>(
  path: string,
  list: ListQuery,
  counts: Counts,
): Pagination & Counts => {
  const at = (page: number) => path + listQueryString({ ...list, page });
  return {
    address: at(list.page),
    page: list.page,
    ...counts,
    previous: list.page > 0 ? at(list.page - 1) : null,
    next: list.page + 1 < counts.nbPages ? at(list.page + 1) : null,
  };
};
