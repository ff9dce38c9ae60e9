import type { Locale } from '../../i18n/locales';

/** The calendar file of all days to come of the financial calendar. */
export const calendarFeed = (locale: Locale): string => `/${locale}/calendar.ics`;
