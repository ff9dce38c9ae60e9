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
  /** The requested year; by default, the latest one with entries. */
  year?: number | undefined;
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
  const years = [...new Set(entries.map(({ date }) => Number(date.slice(0, 4))))];
  const year = query.year ?? years[0] ?? 0;
  const listedYears = [...new Set([...years, year])].sort((a, b) => b - a);
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
    archive: { years, year, months },
    filters: [
      { name: 'year', options: listedYears.map((one) => ({ key: `${one}`, label: `${one}` })), chosen: [`${year}`] },
      {
        name: 'type',
        options: archiveTypes.map((key) => ({ key, label: t(`archive.type-${key}`) })),
        chosen: type ? [type] : [],
      },
    ],
  };
};
