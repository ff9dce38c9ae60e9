import { finance } from '../../finance';
import { parisDay } from '../../i18n/paris-time';
import { calendarFeed } from '../calendar/calendar-paths';
import { toCalendarDay } from '../calendar/financial-days';
import { type Loaders, unlessItFails } from './context';

export const calendarLoaders: Loaders<'calendar'> = {
  calendar: async (_, { cms, view }) => {
    const { locale } = view;
    const [days, pages] = await Promise.all([unlessItFails(finance.calendar(locale)), cms.pages(view)]);
    const today = parisDay(new Date());
    const shown = (days ?? []).map((day) => toCalendarDay(locale, day, pages, today));
    return {
      coming: shown.filter(({ ics }) => ics),
      past: shown.filter(({ ics }) => !ics).reverse(),
      feed: calendarFeed(locale),
    };
  },
};
