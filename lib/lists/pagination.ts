import type { Pagination } from '../model/list';
import { type ListQuery, listQueryString } from './list-query';

type Counts = Pick<Pagination, 'nbPages' | 'nbHits'>;

/** The pages of the list at `path`, and the addresses of the one shown and of those around it. */
export const paginationAt = (path: string, list: ListQuery, counts: Counts): Pagination => {
  const at = (page: number) => path + listQueryString({ ...list, page });
  return {
    address: at(list.page),
    page: list.page,
    ...counts,
    previous: list.page > 0 ? at(list.page - 1) : null,
    next: list.page + 1 < counts.nbPages ? at(list.page + 1) : null,
  };
};
