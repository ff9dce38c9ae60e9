import path from 'node:path';
import pLimit from 'p-limit';
import { z } from 'zod';
import { isLocale, type Locale, locales, mapLocales, type PerLocale, toLocale } from '../../../i18n/locales';
import { checkSameLanguages, localizedText } from '../../../model/localized';
import { noSearchWords, type SearchWords, searchWords } from '../../../model/search-words';
import { ContentError, localizeRecord, type SharedRecord } from '../../files/content-file';
import type { FolderReader } from '../../files/folder-reader';
import { describePictures, readPictureFiles } from '../../files/pictures';
import { hasValidSchedule, scheduleIssue } from '../../files/schedule';
import { type AuthoredContent, collectSharedFacts, type PageVersion } from '../authored/authored-content';
import {
  createDashboardSchema,
  createEventSchema,
  type Facts,
  factSchemas,
  headingSchema,
  type PageFolder,
  pageFolders,
} from '../authored/records';
import { fileRedirect, parseAddress } from '../authored/redirects';
import type { FileInfo } from '../contract';

type Versions = Partial<Record<Locale, PageVersion>>;

/** An entry with its published versions and drafts. */
interface Entry {
  id: string;
  /** The name of the file with the facts. */
  file: string;
  facts: Facts;
  published: Versions;
  drafts: Versions;
}

/** Whether an entry has a draft in any locale. */
export const hasDraft = ({ drafts }: Entry): boolean => Object.keys(drafts).length > 0;

const readVersions = async (
  reader: FolderReader,
  folder: string,
  fileNames: Set<string>,
  suffix: string,
): Promise<Versions> => {
  const existingLocales = locales.filter((locale) => fileNames.has(`${locale}${suffix}.yaml`));
  const versions = existingLocales.map(async (locale): Promise<[Locale, PageVersion]> => {
    const file = path.join(folder, `${locale}${suffix}.yaml`);
    return [locale, { file, heading: await reader.readYaml(file, headingSchema) }];
  });
  return Object.fromEntries(await Promise.all(versions));
};

const readEntry = async (reader: FolderReader, kind: PageFolder, id: string): Promise<Entry> => {
  const folder = path.join(kind, id);
  const file = path.join(folder, 'entry.yaml');
  const fileNames = new Set((await reader.list(folder)).map(({ name }) => name));
  return {
    id,
    file,
    facts: await reader.readYaml(file, (factSchemas[kind] as z.ZodType<Facts>).refine(hasValidSchedule, scheduleIssue)),
    published: await readVersions(reader, folder, fileNames, ''),
    drafts: await readVersions(reader, folder, fileNames, '.draft'),
  };
};

export const eventRecord = createEventSchema(localizedText).superRefine(checkSameLanguages);
export const dashboardRecord = createDashboardSchema(localizedText).superRefine(checkSameLanguages);

type EventRecord = z.infer<typeof eventRecord>;
type DashboardRecord = z.infer<typeof dashboardRecord>;

const redirectsName = 'redirects.yaml';
const redirectsFile = z.array(fileRedirect);

/** The parsed files of the CMS. Their references are not resolved yet. */
interface Source {
  entries: Entry[];
  events: SharedRecord<EventRecord>[];
  dashboards: SharedRecord<DashboardRecord>[];
  settings: Record<Locale, unknown>;
  searchWords: Partial<Record<Locale, SearchWords>>;
  redirects: z.infer<typeof redirectsFile>;
  pictureFiles: Awaited<ReturnType<typeof readPictureFiles>>;
}

/** While the site is busy, each wait takes a while, so files are not read one by one; but not all are open at once. */
const readLimit = pLimit(50);

const readEntries = async (reader: FolderReader): Promise<Entry[]> => {
  const entries = await Promise.all(
    pageFolders.map(async (kind) => {
      const folders = (await reader.list(kind)).filter((item) => item.isDirectory());
      return readLimit.map(folders, ({ name }) => readEntry(reader, kind, name));
    }),
  );
  return entries.flat();
};

const getSettingsFile = (locale: Locale) => `settings/${locale}.yaml`;

const readSettings = async (reader: FolderReader): Promise<Source['settings']> => {
  const settings = locales.map(async (locale) => [locale, await reader.readYaml(getSettingsFile(locale), z.unknown())]);
  return Object.fromEntries(await Promise.all(settings));
};

const readSearchWords = async (reader: FolderReader): Promise<Source['searchWords']> => {
  const searchWordsByLocale: Source['searchWords'] = {};
  for (const { id, file, facts } of await reader.readRecords('search', searchWords)) {
    if (!isLocale(id)) throw new ContentError(file, [`there is no locale "${id}"`]);
    searchWordsByLocale[id] = facts;
  }
  return searchWordsByLocale;
};

/** Reads every file of the CMS. Rejects with a ContentError if one is invalid. */
export const readSource = async (reader: FolderReader): Promise<Source> => {
  const [pictureFiles, settings, searchWords, entries, events, dashboards, redirects = []] = await Promise.all([
    readPictureFiles(reader),
    readSettings(reader),
    readSearchWords(reader),
    readEntries(reader),
    reader.readRecords('events', eventRecord),
    reader.readRecords('dashboards', dashboardRecord),
    reader.readYamlIfAny(redirectsName, redirectsFile),
  ]);
  return { pictureFiles, settings, searchWords, entries, events, dashboards, redirects };
};

/**
 * Converts the source to the authored content of each locale. With `draft`, drafts replace the pages that they revise.
 * `files` are the files that visitors can download.
 */
export const toAuthoredContent = (
  source: Source,
  files: readonly FileInfo[],
  draft: boolean,
): PerLocale<AuthoredContent> => {
  const { entries, events, dashboards, settings, pictureFiles } = source;
  const shared = { ...collectSharedFacts(entries), files: new Set(files.map(({ reference }) => reference)) };
  return mapLocales((locale) => ({
    ...shared,
    settings: { file: getSettingsFile(locale), value: settings[locale] },
    pages: entries.flatMap(({ published, drafts, ...entry }) => {
      const version = (draft ? drafts[locale] : undefined) ?? published[locale];
      return version ? [{ ...entry, version }] : [];
    }),
    events: events.flatMap((record) => localizeRecord(record, locale) ?? []),
    dashboards: dashboards.flatMap((record) => localizeRecord(record, locale) ?? []),
    searchWords: source.searchWords[locale] ?? noSearchWords,
    pictures: describePictures(pictureFiles.manifest, pictureFiles.descriptions, locale),
    redirects: source.redirects.flatMap(({ locale: ownLocale, ...redirect }, index) =>
      (ownLocale ?? toLocale(parseAddress(redirect.from).locale)) === locale
        ? [{ file: redirectsName, index, redirect }]
        : [],
    ),
  }));
};
