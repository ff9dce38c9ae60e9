import { locales } from '../../../i18n/locales';
import { tags } from '../../../model/tags';
import { keepSame } from '../../files/keep-same';
import { keptContent } from '../../files/kept-content';
import type { Publications } from '../contract';
import { type Calendar, readCalendar } from './calendar';
import { type Documents, readDocuments } from './documents';

interface Files {
  documents: Documents;
  calendar: Calendar;
}

/** The documents and the calendar in the files below `root`. */
export const embeddedPublications = (root: string): Publications => {
  const files = keptContent<Files>({
    name: 'publications',
    root,
    named: 'finance',
    make: async (reading, before) =>
      keepSame(before, { documents: await readDocuments(reading), calendar: await readCalendar(reading) }),
    tagsOf: () => locales.flatMap((locale) => [tags.documents(locale), tags.calendar(locale)]),
  });
  return {
    documents: async (locale) => (await files.get()).documents[locale],
    calendar: async (locale) => (await files.get()).calendar[locale],
    changed: files.reread,
  };
};
