import { readFile } from 'node:fs/promises';
import { log } from '../../../process/log';
import { writeDurably } from '../../../state/durable-file';
import type { Entry } from './entries';

/** Increase this when the form of entries changes: snapshots of another form are not read. */
const version = 1;

/** Writes the known postings of the board. */
export const writeSnapshot = (file: string, entries: readonly Entry[]): Promise<void> =>
  writeDurably(file, JSON.stringify({ version, entries }));

/** The postings of the snapshot; null if there is none that can be read. */
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
