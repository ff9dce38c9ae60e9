import { stringify } from 'csv-stringify/sync';
import { oncePerProcess } from '../../shared/once-per-process.ts';
import { dayMs } from '../../shared/time.ts';
import { type Database, shortLivedDatabase } from './database.ts';
import type { Tables } from './tables.ts';

type MissingPath = Tables['missingPath'];

const maxUnsavedPaths = 1000;
const maxPaths = 5000;
const maxPathLength = 200;
const retentionMs = 90 * dayMs;

/** The path under which the requests of scanners for weak points are counted. */
const scannerPath = '(scanners)';
const scannerPattern =
  /\.(php\d?|aspx?|jspx?|cgi|env|ini|sql|bak|git|svn|aws|ssh|htaccess)\b|\/(wp-|wordpress|cgi-bin|phpmyadmin|xmlrpc|actuator|vendor\/)/i;

/** The counts since they were last saved, which the server and the bundle of Next share. */
const unsavedPaths = oncePerProcess('missing-paths', () => new Map<string, MissingPath>());

/** Whether a path may have an email address, which visitors or other sites may have encoded any number of times. */
const mayNamePerson = (path: string): boolean => /@|%(25)*40/i.test(path);

/** The host and path of a referrer; null if it is no page or may name a person. */
const toReferrer = (referrer = ''): string | null => {
  const url = URL.parse(referrer);
  const page = url && /^https?:$/.test(url.protocol) ? url.host + url.pathname : null;
  return !page || mayNamePerson(page) || page.length > maxPathLength ? null : page;
};

/** Counts a request for a page that does not exist. Paths with an email address are not counted. */
export const countMissingPath = (
  { method, path, status }: { method: string; path: string; status: number },
  referrer?: string,
): void => {
  if (status !== 404 || !/^(GET|HEAD)$/.test(method) || /^\/(_next|api)\//.test(path)) return;
  if (mayNamePerson(path) || path.length > maxPathLength) return;
  const key = scannerPattern.test(path) ? scannerPath : path;
  const previous = unsavedPaths.get(key);
  if (!previous && unsavedPaths.size >= maxUnsavedPaths) return;
  unsavedPaths.set(key, {
    path: key,
    count: (previous?.count ?? 0) + 1,
    referrer: (key === scannerPath ? null : toReferrer(referrer)) ?? previous?.referrer ?? null,
    lastAt: Date.now(),
  });
};

/**
 * Adds the counts to the database, where the most frequent paths stay, each until 90 days after its last request. If
 * that fails, the counts are kept for the next time.
 */
export const saveMissingPaths = async ({ write }: Database = shortLivedDatabase): Promise<void> => {
  const rows = [...unsavedPaths.values()];
  unsavedPaths.clear();
  const saved = write(
    async (queries) => {
      if (rows.length > 0)
        await queries
          .insertInto('missingPath')
          .values(rows)
          .onConflict((conflict) =>
            conflict.column('path').doUpdateSet(({ ref, eb, fn }) => ({
              count: eb(ref('missingPath.count'), '+', ref('excluded.count')),
              referrer: fn.coalesce('excluded.referrer', 'missingPath.referrer'),
              lastAt: ref('excluded.lastAt'),
            })),
          )
          .execute();
      await queries
        .deleteFrom('missingPath')
        .where('lastAt', '<=', Date.now() - retentionMs)
        .execute();
      const frequentPaths = queries
        .selectFrom('missingPath')
        .select('path')
        .orderBy('count', 'desc')
        .orderBy('lastAt', 'desc')
        .limit(maxPaths);
      await queries.deleteFrom('missingPath').where('path', 'not in', frequentPaths).execute();
    },
    ['missing-paths'],
  );
  await saved.catch((error) => {
    for (const row of rows) if (!unsavedPaths.has(row.path)) unsavedPaths.set(row.path, row);
    throw error;
  });
};

/** The paths without a page as CSV for spreadsheets, the most frequent first. */
export const buildMissingCsv = async ({ read }: Database): Promise<string> => {
  const rows = await read((queries) =>
    queries.selectFrom('missingPath').selectAll().orderBy('count', 'desc').orderBy('path').execute(),
  );
  return stringify(
    rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: new Date(lastAt).toISOString() })),
    { header: true, columns: ['count', 'path', 'referrer', 'lastAt'], bom: true, escape_formulas: true },
  );
};
