import { readFile } from 'node:fs/promises';
import { log } from '../../../process/log';
import { writeDurably } from '../../../state/durable-file';
import type { Entry } from './entries';

/** Another number for another form of entries: snapshots of another form are not read. */
const version = 1;

/** Writes what is known of the board's postings. */
export const writeSnapshot = (file: string, entries: readonly Entry[]): Promise<void> =>
  writeDurably(file, JSON.stringify({ version, entries }));

/** What was known when the snapshot was written; null where there is none that can be read. */
export const readSnapshot = async (file: string): Promise<readonly Entry[] | null> => {
  try {
    const snapshot: { version: number; entries: Entry[] } = JSON.parse(await readFile(file, 'utf8'));
    return snapshot.version === version ? snapshot.entries : null;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) log.error({ err: error }, 'the snapshot of offers cannot be read');
    return null;
  }
};
