import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { orNull } from '../../../platform/http/or-null';
import { log } from '../../../platform/process/log';
import { writeDurably } from '../../../platform/state/durable-file';
import { getErrorCode } from '../../../shared/error-code';
import { type ListedPosting, listedPosting } from '../../../upstreams/jobs/contract';
import { type Offer, toOffer } from './offer';

/** Increase this when the format of entries changes. Snapshots in another format are ignored. */
const formatVersion = 2;

/**
 * A posting, which zod validates but does not copy, since document versions in the search depend on the order of its
 * fields.
 */
const posting = z.custom<ListedPosting>((value) => listedPosting.safeParse(value).success);

/** An offer without its address, which is derived from its posting. */
const entry = z.object({ posting, seenAt: z.number(), closedAt: z.number().optional() });

/** How many entries are written before other work may run. */
const entriesPerTurn = 200;

/** The text of a snapshot, in parts. */
function* serialize(offers: readonly Offer[]) {
  yield `{"version":${formatVersion},"entries":[`;
  for (let start = 0; start < offers.length; start += entriesPerTurn) {
    const part = offers
      .slice(start, start + entriesPerTurn)
      .map(({ posting, seenAt, closedAt }) => JSON.stringify({ posting, seenAt, closedAt }));
    yield (start === 0 ? '' : ',') + part.join();
  }
  yield ']}';
}

/** Writes a snapshot of the offers to a file. Returns whether it is written; a failure is logged. */
export const writeSnapshot = async (file: string, offers: readonly Offer[]): Promise<boolean> => {
  const writing = writeDurably(file, serialize(offers)).then(() => true);
  return (await orNull(writing, 'write the snapshot of the offers')) ?? false;
};

/** The offers of a snapshot; null if there is none or it cannot be read. */
export const readSnapshot = async (file: string): Promise<readonly Offer[] | null> => {
  try {
    const snapshot = z
      .object({ version: z.number(), entries: z.unknown() })
      .parse(JSON.parse(await readFile(file, 'utf8')));
    if (snapshot.version !== formatVersion) return null;
    return z
      .array(entry)
      .parse(snapshot.entries)
      .map(({ posting, seenAt, closedAt }) => toOffer(posting, seenAt, closedAt));
  } catch (error) {
    if (getErrorCode(error) !== 'ENOENT')
      log.error({ event: 'jobs.snapshot_unreadable', err: error }, 'failed to read the snapshot of offers');
    return null;
  }
};
