import { useTranslation } from 'next-i18next/pages';
import { ListPages } from '@/components/lists/ListPages';
import { ListFilters } from '@/components/ui/ListFilters';
import { Section } from '@/components/ui/Section';
import { useContent } from '@/contexts/ContentContext';
import { useList } from '@/hooks/useList';
import { requestJson } from '@/lib/browser/request';
import type { GroupEvent } from '@/lib/model/event';
import type { Paged } from '@/lib/model/list';
import { defaultListQuery, parseListQuery } from '@/lib/model/lists/list-query';
import { paginateEvents } from '@/lib/model/lists/paginate-events';
import type { Section as SectionModel } from '@/lib/model/section';
import { Events, Heading } from './Events';

interface EventsPagesProps extends Pick<SectionModel<'events-list'>, 'items' | 'filters' | 'pagination' | 'pageSize'> {
  level: 2 | 3;
}

/** All events with pagination and filters by year and type: first current and upcoming events, then past ones. */
function EventsPages({ items, filters, pagination, pageSize, level }: EventsPagesProps) {
  const { t } = useTranslation('events');
  const { locale } = useContent();
  const chosenFacets = filters.flatMap(({ name, chosen }) => (chosen.length > 0 ? [[name, chosen]] : []));
  const list = useList<Paged<GroupEvent>>({
    name: 'events',
    source: items,
    query: { ...defaultListQuery, page: pagination?.page ?? 0, facets: Object.fromEntries(chosenFacets) },
    initial: pagination && { ...pagination, items },
    fetchPage: async ({ facets: { year, type }, page }, signal) => {
      const query = new URLSearchParams({ locale, year: year?.[0] ?? '', type: type?.[0] ?? '' });
      const { events } = await requestJson<{ events: GroupEvent[] }>(`/api/events/?${query}`, { signal });
      return paginateEvents(events, { page, pageSize });
    },
  });
  const { query, pages, status, search } = list;
  const [current] = pages;
  const events = current?.items ?? [];
  const groups = [
    { name: t('ahead'), events: events.filter((event) => event.status !== 'over') },
    { name: t('over'), events: events.filter((event) => event.status === 'over') },
  ].filter((group) => group.events.length > 0);

  return (
    <>
      <ListFilters
        filters={filters.map((filter) => ({ ...filter, chosen: query.facets[filter.name] ?? [] }))}
        onSearch={(form) => search(parseListQuery(form) ?? defaultListQuery)}
      />
      <ListPages
        list={list}
        status={current && (events.length > 0 ? t('count', { count: current.nbHits }) : t('empty'))}
      >
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

/** The group's events: only the next ones, or all of them with pagination and filters by year and type. */
export default function EventsList({ anchor, title, intro, paginated, link, ...list }: SectionModel<'events-list'>) {
  const { t } = useTranslation('events');
  const level = title ? 3 : 2;
  return (
    <Section anchor={anchor} title={title} intro={intro} link={link}>
      {paginated && <EventsPages {...list} level={level} />}
      {!paginated && list.items.length === 0 && <p>{t('empty')}</p>}
      {!paginated && list.items.length > 0 && <Events events={list.items} level={level} />}
    </Section>
  );
}
