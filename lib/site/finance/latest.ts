import type { Cms, View } from '../../cms/contract';
import { orNull } from '../../http/or-null';
import { parisDay } from '../../i18n/paris-time';
import { serverWords } from '../../i18n/server-words';
import type { DocumentType } from '../../model/finance';
import type { SectionData } from '../../model/section-data';
import { publications } from '../../publications';
import { documentAddress } from '../../shared/file-address';
import { toCalendarDay } from '../calendar/financial-days';
import { directoryOf } from '../pages/directory';
import { searchDocuments } from './documents';

type Latest = SectionData<'share-price-brief'>['latest'][number];

/** The types of the results and of the reports of which the latest is shown. */
export const latestTypes: DocumentType[][] = [['results'], ['annual-report', 'half-year-report']];

const documentOf = async (view: View, types: DocumentType[]): Promise<Latest | null> => {
  const { locale } = view;
  const { items } = await searchDocuments(view, {
    ...{ locale, types, search: '', sort: 'date_desc', categories: [], page: 0, pageSize: 1 },
  });
  const [document] = items;
  if (!document) return null;
  const { category: label, title, date, reference, href } = document;
  return { label, title, date, href: documentAddress(reference) ?? href };
};

const nextDate = async (view: View, cms: Cms): Promise<Latest | null> => {
  const { locale } = view;
  const [t, days, directory, { calendarPage }] = await Promise.all([
    serverWords(locale, 'finance'),
    publications.calendar(locale),
    directoryOf(view),
    cms.settings(view),
  ]);
  const today = parisDay(new Date());
  const next = days.find(({ date }) => date >= today);
  if (!next) return null;
  const { title, date, href } = toCalendarDay(locale, next, directory, today);
  const place = href ?? calendarPage;
  return place ? { label: t('calendar.next'), title, date, href: place } : null;
};

/** The next date of the financial calendar, and the latest results and report; without those that fail. */
export const latestForInvestors = async (view: View, cms: Cms): Promise<Latest[]> => {
  const found = await Promise.all([
    orNull(nextDate(view, cms), 'the next date is not shown'),
    ...latestTypes.map((types) => orNull(documentOf(view, types), 'a document is not shown')),
  ]);
  return found.filter((entry) => entry !== null);
};
