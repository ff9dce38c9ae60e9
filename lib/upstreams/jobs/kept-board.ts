import { setImmediate as letOthersWork } from 'node:timers/promises';
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
  idOf(row: Row): string;
  /** A text that differs if the posting may have changed. */
  versionOf(row: Row): string;
  /** The posting of a row; null if the board does not have it any more. */
  read(row: Row): Promise<UndatedPosting | null>;
  /** A posting that was in no listing; null if the board does not have it. */
  find(id: string): Promise<UndatedPosting | null>;
}

interface Kept {
  version: string;
  /** By `performance.now`. */
  readAt: number;
  posting: Posting;
  /** The same in a listing. It keeps its identity until the posting is read again. */
  listed: ListedPosting;
}

const atOnce = 8;
/** A posting is read again after this time, even if its row is the same. */
const longestKept = dayMs;
/** How many postings are given before other work may run. */
const perTurn = 500;
/** If more than this share of the listed postings cannot be read, the board itself counts as broken. */
const maxUnreadableShare = 0.5;
/** How many postings may be unavailable, each after several attempts, before the board itself counts as unavailable. */
const maxUnavailable = 3;
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
export const keptBoard = <Row>(source: BoardSource<Row>): JobBoard => {
  const kept = new Map<string, Kept>();

  const dated = (id: string, found: UndatedPosting): Posting => ({
    ...found,
    publishedAt: found.publishedAt ?? kept.get(id)?.posting.publishedAt ?? isoDate(Date.now()),
  });

  const listing = async (): Promise<Kept[]> => {
    const limit = pLimit(atOnce);
    const ids = new Set<string>();
    const unreadable: { id: string; error: unknown }[] = [];

    const read = async (row: Row, id: string, version: string) => {
      try {
        const found = await withRetry(() => source.read(row));
        if (!found) return void ids.delete(id);
        const posting = dated(id, found);
        const { description: _, isOpen: __, ...listed } = posting;
        kept.set(id, { version, readAt: performance.now(), posting, listed });
      } catch (error) {
        unreadable.push({ id, error });
        if (unreadable.filter((one) => isUnavailable(one.error)).length > maxUnavailable) throw error;
      }
      await letOthersWork();
    };
    const update = async (row: Row) => {
      const id = source.idOf(row);
      if (ids.has(id)) return;
      ids.add(id);
      const before = kept.get(id);
      const version = source.versionOf(row);
      if (before?.version === version && performance.now() - before.readAt < longestKept) return;
      await limit(read, row, id, version);
    };

    for await (const rows of source.rows()) {
      await Promise.all(rows.map(update)).finally(() => limit.clearQueue());
      await letOthersWork();
    }
    const [first] = unreadable;
    if (first && unreadable.length > ids.size * maxUnreadableShare) throw first.error;
    if (first) {
      const logged = unreadable.slice(0, maxLoggedIds).map(({ id }) => id);
      log.error(
        { event: 'jobs.postings_unreadable', err: first.error, count: unreadable.length, ids: logged },
        'some postings of the job board cannot be read',
      );
    }
    for (const id of kept.keys()) if (!ids.has(id)) kept.delete(id);
    return [...kept.values()];
  };

  return {
    async *postings() {
      for (const [index, { posting, listed }] of (await listing()).entries()) {
        if (index % perTurn === 0) await letOthersWork();
        if (posting.isOpen) yield listed;
      }
      await letOthersWork();
    },
    posting: async (id) => {
      const known = kept.get(id);
      if (known) return known.posting;
      const found = jobIdPattern.test(id) ? await source.find(id).catch(nullIfRefused) : null;
      return found && dated(id, found);
    },
    // The board sends no events: it is listed every few minutes.
    changed: async () => ({ tags: [], show: () => undefined }),
  };
};
