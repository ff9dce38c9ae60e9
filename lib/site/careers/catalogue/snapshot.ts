import { readFile } from 'node:fs/promises';
import { log } from '../../../platform/process/log';
import { writeDurably } from '../../../platform/state/durable-file';
import { codeOf } from '../../../shared/error-code';
import type { Entry } from './entries';

/** Increase this when the form of entries changes: snapshots of another form are not read. */
const version = 1;

/** How many entries are written before other work may run. */
const perTurn = 200;

/** The text of a snapshot, in parts. */
function* partsOf(entries: readonly Entry[]) {
  yield `{"version":${version},"entries":[`;
  for (let start = 0; start < entries.length; start += perTurn) {
    const part = entries.slice(start, start + perTurn).map((entry) => JSON.stringify(entry));
    yield (start === 0 ? '' : ',') + part.join();
  }
  yield ']}';
}

/** Writes the known postings of the board. */
export const writeSnapshot = (file: string, entries: readonly Entry[]): Promise<void> =>
  writeDurably(file, partsOf(entries));

/** The postings of the snapshot; null if there is none that can be read. */
export const readSnapshot = async (file: string): Promise<readonly Entry[] | null> => {
  try {
    const snapshot: { version: number; entries: Entry[] } = JSON.parse(await readFile(file, 'utf8'));
    return snapshot.version === version ? snapshot.entries : null;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') log.error({ err: error }, 'the snapshot of offers cannot be read');
    return null;
  }
};
