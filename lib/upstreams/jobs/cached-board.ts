import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import pLimit from 'p-limit';
import { UpstreamError } from '../../platform/http/upstream-error';
import { withRetry } from '../../platform/http/with-retry';
import { log } from '../../platform/process/log';
import { jobIdPattern } from '../../shared/constants';
import { dayMs, formatIsoDate } from '../../shared/time';
import { type JobBoard, type ListedPosting, listedPosting, type Posting } from './contract';
import type { UndatedPosting } from './posting-fields';

/**
 * The client of a job board. Its functions reject with an UpstreamError when the board is unavailable, and do not
 * retry.
 */
export interface BoardSource<Row> {
  /** Yields all rows of the listing in batches, each row at least once. Throws if rows are missing. */
  listRows(): AsyncIterable<readonly Row[]>;
  /**
   * The id of a row's posting, in the format of the contract. Ids that differ only in case are the same: addresses are
   * in lower case.
   */
  getId(row: Row): string;
  /** A string that differs if the posting may have changed. */
  getVersion(row: Row): string;
  /** Reads the posting of a row; null if the board no longer has it. */
  read(row: Row): Promise<UndatedPosting | null>;
  /** Finds a posting that no listing contained; null if the board does not have it. */
  find(id: string): Promise<UndatedPosting | null>;
}

interface CachedPosting {
  version: string;
  /** The time of the last read, by `performance.now`. */
  readAtMs: number;
  posting: Posting;
  /** The posting without its details, as listings have it. It is the same object until the posting is read again. */
  listedPosting: ListedPosting;
}

/** The number of postings that are read concurrently. */
const concurrency = 8;
/** The age at which a posting is read again even if its row is unchanged. */
const maxAgeMs = dayMs;
/** The number of postings that are yielded before other work may run. */
const postingsPerTurn = 500;
/** The share of unreadable postings above which the whole listing fails. */
const maxUnreadableShare = 0.5;
/** The number of postings that may be unavailable, each after retries, before the whole listing fails. */
const maxUnavailableCount = 3;
const maxLoggedIds = 10;

const isUnavailable = (error: unknown): boolean => error instanceof UpstreamError && error.problem !== 'refused';

/**
 * Converts the refusal of a posting to null; rethrows other errors, such as the rejection of the site's credentials.
 */
const nullIfRefused = (error: unknown): null => {
  if (error instanceof UpstreamError && error.problem === 'refused' && (error.status ?? 401) !== 401) return null;
  throw error;
};

/**
 * A job board that caches the postings of its last listing. A later listing reads only postings that have changed or
 * were read more than a day ago. A posting that cannot be read is logged and remains as cached, or is left out: its
 * data may be invalid, or the board may refuse it (Workday responds with 403 for a posting that it lists but has
 * withdrawn). If most postings cannot be read, the listing throws.
 */
export const createCachedBoard = <Row>(source: BoardSource<Row>): JobBoard => {
  const cache = new Map<string, CachedPosting>();

  const withDate = (id: string, posting: UndatedPosting): Posting => ({
    ...posting,
    publishedAt: posting.publishedAt ?? cache.get(id)?.posting.publishedAt ?? formatIsoDate(Date.now()),
  });

  const updateListing = async (): Promise<CachedPosting[]> => {
    const limit = pLimit(concurrency);
    const ids = new Set<string>();
    const versions = new Map<string, string>();
    const repeatedIds = new Set<string>();
    const unreadable: { id: string; error: unknown }[] = [];

    const read = async (row: Row, id: string, version: string) => {
      try {
        const undated = await withRetry(() => source.read(row));
        if (!undated) return void ids.delete(id);
        const posting = withDate(id, undated);
        cache.set(id, { version, readAtMs: performance.now(), posting, listedPosting: listedPosting.parse(posting) });
      } catch (error) {
        unreadable.push({ id, error });
        if (unreadable.filter((entry) => isUnavailable(entry.error)).length > maxUnavailableCount) throw error;
      }
      await yieldToEventLoop();
    };
    const update = async (row: Row) => {
      const id = source.getId(row);
      const version = source.getVersion(row);
      const listedVersion = versions.get(id.toLowerCase());
      if (listedVersion !== undefined) {
        // A row that has moved between two pages of the listing may be on both.
        if (listedVersion !== version) repeatedIds.add(id);
        return;
      }
      versions.set(id.toLowerCase(), version);
      ids.add(id);
      const cached = cache.get(id);
      if (cached?.version === version && performance.now() - cached.readAtMs < maxAgeMs) return;
      await limit(read, row, id, version);
    };

    for await (const rows of source.listRows()) {
      await Promise.all(rows.map(update)).finally(() => limit.clearQueue());
      await yieldToEventLoop();
    }
    const [firstFailure] = unreadable;
    if (firstFailure && unreadable.length > ids.size * maxUnreadableShare) throw firstFailure.error;
    if (firstFailure) {
      const loggedIds = unreadable.slice(0, maxLoggedIds).map(({ id }) => id);
      log.error(
        { event: 'jobs.postings_unreadable', err: firstFailure.error, count: unreadable.length, ids: loggedIds },
        'failed to read some postings of the job board',
      );
    }
    if (repeatedIds.size > 0)
      log.warn(
        { event: 'jobs.ids_repeated', count: repeatedIds.size, ids: [...repeatedIds].slice(0, maxLoggedIds) },
        'failed to list postings whose ids other postings have; the site shows the first posting with each id',
      );
    for (const id of cache.keys()) if (!ids.has(id)) cache.delete(id);
    return [...cache.values()];
  };

  return {
    async *postings() {
      for (const [index, { posting, listedPosting }] of (await updateListing()).entries()) {
        if (index % postingsPerTurn === 0) await yieldToEventLoop();
        if (posting.isOpen) yield listedPosting;
      }
      await yieldToEventLoop();
    },
    posting: async (id) => {
      const cached = cache.get(id);
      if (cached) return cached.posting;
      const undated = jobIdPattern.test(id) ? await source.find(id).catch(nullIfRefused) : null;
      return undated && withDate(id, undated);
    },
    // The board sends no events; its postings are listed every few minutes.
    loadChanges: async () => ({ tags: [], publish: () => undefined }),
  };
};
