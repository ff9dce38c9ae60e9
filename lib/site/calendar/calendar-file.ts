import ical, { ICalEventTransparency } from 'ical-generator';
import { getLanguageTag, type Locale } from '../../i18n/locales';
import { dayAfter, parisMoment } from '../../i18n/paris-time';
import { env } from '../../platform/env';
import { isoDate } from '../../shared/time';

/**
 * A calendar entry: `start` and `end` are ISO dates, `time` is in Paris time, `href` is a path on this site or a URL of
 * another.
 */
export interface CalendarEntry {
  id: string;
  title: string;
  text?: string;
  start: string;
  end: string;
  time: string | null;
  place: string | null;
  href: string | null;
}

interface Calendar {
  locale: Locale;
  /** Whose dates they are. Titles begin with it, since calendars have the dates of many. */
  owner: string;
  /** The name for subscribers; missing for a file with one entry. */
  name?: string | undefined;
  entries: CalendarEntry[];
}

const { hostname: host } = new URL(env.SITE_URL);
/** How often calendars refresh a file that they follow, in seconds. */
const refreshSeconds = 86_400;

/** Times are in UTC, which calendars convert to local time; whole-day entries do not block the calendar. */
const toTimeFields = ({ start, end, time }: CalendarEntry) =>
  time
    ? { start: parisMoment(start, time) }
    : {
        start: new Date(start),
        end: new Date(dayAfter(end)),
        allDay: true,
        transparency: ICalEventTransparency.TRANSPARENT,
      };

/**
 * Entries as an iCalendar file (RFC 5545). An entry has one id in every language and every file, so that calendars
 * recognise it. Files are stamped with the day: the same content gives the same text until the next day.
 */
export const calendarFile = ({ locale, owner, name, entries }: Calendar): string => {
  const stamp = new Date(isoDate(Date.now()));
  const file = ical({
    prodId: { company: host, product: 'calendar', language: getLanguageTag(locale) },
    name,
    ttl: refreshSeconds,
  });
  for (const entry of entries) {
    const { id, title, text, place, href } = entry;
    file.createEvent({
      id: `${id}@${host}`,
      stamp,
      summary: `${owner} – ${title}`,
      description: text,
      location: place,
      url: href && new URL(href, env.SITE_URL).href,
      ...toTimeFields(entry),
    });
  }
  // Every line must end with CRLF; the library leaves out the last one.
  return `${file.toString()}\r\n`;
};
