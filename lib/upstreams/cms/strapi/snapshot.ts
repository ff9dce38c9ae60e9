import { readFile } from 'node:fs/promises';
import { orNull } from '../../../platform/http/or-null';
import { log } from '../../../platform/process/log';
import { writeDurably } from '../../../platform/state/durable-file';
import { codeOf } from '../../../shared/error-code';
import type { Mirror } from './mirror';

/** Increase this when the form of a mirror changes: snapshots of another form are not read. */
const version = 1;

/** Maps as lists of pairs, which JSON can hold. */
const withLists = (_: string, value: unknown) => (value instanceof Map ? { pairs: [...value] } : value);
const withMaps = (_: string, value: unknown) => {
  const pairs = (value as { pairs?: unknown } | null)?.pairs;
  return Array.isArray(pairs) ? new Map(pairs) : value;
};

/** Writes everything that the site has read of Strapi, for a start while Strapi is down. A failure is logged. */
export const writeSnapshot = async (file: string, mirror: Mirror): Promise<void> => {
  const text = JSON.stringify({ version, mirror }, withLists);
  await orNull(writeDurably(file, text), 'the snapshot of the content cannot be written');
};

/** What the site last read of Strapi; null if there is no snapshot that can be read. */
export const readSnapshot = async (file: string): Promise<Mirror | null> => {
  try {
    const snapshot: { version: number; mirror: Mirror } = JSON.parse(await readFile(file, 'utf8'), withMaps);
    return snapshot.version === version ? snapshot.mirror : null;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') log.error({ err: error }, 'the snapshot of the content cannot be read');
    return null;
  }
};
