import { type SearchClient, searchClient } from '@algolia/client-search';
import { z } from 'zod';
import { getLanguageTag } from '../../../i18n/locales';
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
  | { field: 'id' | 'facets' | 'labels'; values: readonly string[] }
  | { field: 'addedAt'; greaterThan: number };

/** A query to an index. */
export interface IndexQuery {
  /** The words, each required whole or as a prefix; an empty list matches every record. */
  words: readonly string[];
  fields: readonly TextField[];
  /** Conditions that must all be met. */
  filters: readonly Filter[];
  order: SearchSort;
  /** The index of the page, from 0. */
  page: number;
  /** The maximum number of hits on a page, at most `maxPageSize`. */
  size: number;
  /** The language, without a region, whose records precede equally relevant ones. */
  preferredLanguage?: string;
  /** Whether to count the records of each facet value. */
  countFacets?: boolean;
  /** Whether to return the matching words of `name` with each hit. */
  highlightName?: boolean;
}

export interface Hit {
  id: string;
  /** The words of `name` that match, if requested. */
  highlightedWords: readonly string[];
}

export interface QueryResult {
  hits: readonly Hit[];
  total: number;
  /** The number of records by `facets` value, such as `city=paris`. */
  counts: Readonly<Record<string, number>>;
}

/** The maximum number of hits on a page. */
export const maxPageSize = 1000;

const recordsPerBatch = 500;
const synonymsPerBatch = 1000;
/** The maximum size of a record as JSON, in bytes. Algolia's plans reject larger ones. */
export const maxRecordBytes = 9500;

