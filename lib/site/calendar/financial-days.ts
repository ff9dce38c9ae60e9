import { formatTime } from '../../i18n/formats';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import type { CalendarDay } from '../../model/finance';
import type { Settings } from '../../model/settings';
import { tags } from '../../model/tags';
import { trackRead } from '../../platform/process/reads';
import type { FinancialDay } from '../../upstreams/publications/contract';
import { toDay } from '../pages/cards';
import type { SiteDirectory } from '../pages/directory';
import type { CalendarEntry } from './calendar-file';
import { calendarFeedPath } from './calendar-paths';

const findPagePath = (locale: Locale, { pageId }: FinancialDay, { byId }: SiteDirectory): string | null => {
  if (!pageId) return null;
  trackRead(tags.pagePaths(pageId));
  const page = byId.get(pageId);
  return page ? pagePath(locale, page.path) : null;
};

/** A day of the financial calendar for a page. `today` is an ISO date. */
export const toCalendarDay = (
  locale: Locale,
  day: FinancialDay,
  directory: SiteDirectory,
  today: string,
): CalendarDay => {
  const { id, title, date, time, place } = day;
  const ics = date < today ? null : `${calendarFeedPath(locale)}?day=${encodeURIComponent(id)}`;
  return {
    id,
    title,
    date: toDay(locale, date),
    time: time && formatTime(locale, time),
    place,
    href: findPagePath(locale, day, directory),
    ics,
  };
};

/**
 * A day of the financial calendar for a calendar file. It links to the page about it or, if there is none, to the
 * calendar.
 */
export const toCalendarEntry = (
  locale: Locale,
  day: FinancialDay,
  directory: SiteDirectory,
  { calendarPage }: Pick<Settings, 'calendarPage'>,
): CalendarEntry => {
  const { id, title, date, time, place } = day;
  const href = findPagePath(locale, day, directory) ?? (calendarPage || null);
  return { id, title, start: date, end: date, time, place, href };
};
