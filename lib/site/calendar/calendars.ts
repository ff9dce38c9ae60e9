import { cms } from '../../cms';
import type { CmsEvent } from '../../cms/contract';
import { orNull } from '../../http/or-null';
import type { Locale } from '../../i18n/locales';
import { parisDay } from '../../i18n/paris-time';
import { serverWords } from '../../i18n/server-words';
import { publications } from '../../publications';
import { calendarFile } from './calendar-file';
import { eventAddress } from './events';
import { toCalendarEntry } from './financial-days';

/** The time of an event that is also a day of the financial calendar, under the same id; null where none is known. */
const timeOf = async (locale: Locale, { id, startDate }: CmsEvent): Promise<string | null> => {
  const days = await orNull(publications.calendar(locale), 'an event is put in calendars without its time');
  return days?.find((day) => day.id === id && day.date === startDate)?.time ?? null;
};

/** The calendar file of an event; null where there is no such event. */
export const eventCalendar = async (locale: Locale, id: string): Promise<string | null> => {
  const view = { locale, draft: false };
  const [events, pages] = await Promise.all([cms.events(view), cms.pages(view)]);
  const event = events.find((known) => known.id === id);
  if (!event) return null;
  const { title, text, place, startDate: start, endDate: end } = event;
  const time = start === end ? await timeOf(locale, event) : null;
  const href = eventAddress(locale, event, pages);
  return calendarFile({ locale, entries: [{ id, title, text, start, end, time, place, href }] });
};

/** The calendar file of a day of the financial calendar; null where there is no such day. */
export const dayCalendar = async (locale: Locale, id: string): Promise<string | null> => {
  const [days, pages] = await Promise.all([publications.calendar(locale), cms.pages({ locale, draft: false })]);
  const day = days.find((known) => known.id === id);
  return day ? calendarFile({ locale, entries: [toCalendarEntry(locale, day, pages)] }) : null;
};

/** The calendar file of all days to come of the financial calendar. */
export const financialCalendar = async (locale: Locale): Promise<string> => {
  const [days, pages, t] = await Promise.all([
    publications.calendar(locale),
    cms.pages({ locale, draft: false }),
    serverWords(locale, 'finance'),
  ]);
  const today = parisDay(new Date());
  const coming = days.filter(({ date }) => date >= today);
  const entries = coming.map((day) => toCalendarEntry(locale, day, pages));
  return calendarFile({ locale, name: t('calendar.feedName'), entries });
};
