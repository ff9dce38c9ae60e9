import { orNull } from '../../platform/http/or-null';
import { readingAddress } from '../../shared/addresses';
import { publications } from '../../upstreams/publications';
import type { FinancialDay, PublishedDocument } from '../../upstreams/publications/contract';
import { calendarFeedPath } from '../calendar/calendar-paths';
import { getParisToday } from '../calendar/events';
import { toCalendarDay } from '../calendar/financial-days';
import { loadDirectory } from '../pages/directory';
import type { Definitions } from './definition';

/** The address at which browsers show the results that were published on a day; null if there are none. */
const findResultsUrl = (
  { date }: Pick<FinancialDay, 'date'>,
  documents: readonly PublishedDocument[],
): string | null => {
  const resultsDocument = documents.find((document) => document.type === 'results' && document.date === date);
  return resultsDocument ? readingAddress(resultsDocument.reference) : null;
};

export const calendarSections: Definitions<'calendar'> = {
  calendar: {
    namespaces: ['calendar'],
    load: async (_, { edition }) => {
      const { locale } = edition;
      const [days, published, directory] = await Promise.all([
        orNull(publications.calendar(locale), 'load the financial calendar'),
        orNull(publications.documents(locale), 'load the results for the financial calendar'),
        loadDirectory(edition),
      ]);
      const today = getParisToday();
      const entries = (days ?? []).map((day) => {
        const calendarDay = toCalendarDay(locale, day, directory, today);
        return { ...calendarDay, href: calendarDay.href ?? findResultsUrl(day, published?.documents ?? []) };
      });
      return {
        coming: entries.filter(({ ics }) => ics),
        past: entries.filter(({ ics }) => !ics).reverse(),
        feed: calendarFeedPath(locale),
      };
    },
  },
};
