import { env } from '../../platform/env';
import { orNull } from '../../platform/http/or-null';
import { toReadingPath } from '../../shared/urls';
import { publications } from '../../upstreams/publications';
import type { FinancialDate, PublishedDocument } from '../../upstreams/publications/contract';
import { getCalendarFeedPath } from '../calendar/calendar-paths';
import { getParisToday } from '../calendar/events';
import { toCalendarItem } from '../calendar/financial-dates';
import { loadPageIndex } from '../pages/page-index';
import type { SectionLoader } from './context';

/** The address at which browsers show the results that were published on a day; null if there are none. */
const findResultsUrl = (
  { date }: Pick<FinancialDate, 'date'>,
  documents: readonly PublishedDocument[],
): string | null => {
  const resultsDocument = documents.find((document) => document.type === 'results' && document.date === date);
  return resultsDocument ? toReadingPath(resultsDocument.reference) : null;
};

export const calendar: SectionLoader<'calendar'> = {
  load: async (_, { edition }) => {
    const { locale } = edition;
    const [financialDates, published, pageIndex] = await Promise.all([
      orNull(publications.calendar(locale), 'load the financial calendar'),
      orNull(publications.documents(locale), 'load the results for the financial calendar'),
      loadPageIndex(edition),
    ]);
    const today = getParisToday();
    const entries = (financialDates ?? []).map((financialDate) => {
      const item = toCalendarItem(locale, financialDate, pageIndex, today);
      return { ...item, href: item.href ?? findResultsUrl(financialDate, published?.documents ?? []) };
    });
    return {
      coming: entries.filter(({ ics }) => ics),
      past: entries.filter(({ ics }) => !ics).reverse(),
      feed: getCalendarFeedPath(locale),
      subscription: env.SITE_URL.replace(/^https?/, 'webcal') + getCalendarFeedPath(locale),
    };
  },
};
