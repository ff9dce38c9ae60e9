import { formatDay, formatMonth } from '../../i18n/formats';
import { loadServerStrings } from '../../i18n/load-strings';
import { type Archive, type ArchiveType, archiveTypes } from '../../model/archive';
import type { Filter } from '../../model/list';
import type { Edition } from '../../upstreams/cms/contract';
import { searchEntries } from './content-index';
import type { EntryKind } from './entry-labels';

const kindByType = { news: 'news', highlights: 'highlight', documents: 'document' } satisfies Record<
  ArchiveType,
  EntryKind
>;

interface ArchiveQuery {
  /** The requested year; the latest one if it is missing or has no entries. */
  year?: string | undefined;
  type?: string | undefined;
}

/** What was published in a year, by month, and the filters of the archive. Rejects if an upstream fails. */
export const loadArchive = async (
  edition: Edition,
  query: ArchiveQuery,
): Promise<{ archive: Archive; filters: Filter[] }> => {
  const { locale } = edition;
  const type = archiveTypes.find((one) => one === query.type);
  const t = await loadServerStrings(locale, 'lists');
  const kind = type ? [kindByType[type]] : [kindByType.news, kindByType.documents];
  const { entries } = await searchEntries(edition, { search: '', sort: 'date_desc', filters: { kind } });
  const years = [...new Set(entries.map(({ date }) => date.slice(0, 4)))];
  const year = years.find((one) => one === query.year) ?? years[0] ?? '';
  const byMonth = Map.groupBy(
    entries.filter(({ date }) => date.startsWith(`${year}-`)),
    ({ date }) => date.slice(0, 7),
  );
  const months = [...byMonth].map(([month, entries]) => ({
    month,
    label: formatMonth(locale, `${month}-01`),
    items: entries.map(({ title, url, date }) => ({ title, href: url, date, day: formatDay(locale, date) })),
  }));
  return {
    archive: { years: years.map(Number), year: Number(year), months },
    filters: [
      { name: 'year', options: years.map((one) => ({ key: one, label: one })), chosen: year ? [year] : [] },
      {
        name: 'type',
        options: archiveTypes.map((key) => ({ key, label: t(`archive.type-${key}`) })),
        chosen: type ? [type] : [],
      },
    ],
  };
};
