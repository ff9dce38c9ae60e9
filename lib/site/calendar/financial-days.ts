import type { CmsPage } from '../../cms/contract';
import { formatTime } from '../../i18n/formats';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import type { CalendarDay } from '../../model/finance';
import type { FinancialDay } from '../../publications/contract';
import { toDay } from '../pages/cards';
import type { CalendarEntry } from './calendar-file';
import { dayFile } from './calendar-paths';

type Pages = readonly CmsPage[];

const pageAbout = (locale: Locale, { pageId }: FinancialDay, pages: Pages): string | null => {
  const page = pages.find(({ id }) => id === pageId);
  return page ? pagePath(locale, page.path) : null;
};

/** Where the calendar itself is shown; null where it is not. */
const calendarPage = (locale: Locale, pages: Pages): string | null => {
  for (const { path, sections } of pages) {
    const calendar = sections.find(({ type }) => type === 'calendar');
    if (calendar) return pagePath(locale, path) + (calendar.anchor ? `#${calendar.anchor}` : '');
  }
  return null;
};

/** A day as the calendar of a page shows it. */
export const toCalendarDay = (locale: Locale, day: FinancialDay, pages: Pages, today: string): CalendarDay => {
  const { id, title, date, time, place } = day;
  const ics = date < today ? null : dayFile(locale, id);
  return {
    id,
    title,
    date: toDay(locale, date),
    time: time && formatTime(locale, time),
    place,
    href: pageAbout(locale, day, pages),
    ics,
  };
};

/** A day as a calendar file has it. */
export const toCalendarEntry = (locale: Locale, day: FinancialDay, pages: Pages): CalendarEntry => {
  const { id, title, date, time, place } = day;
  const href = pageAbout(locale, day, pages) ?? calendarPage(locale, pages);
  return { id, title, start: date, end: date, time, place, href };
};
