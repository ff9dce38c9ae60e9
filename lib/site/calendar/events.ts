import { formatDays } from '../../i18n/formats';
import type { Locale } from '../../i18n/locales';
import { formatParisDate, getNextDate, parseParisTime } from '../../i18n/paris-time';
import { stripLocale } from '../../i18n/paths';
import type { EventsQuery, GroupEvent } from '../../model/event';
import { buildQueryString, defaultListQuery } from '../../model/lists/list-query';
import { sortEventsForList } from '../../model/lists/paginate-events';
import { trackChangeTime } from '../../platform/process/reads';
import { cms } from '../../upstreams/cms';
import type { CmsEvent, Edition } from '../../upstreams/cms/contract';
import { getCalendarFeedPath } from './calendar-paths';

const getStatus = ({ startDate, endDate }: CmsEvent, today: string): GroupEvent['status'] => {
  if (endDate < today) return 'over';
  return startDate <= today ? 'open' : 'coming';
};

const toGroupEvent = (locale: Locale, event: CmsEvent, today: string): GroupEvent => {
  const { id, type, title, text, startDate, endDate, place, image, href } = event;
  const status = getStatus(event, today);
  return {
    ...{ id, type, status, title, text, place, image, href },
    ...{ start: startDate, end: endDate, dates: formatDays(locale, startDate, endDate) },
    ics: status === 'over' ? null : `${getCalendarFeedPath(locale)}?event=${encodeURIComponent(id)}`,
  };
};

/** The events of the group, latest first, with their status as of today in Paris. Rejects if the CMS fails. */
export const loadGroupEvents = async (edition: Edition): Promise<GroupEvent[]> => {
  const today = getParisToday();
  return (await cms.events(edition)).map((event) => toGroupEvent(edition.locale, event, today));
};

type DatedEvent = Pick<GroupEvent, 'type' | 'start' | 'end'>;

/** The years in which an event takes place. */
export const listYears = ({ start, end }: DatedEvent): number[] => {
  const [first, last] = [start, end].map((isoDate) => Number(isoDate.slice(0, 4))) as [number, number];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

/** The events that take place in `year`, at least partly, and have `type`. A missing filter matches everything. */
export const filterEvents = <E extends DatedEvent>(
  events: readonly E[],
  { year, type }: Partial<Omit<EventsQuery, 'locale'>>,
): E[] => events.filter((event) => (!year || listYears(event).includes(year)) && (!type || event.type === type));

/** The number of events on each page of the list at `eventsPage`; infinite if that page has no list with pagination. */
const loadListPageSize = async (edition: Edition, eventsPage: string): Promise<number> => {
  const page = await cms.page(edition, stripLocale(eventsPage));
  const list = page?.sections.find((section) => section.type === 'events-list' && section.paginated);
  return list?.type === 'events-list' ? list.pageSize : Number.POSITIVE_INFINITY;
};

/**
 * The addresses of events by id: an event's own page or, if it has none, its anchor on the page of the events list,
 * filtered by year, that shows it today. Without an events list, events that have no page are left out. Rejects if the
 * CMS fails.
 */
export const loadEventUrls = async (edition: Edition): Promise<ReadonlyMap<string, string>> => {
  const [events, { eventsPage }] = await Promise.all([loadGroupEvents(edition), cms.settings(edition)]);
  const pageSize = eventsPage ? await loadListPageSize(edition, eventsPage) : 0;
  const findListUrls = ({ id, start }: GroupEvent) => {
    if (!eventsPage) return [];
    const year = start.slice(0, 4);
    const index = sortEventsForList(filterEvents(events, { year: Number(year) })).findIndex((event) => event.id === id);
    const listQuery = { ...defaultListQuery, facets: { year: [year] }, page: Math.floor(index / pageSize) };
    return [`${eventsPage}${buildQueryString(listQuery)}#${id}`];
  };
  return new Map(
    events.flatMap((event) => (event.href ? [event.href] : findListUrls(event)).map((url) => [event.id, url])),
  );
};

/** Today's date in Paris, in ISO format. The current response is cached only until the end of this day. */
export const getParisToday = (): string => {
  const today = formatParisDate(new Date());
  trackChangeTime(parseParisTime(getNextDate(today)).getTime());
  return today;
};
