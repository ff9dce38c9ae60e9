import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { ListPages } from '@/components/lists/ListPages';
import { ListFilters } from '@/components/ui/ListFilters';
import { useContent } from '@/contexts/ContentContext';
import { useListRequest } from '@/hooks/useListRequest';
import { requestJson } from '@/lib/browser/request';
import { findLocalizedPath } from '@/lib/i18n/paths';
import type { GroupEvent } from '@/lib/model/event';
import type { Paged } from '@/lib/model/list';
import { defaultListQuery, type ListQuery, parseListQuery } from '@/lib/model/lists/list-query';
import { paginateEvents } from '@/lib/model/lists/paginate-events';
import type { Section as SectionModel } from '@/lib/model/section';
import { Events, Heading } from './Events';

interface EventsPagesProps extends Pick<SectionModel<'events-list'>, 'items' | 'filters' | 'pagination' | 'pageSize'> {
  level: 2 | 3;
}

/** All events with pagination and filters by year and type: first current and upcoming events, then past ones. */
export function EventsPages({ items, filters, pagination, pageSize, level }: EventsPagesProps) {
  const { t } = useTranslation('events');
  const { locale, pageLocalizations } = useContent();
  const path = findLocalizedPath(locale, pageLocalizations) ?? '';
  const requestEvents = useCallback(
    async ({ facets: { year, type }, page }: ListQuery, signal: AbortSignal): Promise<Paged<GroupEvent>> => {
      const query = new URLSearchParams({ locale, year: year?.[0] ?? '', type: type?.[0] ?? '' });
      const { events } = await requestJson<{ events: GroupEvent[] }>(`/api/events/?${query}`, { signal });
      return paginateEvents(events, { page, pageSize });
    },
    [locale, pageSize],
  );
  const selectedFacets = filters.flatMap(({ name, chosen }) => (chosen.length > 0 ? [[name, chosen]] : []));
  const initial: ListQuery = {
    ...defaultListQuery,
    page: pagination?.page ?? 0,
    facets: Object.fromEntries(selectedFacets),
  };
  const list = useListRequest<Paged<GroupEvent>>({
    path,
    query: initial,
    initialData: pagination && { items, nbPages: pagination.nbPages, nbHits: pagination.nbHits },
    fetchPage: requestEvents,
  });
  const { query, data: currentPage, status, search } = list;
  const events = currentPage?.items ?? [];
  const groups = [
    { name: t('ahead'), events: events.filter((event) => event.status !== 'over') },
    { name: t('over'), events: events.filter((event) => event.status === 'over') },
  ].filter((group) => group.events.length > 0);

  const statusText = currentPage && (events.length > 0 ? t('count', { count: currentPage.nbHits }) : t('empty'));

  return (
    <>
      <ListFilters
        filters={filters.map((filter) => ({ ...filter, chosen: query.facets[filter.name] ?? [] }))}
        onSearch={(form) => search(parseListQuery(form) ?? defaultListQuery)}
      />
      <ListPages path={path} list={list} status={statusText}>
        {groups.map(({ name, events }) => (
          <div key={name} aria-busy={status === 'loading'}>
            <Heading as={`h${level}`}>{name}</Heading>
            <Events events={events} level={level === 2 ? 3 : 4} />
          </div>
        ))}
      </ListPages>
    </>
  );
}
