import { loadServerStrings } from '../../i18n/load-strings';
import type { Locale } from '../../i18n/locales';
import { orNull } from '../../platform/http/or-null';
import { cms } from '../../upstreams/cms';
import type { CmsEvent } from '../../upstreams/cms/contract';
import { publications } from '../../upstreams/publications';
import type { FinancialDay } from '../../upstreams/publications/contract';
import { loadDirectory } from '../pages/directory';
import { buildCalendarFile } from './calendar-file';
import { getParisToday, loadEventAddresses } from './events';
import { toCalendarEntry } from './financial-days';

/** The time of day of an event that is also in the financial calendar under the same id; null if unknown. */
const findTime = async (locale: Locale, { id, startDate }: CmsEvent): Promise<string | null> => {
  const days = await orNull(publications.calendar(locale), 'load the time of an event');
  return days?.find((day) => day.id === id && day.date === startDate)?.time ?? null;
};

/** The calendar file of an event; null if there is no such event. Rejects if the CMS fails. */
export const buildEventCalendar = async (locale: Locale, id: string): Promise<string | null> => {
  const edition = { locale, draft: false };
  const [events, settings, addresses] = await Promise.all([
    cms.events(edition),
    cms.settings(edition),
    loadEventAddresses(edition),
  ]);
  const event = events.find((candidate) => candidate.id === id);
  if (!event) return null;
  const { title, text, place, startDate: start, endDate: end } = event;
  const time = start === end ? await findTime(locale, event) : null;
  const href = addresses.get(id) ?? null;
  return buildCalendarFile({
    locale,
    owner: settings.titleSuffix,
    entries: [{ id, title, text, start, end, time, place, href }],
  });
};

const buildCalendar = async (locale: Locale, days: readonly FinancialDay[], name?: string): Promise<string> => {
  const edition = { locale, draft: false };
  const [directory, settings] = await Promise.all([loadDirectory(edition), cms.settings(edition)]);
  const entries = days.map((day) => toCalendarEntry(locale, day, directory, settings));
  return buildCalendarFile({ locale, owner: settings.titleSuffix, name, entries });
};

/** The calendar file of a day of the financial calendar; null if there is no such day. Rejects if an upstream fails. */
export const buildDayCalendar = async (locale: Locale, id: string): Promise<string | null> => {
  const days = await publications.calendar(locale);
  const day = days.find((candidate) => candidate.id === id);
  return day ? buildCalendar(locale, [day]) : null;
};

/** The calendar file with all upcoming days of the financial calendar. Rejects if an upstream fails. */
export const buildFinancialCalendar = async (locale: Locale): Promise<string> => {
  const [days, t] = await Promise.all([publications.calendar(locale), loadServerStrings(locale, 'calendar')]);
  const today = getParisToday();
  return buildCalendar(
    locale,
    days.filter(({ date }) => date >= today),
    t('feedName'),
  );
};