const hitSchema = z.object({
  objectID: z.string(),
  _highlightResult: z.object({ name: z.object({ value: z.string() }).optional() }).optional(),
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
const recordVersions = z.array(z.object({ objectID: z.string(), version: z.string(), form: z.string() }));

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
  return `(${filter.values.map((value) => `${name}:${quote(value)}`).join(' OR ')})`;
};

const toRequest = (index: string, query: IndexQuery) => ({
  indexName: toReplicaName(index, query.order),
  query: query.words.join(' '),
  page: query.page,
  hitsPerPage: query.size,
  filters: query.filters.map(formatFilter).join(' AND '),
  restrictSearchableAttributes: [...query.fields],
  facets: query.countFacets ? ['facets'] : [],
  attributesToRetrieve: [],
  attributesToHighlight: query.highlightName ? ['name'] : [],
  ...(query.preferredLanguage && { optionalFilters: [`language:${query.preferredLanguage}`] }),
});

const toObject = ({ id, ...record }: SearchRecord) => ({ objectID: id, ...record });

/** The settings of a collection's index. An index with other settings is replaced. */
export const getSettings = ({ language }: Collection) => ({
  searchableAttributes: [...searchableFields, 'name'].map((field) => `unordered(${field})`),
  disableTypoToleranceOnAttributes: searchableFields,
  attributesForFaceting: ['facets', ...['labels', 'language'].map((name) => `filterOnly(${name})`)],
  numericAttributesForFiltering: ['addedAt'],
  unretrievableAttributes: searchableFields,
  ranking: ['words', 'typo', 'attribute', 'exact', 'filters', 'custom'],
  customRanking: ['desc(priority)', ...rankings.date_desc],
  queryType: 'prefixAll',
  maxValuesPerFacet: 1000,
  paginationLimitedTo: 20_000,
  ...(language && {
    indexLanguages: [getPrimaryLanguage(getLanguageTag(language))],
    queryLanguages: [getPrimaryLanguage(getLanguageTag(language))],
  }),
});

/** The error of a call as one of an upstream, without the request, which has the words of a visitor. */
const toUpstreamError = (error: unknown): UpstreamError => {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : undefined;
  const isTemporary = status === undefined || status === 429 || status >= 500;
  return new UpstreamError(isTemporary && !(error instanceof z.ZodError) ? 'unavailable' : 'refused', {
    cause: new Error(`algolia: ${error instanceof Error ? error.message : error}`),
    ...(status !== undefined && { status }),
  });
};

/** Whether an error means that the index does not exist. */
export const isMissingIndex = (error: unknown): boolean => error instanceof UpstreamError && error.status === 404;

/**
 * Creates the client: https://www.algolia.com/doc/rest-api/search. While Algolia is unavailable, all calls but searches
 * are retried. Changes resolve once searches see them.
 */
export const createAlgoliaClient = ({ appId, searchKey, adminKey, url }: AlgoliaOptions) => {
  const createClient = (key: string, timeoutMs: number) => {
    const [, protocol, host] = /^(https?):\/\/(.+)$/.exec(url ?? '') ?? [];
    return searchClient(appId, key, {
      ...(host && { hosts: [{ url: host, accept: 'readWrite', protocol: protocol as 'http' | 'https' }] }),
      timeouts: { connect: timeoutMs / 2, read: timeoutMs, write: timeoutMs },
    });
  };
  const reader = createClient(searchKey, 2000);
  const writer = createClient(adminKey, 30_000);

  const call = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      throw toUpstreamError(error);
    }
  };

  const retry = <T>(run: () => Promise<T>): Promise<T> => withRetry(() => call(run));

  /** Sends a change, and resolves once searches use it. */
  const write = (run: (client: SearchClient) => Promise<{ taskID: number }>, indexName: string) =>
    retry(async () => writer.waitForTask({ indexName, taskID: (await run(writer)).taskID }));

  const setSettings = (indexName: string, indexSettings: object) =>
    write((client) => client.setSettings({ indexName, indexSettings }), indexName);

  const addSynonyms = async (indexName: string, synonyms: readonly TokenSynonyms[]): Promise<void> => {
    for (const batch of toBatches(synonyms, synonymsPerBatch)) {
      const synonymHit = batch.map(({ token, phrases }) => ({
        objectID: token,
        type: 'oneWaySynonym' as const,
        input: token,
        synonyms: [...phrases],
      }));
      await write((client) => client.saveSynonyms({ indexName, synonymHit, forwardToReplicas: true }), indexName);
    }
  };

  return {
    addSynonyms,

    /** Runs queries. The results are in the same order. */
    search: (index: string, queries: readonly IndexQuery[]): Promise<QueryResult[]> =>
      call(async () => {
        const requests = queries.map((query) => toRequest(index, query));
        const { results } = queriesResponse.parse(await reader.search({ requests }));
        return results.map(({ hits, nbHits, facets }) => ({
          hits: hits.map(
            ({ objectID, _highlightResult }): Hit => ({
              id: objectID,
              highlightedWords: parseHighlightedWords(_highlightResult?.name?.value ?? ''),
            }),
          ),
          total: nbHits,
          counts: facets.facets,
        }));
      }),

    /** The versions of every record in an index. */
    listVersions: (indexName: string): Promise<Pick<SearchRecord, 'id' | 'version' | 'form'>[]> =>
      retry(async () => {
        const records: unknown[] = [];
        await writer.browseObjects({
          indexName,
          browseParams: { attributesToRetrieve: ['version', 'form'], hitsPerPage: 1000 },
          aggregator: ({ hits }) => records.push(...hits),
        });
        return recordVersions.parse(records).map(({ objectID, version, form }) => ({ id: objectID, version, form }));
      }),

    async update(indexName: string, upserts: readonly SearchRecord[], removedIds: readonly string[]): Promise<void> {
      const changes = [
        { action: 'updateObject', objects: upserts.map(toObject) },
        { action: 'deleteObject', objects: removedIds.map((objectID) => ({ objectID })) },
      ] as const;
      for (const { action, objects } of changes)
        await retry(() =>
          writer.chunkedBatch({ indexName, action, objects, waitForTasks: true, batchSize: recordsPerBatch }),
        );
    },

    /** Replaces an index with its settings and synonyms in one step, or creates it. */
    async replace(
      indexName: string,
      settings: object,
      records: readonly SearchRecord[],
      synonyms: readonly TokenSynonyms[],
    ): Promise<void> {
      await setSettings(indexName, {
        ...settings,
        replicas: Object.values(replicaSuffixes).map((suffix) => indexName + suffix),
      });
      for (const order of ['date_desc', 'date_asc'] as const)
        await setSettings(toReplicaName(indexName, order), {
          ...settings,
          ranking: rankings[order],
          customRanking: [],
        });
      await addSynonyms(indexName, synonyms);
      await retry(() =>
        writer.replaceAllObjects({ indexName, objects: records.map(toObject), batchSize: recordsPerBatch }),
      );
    },
  };
};
