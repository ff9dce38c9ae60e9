import path from 'node:path';
import { z } from 'zod';
import { ContentError, type SharedRecord } from '../../content/content-file';
import type { FolderReading } from '../../content/content-folder';
import { type MediaManifest, mediaManifest } from '../../content/pictures';
import { isLocale, type Locale, locales } from '../../i18n/locales';
import { eventTypes } from '../../model/event';
import { inSameLanguages, localized } from '../../model/localized';
import { type SearchWords, searchWords } from '../../model/search-words';

const slug = z.string().regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens');
const date = z.iso.date();
const country = z.string().regex(/^[A-Z]{2}$/, 'must be a code of two capitals');
const color = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour like #7b4a2c');

const entryBase = z.strictObject({
  parent: z.string().optional(),
  image: z.string().optional(),
  thumbnail: z.string().optional(),
  share: z.string().optional(),
  publishedAt: date,
  updatedAt: date.optional(),
  pageType: z.enum(['Organization', 'NewsArticle']).default('Organization'),
  noindex: z.boolean().default(false),
});

/** The facts of an entry, the same in every language, by the folder of the entry. */
export const factsOf = {
  pages: entryBase
    .extend({ notClickable: z.boolean().default(false) })
    .transform((facts) => ({ kind: 'page' as const, ...facts })),
  houses: entryBase
    .extend({
      sector: z.string(),
      founded: z.number().int(),
      country,
      accent: color,
      mark: z.string(),
    })
    .transform((facts) => ({ kind: 'house' as const, ...facts })),
  articles: entryBase
    .extend({
      pageType: z.literal('NewsArticle').default('NewsArticle'),
      category: z.string(),
      houses: z.array(z.string()).default([]),
      highlight: z.boolean().default(false),
      color: color.optional(),
    })
    .transform((facts) => ({ kind: 'article' as const, ...facts })),
  people: entryBase
    .extend({ image: z.string(), house: z.string().optional(), jobFamily: z.string(), country })
    .transform((facts) => ({ kind: 'person' as const, ...facts })),
};
type Folder = keyof typeof factsOf;
type Facts = z.infer<(typeof factsOf)[Folder]>;

/** The fields of a locale file. Its sections are parsed later, when every path is known. */
export const heading = z.strictObject({
  slug,
  pageTitle: z.string().trim().min(1),
  summary: z.string().trim().min(1),
  seo: z
    .strictObject({ pageTitle: z.string().min(1).optional(), pageDescription: z.string().min(1).optional() })
    .optional(),
  city: z.string().min(1).optional(),
  job: z.string().min(1).optional(),
  sections: z.array(z.unknown()),
});

/** One language of an entry, read but not yet resolved. */
export interface Version {
  file: string;
  heading: z.infer<typeof heading>;
}

type Versions = Partial<Record<Locale, Version>>;

export interface Entry {
  id: string;
  /** The file with the facts. */
  file: string;
  facts: Facts;
  published: Versions;
  drafts: Versions;
}

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

const readEntry = async (reading: FolderReading, kind: Folder, id: string): Promise<Entry> => {
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

export const eventRecord = z
  .strictObject({
    type: z.enum(eventTypes),
    startDate: date,
    endDate: date,
    image: z.string().optional(),
    page: z.string().optional(),
    url: z.url({ protocol: /^https$/ }).optional(),
    title: localized,
    text: localized,
    place: localized,
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, { path: ['endDate'], error: 'is before the start' })
  .refine(({ page, url }) => !page || !url, { path: ['url'], error: 'is for an event without a page' })
  .superRefine(inSameLanguages);

const yearly = z.strictObject({ year: z.number().int(), value: z.number().nonnegative() });
export const dashboardRecord = z
  .strictObject({
    title: localized,
    intro: localized,
    indicators: z
      .array(
        z.strictObject({
          id: z.string(),
          label: localized,
          unit: z.union([z.literal('%'), localized]).optional(),
          decimals: z.number().int().min(0).max(3).default(0),
          note: localized.optional(),
          series: z.array(yearly).min(2),
          target: yearly.optional(),
        }),
      )
      .min(1),
  })
  .superRefine(inSameLanguages);

export type EventRecord = z.infer<typeof eventRecord>;
export type DashboardRecord = z.infer<typeof dashboardRecord>;

/** The parsed files of the CMS, not yet resolved. */
export interface Source {
  entries: Entry[];
  events: SharedRecord<EventRecord>[];
  dashboards: SharedRecord<DashboardRecord>[];
  settings: Record<Locale, unknown>;
  searchWords: Partial<Record<Locale, SearchWords>>;
  media: MediaManifest;
}

const readEntries = async (reading: FolderReading): Promise<Entry[]> => {
  const entries: Entry[] = [];
  for (const kind of Object.keys(factsOf) as Folder[])
    for (const item of await reading.list(kind))
      if (item.isDirectory()) entries.push(await readEntry(reading, kind, item.name));
  return entries;
};

export const settingsFile = (locale: Locale) => `settings/${locale}.yaml`;

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
