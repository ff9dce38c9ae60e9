import { cms } from '../../cms';
import type { CmsEvent, Edition } from '../../cms/contract';
import { formatDays } from '../../i18n/formats';
import type { Locale } from '../../i18n/locales';
import { parisDay } from '../../i18n/paris-time';
import type { EventsQuery, GroupEvent } from '../../model/event';
import type { Settings } from '../../model/settings';
import { eventFile } from './calendar-paths';

const statusOf = ({ startDate, endDate }: CmsEvent, today: string): GroupEvent['status'] => {
  if (endDate < today) return 'over';
  return startDate <= today ? 'open' : 'coming';
};

const toGroupEvent = (locale: Locale, event: CmsEvent, today: string): GroupEvent => {
  const { id, type, title, text, startDate, endDate, place, image, href } = event;
  const status = statusOf(event, today);
  return {
    ...{ id, type, status, title, text, place, image, href },
    ...{ start: startDate, end: endDate, dates: formatDays(locale, startDate, endDate) },
    ics: status === 'over' ? null : eventFile(locale, id),
  };
};

/** The events of the group, latest first, as of today in Paris. */
export const groupEvents = async (edition: Edition): Promise<GroupEvent[]> => {
  const today = parisDay(new Date());
  return (await cms.events(edition)).map((event) => toGroupEvent(edition.locale, event, today));
};

/** The years that an event touches. */
export const yearsOf = ({ start, end }: GroupEvent): number[] => {
  const [first, last] = [start, end].map((day) => Number(day.slice(0, 4))) as [number, number];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

/** The events of a year (also partly) and of a type, if given. */
export const eventsOf = (events: GroupEvent[], { year, type }: Partial<Omit<EventsQuery, 'locale'>>): GroupEvent[] =>
  events.filter((event) => (!year || yearsOf(event).includes(year)) && (!type || event.type === type));

/** The URL of an event: its own page, or its place in the list of all; null if there is neither. */
export const eventAddress = (
  { id, href, startDate }: CmsEvent,
  { eventsPage }: Pick<Settings, 'eventsPage'>,
): string | null => href ?? (eventsPage ? `${eventsPage}?year=${startDate.slice(0, 4)}#${id}` : null);
