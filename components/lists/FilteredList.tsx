import { ListFilters } from '@/components/ui/ListFilters';
import type { Filter } from '@/lib/model/list';
import { PagedList, type PagedListProps } from './PagedList';

/** A `PagedList` with its filters. */
export function FilteredList<T>({ filters, ...list }: PagedListProps<T> & { filters: Filter[] }) {
  return (
    <>
      <ListFilters filters={filters} />
      <PagedList {...list} />
    </>
  );
}
