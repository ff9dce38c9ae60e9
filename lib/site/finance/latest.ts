import { loadServerStrings } from '../../i18n/load-strings';
import type { DocumentType } from '../../model/finance';
import type { SectionData } from '../../model/section';
import { orNull } from '../../platform/http/or-null';
import { toReadingPath } from '../../shared/urls';
import { cms } from '../../upstreams/cms';
import type { Edition } from '../../upstreams/cms/contract';
import { publications } from '../../upstreams/publications';
import { getParisToday } from '../calendar/events';
import { toCalendarItem } from '../calendar/financial-dates';
import { buildNewestFirstQuery } from '../pages/lists';
import { loadPageIndex } from '../pages/page-index';
import { searchDocuments } from './documents';

type Latest = SectionData<'share-price-brief'>['latest'][number];

/** The groups of document types, results and reports. The latest document of each group is shown. */
const latestTypes: DocumentType[][] = [['results'], ['annual-report', 'half-year-report']];

const loadLatestDocument = async (edition: Edition, types: DocumentType[]): Promise<Latest | null> => {
  const { items } = await searchDocuments(edition, { ...buildNewestFirstQuery(edition.locale, 1), types });
  const [document] = items;
  if (!document) return null;
  const { category: label, title, date, reference } = document;
  return { label, title, date, href: toReadingPath(reference) };
};

const loadNextDate = async (edition: Edition): Promise<Latest | null> => {
  const { locale } = edition;
  const [t, financialDates, pageIndex, { calendarPage }] = await Promise.all([
    loadServerStrings(locale, 'calendar'),
    publications.calendar(locale),
    loadPageIndex(edition),
    cms.settings(edition),
  ]);
  const today = getParisToday();
  const next = financialDates.find(({ date }) => date >= today);
  if (!next) return null;
  const { title, date, href } = toCalendarItem(locale, next, pageIndex, today);
  const url = href ?? calendarPage;
  return url ? { label: t('next'), title, date, href: url } : null;
};

/**
 * The next date of the financial calendar, and the latest results and report. Entries that fail to load are left out.
 */
export const loadLatestForInvestors = async (edition: Edition): Promise<Latest[]> => {
  const entries = await Promise.all([
    orNull(loadNextDate(edition), 'load the next date of the financial calendar'),
    ...latestTypes.map((types) => orNull(loadLatestDocument(edition, types), 'load the latest document')),
  ]);
  return entries.filter((entry) => entry !== null);
};
