import ical, { ICalEventTransparency } from 'ical-generator';
import { getLanguageTag, type Locale } from '../../i18n/locales';
import { getNextDate, parseParisTime } from '../../i18n/paris-time';
import { env } from '../../platform/env';
import { contentChanges } from '../../platform/process/lifecycle';
import { requestContext } from '../../platform/process/request-context';
import { oncePerProcess } from '../../shared/once-per-process';

/**
 * A calendar entry. `start` and `end` are ISO dates, `time` and `until` are times of day in Paris, and `href` is a path
 * on this site or a URL on another.
 */
export interface CalendarEntry {
  id: string;
  title: string;
  text?: string;
  start: string;
  end: string;
  time: string | null;
  /** When it ends; null if that is unknown. */
  until: string | null;
  place: string | null;
  href: string | null;
}

interface Calendar {
  locale: Locale;
  /** The name of the organisation. It precedes every title, since a calendar program mixes dates from many sources. */
  owner: string;
  /** The name of the calendar for subscribers; undefined for a file with a single entry. */
  name?: string | undefined;
  entries: CalendarEntry[];
}

const { hostname: host } = new URL(env.SITE_URL);
const minuteMs = 60_000;

/** When this server started, and when content with a tag has changed since. */
const changes = oncePerProcess('calendar-changes', () => {
  const times = { startedAt: new Date(), changedAt: new Map<string, Date>() };
  contentChanges.on('published', (tags) => {
    for (const tag of tags) times.changedAt.set(tag, new Date());
  });
  return times;
});

/** When anything that the current response shows has changed last. */
const getLastChange = (): Date =>
  [...(requestContext.getStore()?.tags ?? [])]
    .flatMap((tag) => changes.changedAt.get(tag) ?? [])
    .reduce((last, changedAt) => (changedAt > last ? changedAt : last), changes.startedAt);

/** How often calendar programs refresh a file that they subscribe to. */
const refreshSeconds = 86_400;

/**
 * Times are in UTC, which calendar programs convert to local time. An entry whose end is unknown takes an hour.
 * Whole-day entries do not mark the day as busy.
 */
const toTimeFields = ({ start, end, time, until }: CalendarEntry) => {
  if (!time)
    return {
      start: new Date(start),
      end: new Date(getNextDate(end)),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
    };
  const startsAt = parseParisTime(start, time);
  return { start: startsAt, end: until ? parseParisTime(end, until) : new Date(startsAt.getTime() + 60 * minuteMs) };
};

/**
 * Builds an iCalendar file (RFC 5545). An entry has the same id in every language and every file, so that calendar
 * programs recognise it. Its revision is the minute of the last change: programs ignore a change whose revision is not
 * higher.
 */
export const buildCalendarFile = ({ locale, owner, name, entries }: Calendar): string => {
  const changedAt = getLastChange();
  const file = ical({
    prodId: { company: host, product: 'calendar', language: getLanguageTag(locale) },
    name,
    ttl: refreshSeconds,
  });
  for (const entry of entries) {
    const { id, title, text, place, href } = entry;
    file.createEvent({
      id: `${id}@${host}`,
      stamp: changedAt,
      lastModified: changedAt,
      sequence: Math.floor(changedAt.getTime() / minuteMs),
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
