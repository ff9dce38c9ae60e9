import { setTimeout as wait } from 'node:timers/promises';
import { UpstreamError } from '../../../platform/http/upstream-error';
import type { Collection, SearchSort } from '../contract';
import type { SearchRecord, TextField } from './record';

/** One-way synonyms of an engine: `token`, an artificial word, also finds documents with one of the `phrases`. */
export interface TokenSynonyms {
  token: string;
  phrases: readonly string[];
}

/** A condition that records must meet. */
export type Filter =
  | { field: 'id' | 'facets' | 'labels'; values: readonly string[]; isNegated?: boolean }
  | { field: 'addedAt'; greaterThan: number };

/** A query to an engine. */
export interface EngineQuery {
  /** The words, each required whole or as a prefix unless `allowPartial` is set; an empty list matches every record. */
  words: readonly string[];
  fields: readonly TextField[];
  /** Conditions that must all be met. */
  filters: readonly Filter[];
  order: SearchSort;
  /** The index of the page, from 0. */
  page: number;
  /** The maximum number of hits on a page, at most `maxPageSize`. */
  size: number;
  /** Whether records with only some of the words match if none has all. */
  allowPartial?: boolean;
  /** The language, without a region, whose records precede equally relevant ones. */
  preferredLanguage?: string;
  /** Whether to count the records of each facet value. */
  countFacets?: boolean;
  /** An attribute to return with each hit: `written` is reduced to its matching words. */
  attribute?: 'name' | 'written';
}

export interface EngineHit {
  id: string;
  /** The words of the attribute that was requested. */
  attributeWords: readonly string[];
}

export interface EngineResult {
  hits: readonly EngineHit[];
  total: number;
  /** The number of records by `facets` value, such as `city=paris`. */
  counts: Readonly<Record<string, number>>;
}

type RecordVersion = Pick<SearchRecord, 'id' | 'version' | 'form'>;

/** The maximum number of hits on a page that every engine supports. */
export const maxPageSize = 1000;

/** The maximum number of queries in one request. */
export const maxQueries = 50;

/**
 * The client of a hosted search engine. Reads and writes wait and retry when the engine requests it; searches do not.
 * Writes resolve once searches see them.
 */
export interface Engine {
  /** The maximum size of a record as JSON, in bytes. */
  maxRecordBytes: number;
  /** The settings of a collection's index. An index with other settings is replaced. */
  getSettings(collection: Collection): object;
  /** Whether an error means that the index does not exist. */
  isMissing(error: unknown): boolean;
  /** Runs queries. The results are in the same order. */
  search(index: string, queries: readonly EngineQuery[]): Promise<EngineResult[]>;
  /** The versions of every record in an index. */
  listVersions(index: string): Promise<RecordVersion[]>;
  update(index: string, upserts: readonly SearchRecord[], removedIds: readonly string[]): Promise<void>;
  addSynonyms(index: string, synonyms: readonly TokenSynonyms[]): Promise<void>;
  /** Replaces an index with its settings and synonyms in one step, or creates it. */
  replace(
    index: string,
    settings: object,
    records: readonly SearchRecord[],
    synonyms: readonly TokenSynonyms[],
  ): Promise<void>;
}

const pollIntervalMs = { min: 50, max: 2000 };
const maxTaskMs = 10 * 60_000;

/** Polls until a task is done, at growing intervals. Rejects with an UpstreamError after ten minutes. */
export const waitUntilDone = async (isDone: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + maxTaskMs;
  for (let delayMs = pollIntervalMs.min; !(await isDone()); delayMs = Math.min(2 * delayMs, pollIntervalMs.max)) {
    if (performance.now() > deadline)
      throw new UpstreamError('timeout', { cause: new Error('A task did not end within ten minutes.') });
    await wait(delayMs);
  }
};
