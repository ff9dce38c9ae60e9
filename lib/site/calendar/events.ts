import { formatDays } from '../../i18n/formats';
import type { Locale } from '../../i18n/locales';
import { dayAfter, parisDay, parisMoment } from '../../i18n/paris-time';
import { stripLocale } from '../../i18n/paths';
import type { EventsQuery, GroupEvent } from '../../model/event';
import { defaultListQuery, listQueryString } from '../../model/lists/list-query';
import { sortForList } from '../../model/lists/paginate-events';
import { trackChangeAt } from '../../platform/process/reads';
import { cms } from '../../upstreams/cms';
import type { CmsEvent, Edition } from '../../upstreams/cms/contract';
import { calendarFeed } from './calendar-paths';

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
    ics: status === 'over' ? null : `${calendarFeed(locale)}?event=${encodeURIComponent(id)}`,
  };
};

/** The events of the group, latest first, as of today in Paris. */
export const groupEvents = async (edition: Edition): Promise<GroupEvent[]> => {
  const today = parisToday();
  return (await cms.events(edition)).map((event) => toGroupEvent(edition.locale, event, today));
};

type DatedEvent = Pick<GroupEvent, 'type' | 'start' | 'end'>;

/** The years that an event touches. */
export const listYears = ({ start, end }: DatedEvent): number[] => {
  const [first, last] = [start, end].map((day) => Number(day.slice(0, 4))) as [number, number];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

/** The events of a year (also partly) and of a type, if given. */
export const filterEvents = <E extends DatedEvent>(
  events: readonly E[],
  { year, type }: Partial<Omit<EventsQuery, 'locale'>>,
): E[] => events.filter((event) => (!year || listYears(event).includes(year)) && (!type || event.type === type));

/** How many events a page of the list on the page of all events has. */
const listPageSize = async (edition: Edition, eventsPage: string): Promise<number> => {
  const page = await cms.page(edition, stripLocale(eventsPage));
  const list = page?.sections.find((section) => section.type === 'events-list' && section.paginated);
  return list?.type === 'events-list' ? list.pageSize : Number.POSITIVE_INFINITY;
};

/**
 * The URLs of events, by id: its own page, or its place in the list of all, on the page of the list that has it today. An
 * event that has neither is left out.
 */
export const eventAddresses = async (edition: Edition): Promise<ReadonlyMap<string, string>> => {
  const [events, { eventsPage }] = await Promise.all([cms.events(edition), cms.settings(edition)]);
  const today = parisToday();
  const datedEvents = events.map((event) => {
    const { id, type, href, startDate: start, endDate: end } = event;
    return { id, type, href, start, end, status: getStatus(event, today) };
  });
  const pageSize = eventsPage ? await listPageSize(edition, eventsPage) : 0;
  const findListUrl = ({ id, start }: (typeof datedEvents)[number]) => {
    if (!eventsPage) return [];
    const year = start.slice(0, 4);
    const index = sortForList(filterEvents(datedEvents, { year: Number(year) })).findIndex((event) => event.id === id);
    const list = { ...defaultListQuery, facets: { year: [year] }, page: Math.floor(index / pageSize) };
    return [`${eventsPage}${listQueryString(list)}#${id}`];
  };
  return new Map(
    datedEvents.flatMap((event) => (event.href ? [event.href] : findListUrl(event)).map((url) => [event.id, url])),
  );
};

/** Today in Paris, as an ISO date. The response in progress is not cached beyond it. */
export const parisToday = (): string => {
  const day = parisDay(new Date());
  trackChangeAt(parisMoment(dayAfter(day)).getTime());
  return day;
};
