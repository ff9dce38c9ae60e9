import { locales } from '../../../i18n/locales';
import { tags } from '../../../model/tags';
import { sharedNow } from '../../../platform/process/clock';
import { createCachedFolder } from '../../files/cached-folder';
import { reuseIfEqual } from '../../files/reuse-if-equal';
import { contentSchedules } from '../../files/schedule';
import type { Publications } from '../contract';
import { type Calendar, readCalendar } from './calendar';
import { type Documents, readDocuments } from './documents';

interface Files {
  documents: Documents;
  calendar: Calendar;
}

/** The source of the documents and the calendar in the files below `root`. */
export const embeddedPublications = (root: string): Publications => {
  const files = createCachedFolder<Files>({
    name: 'publications',
    root,
    displayRoot: 'finance',
    build: async (reader, previous) =>
      reuseIfEqual(previous, {
        documents: await readDocuments(reader, sharedNow()),
        calendar: await readCalendar(reader),
      }),
    onPublish: ({ documents }) => contentSchedules.set('publications', documents.schedule),
    diffTags: () => locales.flatMap((locale) => [tags.documents(locale), tags.calendar(locale)]),
  });
  return {
    documents: async (locale) => (await files.get()).documents.byLocale[locale],
    calendar: async (locale) => (await files.get()).calendar[locale],
    loadChanges: files.reload,
  };
};
