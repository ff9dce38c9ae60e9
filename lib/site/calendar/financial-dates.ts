import { formatTime } from '../../i18n/formats';
import type { Locale } from '../../i18n/locales';
import { toPagePath } from '../../i18n/paths';
import type { CalendarItem } from '../../model/finance';
import type { Settings } from '../../model/settings';
import { tags } from '../../model/tags';
import { trackRead } from '../../platform/process/reads';
import type { FinancialDate } from '../../upstreams/publications/contract';
import { toFormattedDate } from '../pages/cards';
import type { PageIndex } from '../pages/page-index';
import type { CalendarEntry } from './calendar-file';
import { getCalendarFeedPath } from './calendar-paths';

const findPagePath = (locale: Locale, { pageId }: FinancialDate, { byId }: PageIndex): string | null => {
  if (!pageId) return null;
  trackRead(tags.pagePaths(pageId));
  const page = byId.get(pageId);
  return page ? toPagePath(locale, page.path) : null;
};

/** A day of the financial calendar for a page. `today` is an ISO date. */
export const toCalendarItem = (
  locale: Locale,
  financialDate: FinancialDate,
  pageIndex: PageIndex,
  today: string,
): CalendarItem => {
  const { id, title, date, time, place } = financialDate;
  const ics = date < today ? null : `${getCalendarFeedPath(locale)}?day=${encodeURIComponent(id)}`;
  return {
    id,
    title,
    date: toFormattedDate(locale, date),
    time: time && formatTime(locale, time),
    place,
    href: findPagePath(locale, financialDate, pageIndex),
    ics,
  };
};

/**
 * A day of the financial calendar for a calendar file. It links to the page about it or, if there is none, to the
 * calendar.
 */
export const toCalendarEntry = (
  locale: Locale,
  financialDate: FinancialDate,
  pageIndex: PageIndex,
  { calendarPage }: Pick<Settings, 'calendarPage'>,
): CalendarEntry => {
  const { id, title, date, time, until, place } = financialDate;
  const href = findPagePath(locale, financialDate, pageIndex) ?? (calendarPage || null);
  return { id, title, start: date, end: date, time, until, place, href };
};
