import type { Locale } from '../../i18n/locales';

/** The calendar file of all days to come of the financial calendar. */
export const calendarFeed = (locale: Locale): string => `/${locale}/calendar.ics`;

/** The calendar file of an event. */
export const eventFile = (locale: Locale, id: string): string =>
  `${calendarFeed(locale)}?event=${encodeURIComponent(id)}`;

/** The calendar file of a day of the financial calendar. */
export const dayFile = (locale: Locale, id: string): string => `${calendarFeed(locale)}?day=${encodeURIComponent(id)}`;
