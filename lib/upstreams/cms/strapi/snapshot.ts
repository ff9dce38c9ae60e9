import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { locales } from '../../../i18n/locales';
import { orNull } from '../../../platform/http/or-null';
import { log } from '../../../platform/process/log';
import { writeDurably } from '../../../platform/state/durable-file';
import { getErrorCode } from '../../../shared/error-code';
import { type Facts, factSchemas, headingSchema } from '../authored/records';
import { storedRedirect } from '../authored/redirects';
import { strapiFile } from './api';
import { storedDashboard, storedEvent } from './entries';
import type { Mirror } from './mirror';

/** The version of the mirror's schema. Increase it when the schema changes: other versions are not read. */
const version = 3;

const locale = z.enum(locales);
const texts = z.object({ texts: z.partialRecord(locale, z.string()) });

/** Serialises maps, which JSON does not have, as lists of pairs. */
const serializeMaps = (_: string, value: unknown) => (value instanceof Map ? { pairs: [...value] } : value);
const mapSchema = <T>(value: z.ZodType<T>) =>
  z.object({ pairs: z.array(z.tuple([z.string(), value])) }).transform(({ pairs }) => new Map(pairs));

const createRowsSchema = <T>(entry: z.ZodType<T>) =>
  z.object({ mark: z.string(), byKey: mapSchema(z.object({ locale, stamp: z.string(), entry: entry.nullable() })) });

const createRecordsSchema = <T>(facts: z.ZodType<T>) =>
  createRowsSchema(z.object({ id: z.string(), file: z.string(), facts }));

const createPagesSchema = (facts: z.ZodType<Facts>) => {
  const page = z.object({
    id: z.string(),
    file: z.string(),
    facts,
    version: z.object({ file: z.string(), heading: headingSchema }),
  });
  return createRowsSchema(page);
};

const snapshotSchema = z.object({ version: z.number(), mirror: z.unknown() });

const mirrorSchema = z.object({
  collections: z.object({
    pages: createPagesSchema(factSchemas.pages),
    houses: createPagesSchema(factSchemas.houses),
    articles: createPagesSchema(factSchemas.articles),
    people: createPagesSchema(factSchemas.people),
    events: createRecordsSchema(storedEvent),
    dashboards: createRecordsSchema(storedDashboard),
    redirects: createRowsSchema(z.object({ file: z.string(), redirect: storedRedirect })),
  }),
  settings: z.record(locale, z.unknown()),
  searchWords: z.record(
    locale,
    z.object({ synonyms: z.array(z.array(z.string())), characters: z.record(z.string(), z.string()) }),
  ),
  files: z.array(strapiFile),
  pictures: z.record(z.string(), z.object({ alt: texts, credit: z.string().optional(), rights: texts.optional() })),
});

/** Writes a snapshot of Strapi's content, for a startup while Strapi is down. A failure is logged. */
export const writeSnapshot = async (file: string, mirror: Mirror): Promise<void> => {
  const text = JSON.stringify({ version, mirror }, serializeMaps);
  await orNull(writeDurably(file, text), 'write the snapshot of the content');
};

/** Reads the snapshot of Strapi's content; null if it is missing, outdated or unreadable. */
export const readSnapshot = async (file: string): Promise<Mirror | null> => {
  try {
    const snapshot = snapshotSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    return snapshot.version === version ? mirrorSchema.parse(snapshot.mirror) : null;
  } catch (error) {
    if (getErrorCode(error) !== 'ENOENT')
      log.error({ event: 'cms.snapshot_unreadable', err: error }, 'failed to read the snapshot of the content');
    return null;
  }
};
