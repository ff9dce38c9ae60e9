import { orNull } from '../../platform/http/or-null';
import { readingAddress } from '../../shared/addresses';
import { publications } from '../../upstreams/publications';
import type { FinancialDay, PublishedDocument } from '../../upstreams/publications/contract';
import { calendarFeed } from '../calendar/calendar-paths';
import { parisToday } from '../calendar/events';
import { toCalendarDay } from '../calendar/financial-days';
import { loadDirectory } from '../pages/directory';
import type { Definitions } from './definition';

/** The address of the results that were published on a day, to read in the browser; null if there are none. */
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
        orNull(publications.calendar(locale), 'the financial calendar is not shown'),
        orNull(publications.documents(locale), 'the financial calendar does not link to results'),
        loadDirectory(edition),
      ]);
      const today = parisToday();
      const entries = (days ?? []).map((day) => {
        const calendarDay = toCalendarDay(locale, day, directory, today);
        return { ...calendarDay, href: calendarDay.href ?? findResultsUrl(day, published?.documents ?? []) };
      });
      return {
        coming: entries.filter(({ ics }) => ics),
        past: entries.filter(({ ics }) => !ics).reverse(),
        feed: calendarFeed(locale),
      };
    },
  },
};
