import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { check, readRecords, readYaml } from '../../content-file';
import { type Locale, locales } from '../../i18n/locales';
import { eventTypes } from '../../model/event';
import { localized } from '../../model/localized';

const slug = z.string().regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens');
const date = z.iso.date();
const country = z.string().regex(/^[A-Z]{2}$/, 'must be a code of two capitals');
const color = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour like #7b4a2c');

const entryBase = z.strictObject({
  parent: z.string().optional(),
  image: z.string().optional(),
  share: z.string().optional(),
  publishedAt: date,
  updatedAt: date.optional(),
  pageType: z.enum(['Organization', 'NewsArticle']).default('Organization'),
  noindex: z.boolean().default(false),
});

/** The facts of an entry, the same in every language, by the folder that it stands in. */
const factsOf = {
  pages: entryBase.transform((facts) => ({ kind: 'page' as const, ...facts })),
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

/** The part of a locale file that says where the page is; its sections are read once every path is known. */
const heading = z.strictObject({
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
  /** The file of its facts. */
  file: string;
  facts: Facts;
  published: Versions;
  drafts: Versions;
}

const entriesIn = (root: string, folder: Folder): string[] => {
  const at = path.join(root, folder);
  if (!existsSync(at)) return [];
  return readdirSync(at, { withFileTypes: true }).flatMap((item) => (item.isDirectory() ? [item.name] : []));
};

const readVersions = (root: string, folder: string, suffix: string): Versions => {
  const files = locales.map((locale) => [locale, path.join(folder, `${locale}${suffix}.yaml`)] as const);
  const present = files.filter(([, file]) => existsSync(path.join(root, file)));
  return Object.fromEntries(
    present.map(([locale, file]) => [locale, { file, heading: check(heading, readYaml(root, file), file) }]),
  );
};

const eventRecord = z
  .strictObject({
    type: z.enum(eventTypes),
    startDate: date,
    endDate: date,
    image: z.string().optional(),
    page: z.string().optional(),
    title: localized,
    text: localized,
    place: localized,
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, { path: ['endDate'], error: 'is before the start' });

const yearly = z.strictObject({ year: z.number().int(), value: z.number().nonnegative() });
const dashboardRecord = z.strictObject({
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
});

export type EventRecord = z.infer<typeof eventRecord>;
export type DashboardRecord = z.infer<typeof dashboardRecord>;

export const readEvents = (root: string) => readRecords(root, 'events', eventRecord);
export const readDashboards = (root: string) => readRecords(root, 'dashboards', dashboardRecord);

/** Every entry below `root`. */
export const readEntries = (root: string): Entry[] =>
  (Object.keys(factsOf) as Folder[]).flatMap((kind) =>
    entriesIn(root, kind).map((id) => {
      const folder = path.join(kind, id);
      const file = path.join(folder, 'entry.yaml');
      return {
        id,
        file,
        facts: check<Facts>(factsOf[kind], readYaml(root, file), file),
        published: readVersions(root, folder, ''),
        drafts: readVersions(root, folder, '.draft'),
      };
    }),
  );
