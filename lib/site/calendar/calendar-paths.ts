import type { Locale } from '../../i18n/locales';

/** The path of the calendar file with all upcoming days of the financial calendar. */
export const getCalendarFeedPath = (locale: Locale): string => `/${locale}/calendar.ics`;
