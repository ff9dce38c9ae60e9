import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { getLanguageTag } from '../../../i18n/locales';
import { createHttpClient } from '../../../platform/http/client';
import { UpstreamError } from '../../../platform/http/upstream-error';
import { withRetry } from '../../../platform/http/with-retry';
import { toBatches } from '../../../shared/batches';
import type { Collection, SearchSort } from '../contract';
import {
  getPrimaryLanguage,
  parseHighlightedWords,
  type SearchRecord,
  searchableFields,
  type TextField,
} from './record';

export interface AlgoliaOptions {
  appId: string;
  /** A key with the permission to search only. */
  searchKey: string;
  adminKey: string;
  /** Replaces the hosts of Algolia. */
  url?: string | undefined;
}

/** One-way synonyms: `token`, an artificial word, also finds documents with one of the `phrases`. */
export interface TokenSynonyms {
  token: string;
  phrases: readonly string[];
}

/** A condition that records must meet. */
export type Filter =
  | { field: 'id' | 'facets' | 'labels'; values: readonly string[]; isNegated?: boolean }
  | { field: 'addedAt'; greaterThan: number };

/** A query to an index. */
export interface IndexQuery {
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

export interface Hit {
  id: string;
  /** The words of the attribute that was requested. */
  attributeWords: readonly string[];
}

export interface QueryResult {
  hits: readonly Hit[];
  total: number;
  /** The number of records by `facets` value, such as `city=paris`. */
  counts: Readonly<Record<string, number>>;
}

type RecordVersion = Pick<SearchRecord, 'id' | 'version' | 'form'>;

/** The maximum number of hits on a page . */
export const maxPageSize = 1000;

/** The maximum number of queries in one request. */
export const maxQueries = 50;

const pollIntervalMs = { min: 50, max: 2000 };
const maxTaskMs = 10 * 60_000;

/** Polls until a task is done, at growing intervals. Rejects with an UpstreamError after ten minutes. */
const waitUntilDone = async (isDone: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + maxTaskMs;
  for (let delayMs = pollIntervalMs.min; !(await isDone()); delayMs = Math.min(2 * delayMs, pollIntervalMs.max)) {
    if (performance.now() > deadline)
      throw new UpstreamError('timeout', { cause: new Error('A task did not end within ten minutes.') });
    await wait(delayMs);
  }
};

/**
 * The client of Algolia. Reads and writes wait and retry when Algolia requests it; searches do not. Writes resolve once
 * searches see them.
 */
export interface AlgoliaClient {
  /** Whether an error means that the index does not exist. */
  isMissing(error: unknown): boolean;
  /** Runs queries. The results are in the same order. */
  search(index: string, queries: readonly IndexQuery[]): Promise<QueryResult[]>;
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

const recordsPerBatch = 500;
const synonymsPerBatch = 1000;
/** The maximum size of a record as JSON, in bytes. Algolia's plans reject larger ones. */
export const maxRecordBytes = 9500;

const highlight = z.object({ value: z.string() });
const hitSchema = z.object({
  objectID: z.string(),
  name: z.string().optional(),
  _highlightResult: z.object({ written: highlight.optional() }).optional(),
});
const queriesResponse = z.object({
  results: z.array(
    z.object({
      hits: z.array(hitSchema),
      nbHits: z.int(),
      facets: z.object({ facets: z.record(z.string(), z.int()).default({}) }).default({ facets: {} }),
    }),
  ),
});
const browseResponse = z.object({
  hits: z.array(z.object({ objectID: z.string(), version: z.string(), form: z.string() })),
  cursor: z.string().optional(),
});
const taskResponse = z.object({ taskID: z.int() });
const taskStatus = z.object({ status: z.enum(['published', 'notPublished']) });

/** The suffixes of the replicas: indexes of the same records in another order. */
const replicaSuffixes = { date_desc: '_newest', date_asc: '_oldest' } as const;
const rankings = {
  date_desc: ['desc(date)', 'asc(position)'],
  date_asc: ['asc(date)', 'desc(position)'],
} as const;

const toReplicaName = (index: string, order: SearchSort) =>
  order === 'relevance' ? index : index + replicaSuffixes[order];

const quote = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

const formatFilter = (filter: Filter): string => {
  if (filter.field === 'addedAt') return `addedAt > ${filter.greaterThan}`;
  const name = filter.field === 'id' ? 'objectID' : filter.field;
  const conditions = filter.values.map((value) => `${name}:${quote(value)}`);
  return filter.isNegated
    ? conditions.map((condition) => `NOT ${condition}`).join(' AND ')
    : `(${conditions.join(' OR ')})`;
};

const toRequest = (index: string, query: IndexQuery) => ({
  indexName: toReplicaName(index, query.order),
  query: query.words.join(' '),
  page: query.page,
  hitsPerPage: query.size,
  filters: query.filters.map(formatFilter).join(' AND '),
  restrictSearchableAttributes: query.fields,
  removeWordsIfNoResults: query.allowPartial ? 'allOptional' : 'none',
  facets: query.countFacets ? ['facets'] : [],
  attributesToRetrieve: query.attribute === 'name' ? ['name'] : [],
  attributesToHighlight: query.attribute === 'written' ? ['written'] : [],
  ...(query.preferredLanguage && { optionalFilters: [`language:${query.preferredLanguage}`] }),
});

const getAttributeWords = ({ name = '', _highlightResult }: z.infer<typeof hitSchema>): string[] =>
  _highlightResult?.written ? parseHighlightedWords(_highlightResult.written.value) : name.split(' ');

/** The settings of a collection's index. An index with other settings is replaced. */
export const getSettings = ({ language }: Collection) => ({
  searchableAttributes: [...searchableFields, 'written'].map((field) => `unordered(${field})`),
  disableTypoToleranceOnAttributes: searchableFields,
  attributesForFaceting: ['facets', ...['labels', 'language'].map((name) => `filterOnly(${name})`)],
  numericAttributesForFiltering: ['addedAt'],
  unretrievableAttributes: searchableFields,
  ranking: ['words', 'typo', 'attribute', 'exact', 'filters', 'custom'],
  customRanking: rankings.date_desc,
  queryType: 'prefixAll',
  maxValuesPerFacet: 1000,
  paginationLimitedTo: 20_000,
  ...(language && {
    indexLanguages: [getPrimaryLanguage(getLanguageTag(language))],
    queryLanguages: [getPrimaryLanguage(getLanguageTag(language))],
  }),
});

/** Creates the client: https://www.algolia.com/doc/rest-api/search */
export const createAlgoliaClient = ({ appId, searchKey, adminKey, url }: AlgoliaOptions): AlgoliaClient => {
  const createClient = (host: string, key: string, timeoutMs: number) =>
    createHttpClient({
      name: 'algolia',
      baseUrl: url ?? `https://${host}.algolia.net`,
      headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': key },
      timeoutMs,
    });
  const searchClient = createClient(`${appId}-dsn`, searchKey, 2000);
  const adminClient = createClient(appId, adminKey, 30_000);
  const indexPath = (index: string) => `/1/indexes/${encodeURIComponent(index)}`;

  /** Sends a change, and resolves once searches use it. */
  const write = async (
    index: string,
    path: string,
    request: { method?: 'PUT'; query?: Record<string, boolean>; body: unknown },
    awaitedIndex = index,
  ): Promise<void> => {
    const { taskID } = await withRetry(() =>
      adminClient.fetchJson(indexPath(index) + path, { method: 'POST', ...request, schema: taskResponse }),
    );
    await waitUntilDone(async () => {
      const { status } = await withRetry(() =>
        adminClient.fetchJson(`${indexPath(awaitedIndex)}/task/${taskID}`, { schema: taskStatus }),
      );
      return status === 'published';
    });
  };

  const setSettings = (index: string, settings: object) => write(index, '/settings', { method: 'PUT', body: settings });

  const update: AlgoliaClient['update'] = async (index, upserts, removedIds) => {
    const requests = [
      ...upserts.map(({ id, ...record }) => ({ action: 'updateObject', body: { objectID: id, ...record } })),
      ...removedIds.map((objectID) => ({ action: 'deleteObject', body: { objectID } })),
    ];
    for (const batch of toBatches(requests, recordsPerBatch))
      await write(index, '/batch', { body: { requests: batch } });
  };

  const addSynonyms: AlgoliaClient['addSynonyms'] = async (index, synonyms) => {
    const objects = synonyms.map(({ token, phrases }) => ({
      objectID: token,
      type: 'oneWaySynonym',
      input: token,
      synonyms: phrases,
    }));
    for (const batch of toBatches(objects, synonymsPerBatch))
      await write(index, '/synonyms/batch', { body: batch, query: { forwardToReplicas: true } });
  };

  return {
    update,
    addSynonyms,

    isMissing: (error) => error instanceof UpstreamError && error.status === 404,

    async search(index, queries) {
      const body = { requests: queries.map((query) => toRequest(index, query)) };
      const { results } = await searchClient.fetchJson('/1/indexes/*/queries', {
        method: 'POST',
        body,
        schema: queriesResponse,
      });
      return results.map(({ hits, nbHits, facets }) => ({
        hits: hits.map((hit): Hit => ({ id: hit.objectID, attributeWords: getAttributeWords(hit) })),
        total: nbHits,
        counts: facets.facets,
      }));
    },

    async listVersions(index) {
      const records: z.infer<typeof browseResponse>['hits'] = [];
      let cursor: string | undefined;
      do {
        const body = cursor ? { cursor } : { attributesToRetrieve: ['version', 'form'], hitsPerPage: 1000 };
        const page = await withRetry(() =>
          adminClient.fetchJson(`${indexPath(index)}/browse`, { method: 'POST', body, schema: browseResponse }),
        );
        records.push(...page.hits);
        cursor = page.cursor;
      } while (cursor);
      return records.map(({ objectID, version, form }) => ({ id: objectID, version, form }));
    },

    async replace(index, settings, records, synonyms) {
      const nextIndex = `${index}_next_${randomUUID().slice(0, 8)}`;
      await setSettings(index, {
        ...settings,
        replicas: Object.values(replicaSuffixes).map((suffix) => index + suffix),
      });
      for (const order of ['date_desc', 'date_asc'] as const)
        await setSettings(toReplicaName(index, order), { ...settings, ranking: rankings[order], customRanking: [] });
      try {
        await setSettings(nextIndex, settings);
        await addSynonyms(nextIndex, synonyms);
        await update(nextIndex, records, []);
        await write(nextIndex, '/operation', { body: { operation: 'move', destination: index } }, index);
      } catch (error) {
        await adminClient.send(indexPath(nextIndex), { method: 'DELETE' }).catch(() => undefined);
        throw error;
      }
      await addSynonyms(index, synonyms);
    },
  };
};
