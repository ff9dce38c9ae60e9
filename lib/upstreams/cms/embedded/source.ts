import path from 'node:path';
import { z } from 'zod';
import { isLocale, type Locale, locales, mapLocales, type PerLocale } from '../../../i18n/locales';
import { checkSameLanguages, localizedText } from '../../../model/localized';
import { noSearchWords, type SearchWords, searchWords } from '../../../model/search-words';
import { ContentError, recordIn, type SharedRecord } from '../../files/content-file';
import type { FolderReading } from '../../files/content-folder';
import { type MediaManifest, mediaManifest } from '../../files/pictures';
import { type Authored, ofAllLocales, type Version } from '../authored/authored';
import { dashboardOf, eventOf, type Facts, factsOf, heading, type PageFolder, pageFolders } from '../authored/records';
import type { FileFacts } from '../contract';

type Versions = Partial<Record<Locale, Version>>;

interface Entry {
  id: string;
  /** The file with the facts. */
  file: string;
  facts: Facts;
  published: Versions;
  drafts: Versions;
}

export const hasDraft = ({ drafts }: Entry): boolean => Object.keys(drafts).length > 0;

const readVersions = async (
  reading: FolderReading,
  folder: string,
  present: Set<string>,
  suffix: string,
): Promise<Versions> => {
  const written = locales.filter((locale) => present.has(`${locale}${suffix}.yaml`));
  const versions = written.map(async (locale): Promise<[Locale, Version]> => {
    const file = path.join(folder, `${locale}${suffix}.yaml`);
    return [locale, { file, heading: await reading.yaml(file, heading) }];
  });
  return Object.fromEntries(await Promise.all(versions));
};

const readEntry = async (reading: FolderReading, kind: PageFolder, id: string): Promise<Entry> => {
  const folder = path.join(kind, id);
  const file = path.join(folder, 'entry.yaml');
  const present = new Set((await reading.list(folder)).map(({ name }) => name));
  return {
    id,
    file,
    facts: await reading.yaml<Facts>(file, factsOf[kind]),
    published: await readVersions(reading, folder, present, ''),
    drafts: await readVersions(reading, folder, present, '.draft'),
  };
};

export const eventRecord = eventOf(localizedText).superRefine(checkSameLanguages);
export const dashboardRecord = dashboardOf(localizedText).superRefine(checkSameLanguages);

type EventRecord = z.infer<typeof eventRecord>;
type DashboardRecord = z.infer<typeof dashboardRecord>;

/** The parsed files of the CMS, not yet resolved. */
interface Source {
  entries: Entry[];
  events: SharedRecord<EventRecord>[];
  dashboards: SharedRecord<DashboardRecord>[];
  settings: Record<Locale, unknown>;
  searchWords: Partial<Record<Locale, SearchWords>>;
  media: MediaManifest;
}

const readEntries = async (reading: FolderReading): Promise<Entry[]> => {
  const entries: Entry[] = [];
  for (const kind of pageFolders)
    for (const item of await reading.list(kind))
      if (item.isDirectory()) entries.push(await readEntry(reading, kind, item.name));
  return entries;
};

const settingsFile = (locale: Locale) => `settings/${locale}.yaml`;

const readSettings = async (reading: FolderReading): Promise<Source['settings']> => {
  const settings = {} as Source['settings'];
  for (const locale of locales) settings[locale] = await reading.yaml(settingsFile(locale), z.unknown());
  return settings;
};

const readSearchWords = async (reading: FolderReading): Promise<Source['searchWords']> => {
  const words: Source['searchWords'] = {};
  for (const { id, file, facts } of await reading.records('search', searchWords)) {
    if (!isLocale(id)) throw new ContentError(file, [`there is no locale "${id}"`]);
    words[id] = facts;
  }
  return words;
};

/** Reads every file of the CMS; rejects with a ContentError if one is invalid. */
export const readSource = async (reading: FolderReading): Promise<Source> => ({
  media: await reading.json('media.json', mediaManifest),
  settings: await readSettings(reading),
  searchWords: await readSearchWords(reading),
  entries: await readEntries(reading),
  events: await reading.records('events', eventRecord),
  dashboards: await reading.records('dashboards', dashboardRecord),
});

/**
 * The content of each locale, in the form in which editors write it. With `draft`, drafts replace the pages that they
 * revise; `files` are those that visitors may download.
 */
export const authoredOf = (source: Source, files: readonly FileFacts[], draft: boolean): PerLocale<Authored> => {
  const { entries, events, dashboards, settings, media } = source;
  const ofAll = { ...ofAllLocales(entries), files: new Set(files.map(({ reference }) => reference)), media };
  return mapLocales((locale) => ({
    ...ofAll,
    settings: { file: settingsFile(locale), value: settings[locale] },
    pages: entries.flatMap(({ published, drafts, ...entry }) => {
      const version = (draft ? drafts[locale] : undefined) ?? published[locale];
      return version ? [{ ...entry, version }] : [];
    }),
    events: events.flatMap((record) => recordIn(record, locale) ?? []),
    dashboards: dashboards.flatMap((record) => recordIn(record, locale) ?? []),
    searchWords: source.searchWords[locale] ?? noSearchWords,
  }));
};
