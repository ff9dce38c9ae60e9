import { setTimeout as wait } from 'node:timers/promises';
import { UpstreamError } from '../../../platform/http/upstream-error';
import type { Collection, SearchSort } from '../contract';
import type { SearchRecord, TextField } from './record';

/** Words that an engine also searches for the phrases of: `token` is a word that only the site uses. */
export interface TokenSynonyms {
  token: string;
  phrases: readonly string[];
}

/** A condition of a record. */
export type Filter =
  | { field: 'id' | 'facets' | 'labels' | 'called'; values: readonly string[]; isNegated?: boolean }
  | { field: 'addedAt'; greaterThan: number }
  | { field: 'isFile' };

export interface EngineQuery {
  /** Each word, or the beginning of one, is required, unless `most` is set; none finds everything. */
  words: readonly string[];
  fields: readonly TextField[];
  /** All must be met. */
  filters: readonly Filter[];
  order: SearchSort;
  /** Starts at 0. */
  page: number;
  /** At most `pageSize`. */
  size: number;
  /** Whether records without some of the words are found if none has all. */
  allowPartial?: boolean;
  /** The language, without a region, whose records come first of equally relevant ones. */
  preferredLanguage?: string;
  /** Whether to count the values of `facets`. */
  countFacets?: boolean;
  /** An attribute to return with each hit: of `written` only the words that match. */
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
  /** By value of `facets`. */
  counts: Readonly<Record<string, number>>;
}

type RecordVersion = Pick<SearchRecord, 'id' | 'version' | 'form'>;

/** The maximum size of a page at every engine. */
export const maxPageSize = 1000;

/** The most queries of one request. */
export const maxQueries = 50;

/**
 * A search engine as a service. Reading and writing wait for as long as the engine asks; searches do not. Writes resolve
 * once searches use them.
 */
export interface Engine {
  /** The maximum size of a record as JSON, in bytes. */
  maxRecordBytes: number;
  /** The settings of a collection's index: an index with others is replaced. */
  getSettings(collection: Collection): object;
  /** Whether an error says that there is no such index. */
  isMissing(error: unknown): boolean;
  /** The answers in the order of the queries. */
  search(index: string, queries: readonly EngineQuery[]): Promise<EngineResult[]>;
  /** Every record of an index. */
  versions(index: string): Promise<RecordVersion[]>;
  update(index: string, upserts: readonly SearchRecord[], removedIds: readonly string[]): Promise<void>;
  addSynonyms(index: string, synonyms: readonly TokenSynonyms[]): Promise<void>;
  /** Replaces an index, its settings and synonyms at once, or creates it. */
  replace(
    index: string,
    settings: object,
    records: readonly SearchRecord[],
    synonyms: readonly TokenSynonyms[],
  ): Promise<void>;
}

const pollIntervalMs = { min: 50, max: 2000 };
const maxTaskMs = 10 * 60_000;

/** Asks until a task is done, less and less often. Rejects after ten minutes. */
export const waitUntilDone = async (isDone: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + maxTaskMs;
  for (let delayMs = pollIntervalMs.min; !(await isDone()); delayMs = Math.min(2 * delayMs, pollIntervalMs.max)) {
    if (performance.now() > deadline) throw new UpstreamError('timeout', { cause: new Error('A task does not end.') });
    await wait(delayMs);
  }
};
