import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { locales } from '../../../i18n/locales';
import { orNull } from '../../../platform/http/or-null';
import { log } from '../../../platform/process/log';
import { writeDurably } from '../../../platform/state/durable-file';
import { getErrorCode } from '../../../shared/error-code';
import { type Facts, factsOf, heading } from '../authored/records';
import { strapiFile } from './api';
import { dashboard, event } from './entries';
import type { Mirror } from './mirror';

/** Increase this when the form of a mirror changes: snapshots of another form are not read. */
const version = 1;

const locale = z.enum(locales);

/** JSON has no maps: they are stored as lists of pairs. */
const withLists = (_: string, value: unknown) => (value instanceof Map ? { pairs: [...value] } : value);
const mapOf = <T>(value: z.ZodType<T>) =>
  z.object({ pairs: z.array(z.tuple([z.string(), value])) }).transform(({ pairs }) => new Map(pairs));

const rowsOf = <T>(entry: z.ZodType<T>) =>
  z.object({ mark: z.string(), byKey: mapOf(z.object({ locale, stamp: z.string(), entry: entry.nullable() })) });

const recordsOf = <T>(facts: z.ZodType<T>) => rowsOf(z.object({ id: z.string(), file: z.string(), facts }));

const pagesOf = (facts: z.ZodType<Facts>) => {
  const page = z.object({ id: z.string(), file: z.string(), facts, version: z.object({ file: z.string(), heading }) });
  return rowsOf(page);
};

const snapshot = z.object({ version: z.number(), mirror: z.unknown() });

const storedMirror = z.object({
  collections: z.object({
    pages: pagesOf(factsOf.pages),
    houses: pagesOf(factsOf.houses),
    articles: pagesOf(factsOf.articles),
    people: pagesOf(factsOf.people),
    events: recordsOf(event),
    dashboards: recordsOf(dashboard),
  }),
  settings: z.record(locale, z.unknown()),
  searchWords: z.record(
    locale,
    z.object({ synonyms: z.array(z.array(z.string())), characters: z.record(z.string(), z.string()) }),
  ),
  files: z.array(strapiFile),
});

/** Writes everything that the site has read of Strapi, for a start while Strapi is down. A failure is logged. */
export const writeSnapshot = async (file: string, mirror: Mirror): Promise<void> => {
  const text = JSON.stringify({ version, mirror }, withLists);
  await orNull(writeDurably(file, text), 'the snapshot of the content cannot be written');
};

/** What the site last read of Strapi; null if there is no snapshot that can be read. */
export const readSnapshot = async (file: string): Promise<Mirror | null> => {
  try {
    const stored = snapshot.parse(JSON.parse(await readFile(file, 'utf8')));
    return stored.version === version ? storedMirror.parse(stored.mirror) : null;
  } catch (error) {
    if (getErrorCode(error) !== 'ENOENT') log.error({ err: error }, 'the snapshot of the content cannot be read');
    return null;
  }
};
