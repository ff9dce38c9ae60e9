import { orNull } from '../../http/or-null';
import { parisDay } from '../../i18n/paris-time';
import { publications } from '../../publications';
import { calendarFeed } from '../calendar/calendar-paths';
import { toCalendarDay } from '../calendar/financial-days';
import { directoryOf } from '../pages/directory';
import type { Definitions } from './definition';

export const calendarSections: Definitions<'calendar'> = {
  calendar: {
    namespaces: ['calendar'],
    dependsOn: (_, { days, directory }) => days?.map((day) => [day, directory.byId.get(day.pageId ?? '')?.path]),
    load: async (_, { edition }) => {
      const { locale } = edition;
      const [days, directory] = await Promise.all([
        orNull(publications.calendar(locale), 'the financial calendar is not shown'),
        directoryOf(edition),
      ]);
      const today = parisDay(new Date());
      const shown = (days ?? []).map((day) => toCalendarDay(locale, day, directory, today));
      return {
        coming: shown.filter(({ ics }) => ics),
        past: shown.filter(({ ics }) => !ics).reverse(),
        feed: calendarFeed(locale),
      };
    },
  },
};
