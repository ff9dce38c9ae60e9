import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import pLimit from 'p-limit';
import { UpstreamError } from '../../platform/http/upstream-error';
import { withRetry } from '../../platform/http/with-retry';
import { log } from '../../platform/process/log';
import { jobIdPattern } from '../../shared/constants';
import { dayMs, isoDate } from '../../shared/time';
import type { JobBoard, ListedPosting, Posting } from './contract';
import type { UndatedPosting } from './facts';

/** What differs between boards. Its functions reject when the board is unavailable, and do not retry. */
export interface BoardSource<Row> {
  /** All rows of the listing, in parts; each row at least once. Throws if it cannot give all of them. */
  rows(): AsyncIterable<readonly Row[]>;
  /** The id of the posting of a row, in the form of the contract. */
  getId(row: Row): string;
  /** A text that differs if the posting may have changed. */
  getVersion(row: Row): string;
  /** The posting of a row; null if the board does not have it any more. */
  read(row: Row): Promise<UndatedPosting | null>;
  /** A posting that was in no listing; null if the board does not have it. */
  find(id: string): Promise<UndatedPosting | null>;
}

interface CachedPosting {
  version: string;
  /** By `performance.now`. */
  readAtMs: number;
  posting: Posting;
  /** The same in a listing. It keeps its identity until the posting is read again. */
  listedPosting: ListedPosting;
}

const concurrency = 8;
/** A posting is read again after this time, even if its row is the same. */
const maxAgeMs = dayMs;
/** How many postings are given before other work may run. */
const postingsPerTurn = 500;
/** If more than this share of the listed postings cannot be read, the board itself counts as broken. */
const maxUnreadableShare = 0.5;
/** How many postings may be unavailable, each after several attempts, before the board itself counts as unavailable. */
const maxUnavailableCount = 3;
const maxLoggedIds = 10;

const isUnavailable = (error: unknown): boolean => error instanceof UpstreamError && error.problem !== 'refused';

/** A posting that the board refuses to show is missing; a refusal of the site's credentials is not about the posting. */
const nullIfRefused = (error: unknown): null => {
  if (error instanceof UpstreamError && error.problem === 'refused' && (error.status ?? 401) !== 401) return null;
  throw error;
};

/**
 * A job board that keeps the postings of its last listing: a later listing reads only what has changed, or was read
 * more than a day ago. A posting that cannot be read stays as it was, or is left out, and is logged, whether its data is
 * invalid, the board refuses it (Workday answers 403 for a posting that it lists but has withdrawn) or only this one
 * fails. If most postings cannot be read, the listing throws.
 */
export const cachedBoard = <Row>(source: BoardSource<Row>): JobBoard => {
  const cache = new Map<string, CachedPosting>();

  const withDate = (id: string, posting: UndatedPosting): Posting => ({
    ...posting,
    publishedAt: posting.publishedAt ?? cache.get(id)?.posting.publishedAt ?? isoDate(Date.now()),
  });

  const updateListing = async (): Promise<CachedPosting[]> => {
    const limit = pLimit(concurrency);
    const ids = new Set<string>();
    const unreadable: { id: string; error: unknown }[] = [];

    const read = async (row: Row, id: string, version: string) => {
      try {
        const undated = await withRetry(() => source.read(row));
        if (!undated) return void ids.delete(id);
        const posting = withDate(id, undated);
        const { description: _, isOpen: __, ...listedPosting } = posting;
        cache.set(id, { version, readAtMs: performance.now(), posting, listedPosting });
      } catch (error) {
        unreadable.push({ id, error });
        if (unreadable.filter((entry) => isUnavailable(entry.error)).length > maxUnavailableCount) throw error;
      }
      await yieldToEventLoop();
    };
    const update = async (row: Row) => {
      const id = source.getId(row);
      if (ids.has(id)) return;
      ids.add(id);
      const cached = cache.get(id);
      const version = source.getVersion(row);
      if (cached?.version === version && performance.now() - cached.readAtMs < maxAgeMs) return;
      await limit(read, row, id, version);
    };

    for await (const rows of source.rows()) {
      await Promise.all(rows.map(update)).finally(() => limit.clearQueue());
      await yieldToEventLoop();
    }
    const [first] = unreadable;
    if (first && unreadable.length > ids.size * maxUnreadableShare) throw first.error;
    if (first) {
      const loggedIds = unreadable.slice(0, maxLoggedIds).map(({ id }) => id);
      log.error(
        { event: 'jobs.postings_unreadable', err: first.error, count: unreadable.length, ids: loggedIds },
        'some postings of the job board cannot be read',
      );
    }
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
    // The board sends no events: it is listed every few minutes.
    changed: async () => ({ tags: [], show: () => undefined }),
  };
};
