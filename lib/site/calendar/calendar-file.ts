import ical, { ICalEventTransparency } from 'ical-generator';
import { env } from '../../env';
import { type Locale, tagOf } from '../../i18n/locales';
import { dayAfter, parisMoment } from '../../i18n/paris-time';

/** What calendars are told: `start` and `end` are ISO dates, `time` is local to Paris, `href` a path on this site or an address on another. */
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
  /** What those call it who follow it; none for a file of one entry. */
  name?: string;
  entries: CalendarEntry[];
}

const { hostname: host } = new URL(env.SITE_URL);
/** How often calendars ask again for a file that they follow, in seconds. */
const refresh = 86_400;

/** Moments are in UTC, which calendars show as their readers' clocks do; whole days leave their readers free. */
const whenOf = ({ start, end, time }: CalendarEntry) =>
  time
    ? { start: parisMoment(start, time) }
    : {
        start: new Date(start),
        end: new Date(dayAfter(end)),
        allDay: true,
        transparency: ICalEventTransparency.TRANSPARENT,
      };

/**
 * Entries as an iCalendar file (RFC 5545). An entry has one id in every language and every file, so that calendars know
 * what they have. Files are stamped with the day: the same file is the same text until the next one.
 */
export const calendarFile = ({ locale, name, entries }: Calendar): string => {
  const stamp = new Date(new Date().toISOString().slice(0, 10));
  const file = ical({ prodId: { company: host, product: 'calendar', language: tagOf(locale) }, name, ttl: refresh });
  for (const entry of entries) {
    const { id, title, text, place, href } = entry;
    file.createEvent({
      id: `${id}@${host}`,
      stamp,
      summary: title,
      description: text,
      location: place,
      url: href && new URL(href, env.SITE_URL).href,
      ...whenOf(entry),
    });
  }
  // Every line ends with CRLF, the last too, which the library leaves open.
  return `${file.toString()}\r\n`;
};
