import { loadServerStrings } from '../../i18n/load-strings';
import type { Locale } from '../../i18n/locales';
import { orNull } from '../../platform/http/or-null';
import { cms } from '../../upstreams/cms';
import type { CmsEvent } from '../../upstreams/cms/contract';
import { publications } from '../../upstreams/publications';
import type { FinancialDate } from '../../upstreams/publications/contract';
import { loadPageIndex } from '../pages/page-index';
import { buildCalendarFile } from './calendar-file';
import { getParisToday, loadEventUrls } from './events';
import { toCalendarEntry } from './financial-dates';

/** The times of day of an event of one day that is also in the financial calendar under the same id; null if unknown. */
const findTimes = async (
  locale: Locale,
  { id, startDate, endDate }: CmsEvent,
): Promise<Pick<FinancialDate, 'time' | 'until'>> => {
  const financialDates =
    startDate === endDate ? await orNull(publications.calendar(locale), 'load the time of an event') : null;
  const { time = null, until = null } =
    financialDates?.find((candidate) => candidate.id === id && candidate.date === startDate) ?? {};
  return { time, until };
};

/** The calendar file of an event; null if there is no such event. Rejects if the CMS fails. */
export const buildEventCalendar = async (locale: Locale, id: string): Promise<string | null> => {
  const edition = { locale, draft: false };
  const [events, settings, urls] = await Promise.all([
    cms.events(edition),
    cms.settings(edition),
    loadEventUrls(edition),
  ]);
  const event = events.find((candidate) => candidate.id === id);
  if (!event) return null;
  const { title, text, place, startDate: start, endDate: end } = event;
  const times = await findTimes(locale, event);
  const href = urls.get(id) ?? null;
  return buildCalendarFile({
    locale,
    owner: settings.titleSuffix,
    entries: [{ id, title, text, start, end, ...times, place, href }],
  });
};

const buildCalendar = async (
  locale: Locale,
  financialDates: readonly FinancialDate[],
  name?: string,
): Promise<string> => {
  const edition = { locale, draft: false };
  const [pageIndex, settings] = await Promise.all([loadPageIndex(edition), cms.settings(edition)]);
  const entries = financialDates.map((financialDate) => toCalendarEntry(locale, financialDate, pageIndex, settings));
  return buildCalendarFile({ locale, owner: settings.titleSuffix, name, entries });
};

/** The calendar file of a day of the financial calendar; null if there is no such day. Rejects if an upstream fails. */
export const buildFinancialDateCalendar = async (locale: Locale, id: string): Promise<string | null> => {
  const financialDates = await publications.calendar(locale);
  const financialDate = financialDates.find((candidate) => candidate.id === id);
  return financialDate ? buildCalendar(locale, [financialDate]) : null;
};

/** The calendar file with all upcoming days of the financial calendar. Rejects if an upstream fails. */
export const buildFinancialCalendar = async (locale: Locale): Promise<string> => {
  const [financialDates, t] = await Promise.all([publications.calendar(locale), loadServerStrings(locale, 'calendar')]);
  const today = getParisToday();
  return buildCalendar(
    locale,
    financialDates.filter(({ date }) => date >= today),
    t('feedName'),
  );
};
