import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { getLanguageTag } from '../../../i18n/locales';
import { createHttpClient } from '../../../platform/http/client';
import { UpstreamError } from '../../../platform/http/upstream-error';
import { withRetry } from '../../../platform/http/with-retry';
import { toBatches } from '../../../shared/batches';
import type { Search, SearchSort } from '../contract';
import { hostedSearch } from '../hosted';
import {
  type Engine,
  type EngineHit,
  type EngineQuery,
  type Filter,
  type TokenSynonyms,
  waitUntilDone,
} from '../hosted/engine';
import { getPrimaryLanguage, parseHighlightedWords, type SearchRecord, searchableFields } from '../hosted/record';

interface MeilisearchOptions {
  url: string;
  /** A key with the permission to search only. */
  searchKey: string;
  adminKey: string;
  /** The prefix of the index names. */
  prefix: string;
}

const recordsPerBatch = 1000;
const maxRecordBytes = 100_000;

const multiSearchResponse = z.object({
  results: z.array(
    z.object({
      hits: z.array(
        z.object({
          id: z.string(),
          name: z.string().optional(),
          _formatted: z.object({ written: z.string().optional() }).optional(),
        }),
      ),
      totalHits: z.int(),
      facetDistribution: z.object({ facets: z.record(z.string(), z.int()).default({}) }).default({ facets: {} }),
    }),
  ),
});
const documentsPage = z.object({
  results: z.array(z.object({ id: z.string(), version: z.string(), form: z.string() })),
  total: z.int(),
});
const taskResponse = z.object({ taskUid: z.int() });
const taskStatus = z.object({ status: z.enum(['enqueued', 'processing', 'succeeded', 'failed', 'canceled']) });
const synonymsResponse = z.record(z.string(), z.array(z.string()));

/** Encodes an id: Meilisearch accepts only letters, digits, hyphens and underscores. */
const encodeId = (id: string) => Buffer.from(id).toString('base64url');
const decodeId = (key: string) => Buffer.from(key, 'base64url').toString();

/** The name of the second index with the same records, for sorting by date: the ranking is fixed for each index. */
const toDateIndexName = (index: string) => `${index}_by_date`;
const relevanceRules = ['words', 'typo', 'attribute', 'exactness'];
const newestFirstRules = ['date:desc', 'position:asc'];
const sortRules: Record<SearchSort, readonly string[]> = {
  relevance: [],
  date_desc: newestFirstRules,
  date_asc: ['date:asc', 'position:desc'],
};

const formatList = (values: readonly string[]) => `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;

const formatFilter = (filter: Filter): string => {
  if (filter.field === 'addedAt') return `addedAt > ${filter.greaterThan}`;
  const values = formatList(filter.field === 'id' ? filter.values.map(encodeId) : filter.values);
  return `${filter.field} ${filter.isNegated ? 'NOT IN' : 'IN'} ${values}`;
};

const toRequest = (index: string, query: EngineQuery) => ({
  indexUid: query.order === 'relevance' ? index : toDateIndexName(index),
  q: query.words.join(' '),
  page: query.page + 1,
  hitsPerPage: query.size,
  filter: query.filters.map(formatFilter),
  attributesToSearchOn: query.fields,
  matchingStrategy: query.allowPartial ? 'frequency' : 'all',
  facets: query.countFacets ? ['facets'] : [],
  attributesToRetrieve: ['id', ...(query.attribute ? [query.attribute] : [])],
  attributesToHighlight: query.attribute === 'written' ? ['written'] : [],
  sort: [
    ...(query.preferredLanguage && query.order === 'relevance' ? [`is.${query.preferredLanguage}:asc`] : []),
    ...sortRules[query.order],
  ],
});

const getSettings: Engine['getSettings'] = ({ language }) => ({
  searchableAttributes: [...searchableFields, 'written'],
  displayedAttributes: ['id', 'version', 'form', 'name', 'written'],
  filterableAttributes: ['id', 'facets', 'labels', 'addedAt'],
  sortableAttributes: ['date', 'position', 'is'],
  rankingRules: [...relevanceRules, 'sort', ...newestFirstRules],
  typoTolerance: { disableOnAttributes: searchableFields, minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
  pagination: { maxTotalHits: 20_000 },
  faceting: { maxValuesPerFacet: 1000 },
  ...(language && {
    localizedAttributes: [{ attributePatterns: ['*'], locales: [getPrimaryLanguage(getLanguageTag(language))] }],
  }),
});

/** The stored form of a record. Sorting by `is.fr` moves records in French first, as others lack that attribute. */
const toDocument = ({ id, ...record }: SearchRecord) => ({ id: encodeId(id), ...record, is: { [record.language]: 1 } });

const groupPhrasesByToken = (synonyms: readonly TokenSynonyms[]) =>
  Object.fromEntries(synonyms.map(({ token, phrases }) => [token, phrases]));

const isMissing = (error: unknown) => error instanceof UpstreamError && error.code === 'index_not_found';

const meilisearchEngine = ({ url, searchKey, adminKey }: MeilisearchOptions): Engine => {
  const createClient = (key: string, timeoutMs: number) =>
    createHttpClient({ name: 'meilisearch', baseUrl: url, headers: { Authorization: `Bearer ${key}` }, timeoutMs });
  const searchClient = createClient(searchKey, 2000);
  const adminClient = createClient(adminKey, 30_000);

  /** Sends a change, and resolves once searches use it. */
  const write = async (path: string, body: unknown, method: 'POST' | 'PUT' | 'PATCH' = 'POST'): Promise<void> => {
    const { taskUid } = await withRetry(() => adminClient.fetchJson(path, { method, body, schema: taskResponse }));
    await waitUntilDone(async () => {
      const { status } = await withRetry(() => adminClient.fetchJson(`/tasks/${taskUid}`, { schema: taskStatus }));
      if (status === 'failed' || status === 'canceled')
        throw new UpstreamError('refused', { cause: new Error(`meilisearch: task ${taskUid} is ${status}`) });
      return status === 'succeeded';
    });
  };

  const updateIndex = async (index: string, upserts: readonly SearchRecord[], removedIds: readonly string[]) => {
    for (const batch of toBatches(upserts, recordsPerBatch))
      await write(`/indexes/${index}/documents`, batch.map(toDocument));
    for (const batch of toBatches(removedIds, recordsPerBatch))
      await write(`/indexes/${index}/documents/delete-batch`, batch.map(encodeId));
  };

  /** Creates the index if it does not exist. */
  const ensureIndex = async (index: string) => {
    try {
      await adminClient.send(`/indexes/${index}`, {});
    } catch (error) {
      if (!isMissing(error)) throw error;
      await write('/indexes', { uid: index, primaryKey: 'id' });
    }
  };

  const synonymsPath = (index: string) => `/indexes/${index}/settings/synonyms`;

  return {
    maxRecordBytes,
    getSettings,

    isMissing,

    async search(index, queries) {
      const body = { queries: queries.map((query) => toRequest(index, query)) };
      const { results } = await searchClient.fetchJson('/multi-search', {
        method: 'POST',
        body,
        schema: multiSearchResponse,
      });
      return results.map(({ hits, totalHits, facetDistribution }) => ({
        hits: hits.map(({ id, name = '', _formatted }): EngineHit => {
          const attributeWords =
            _formatted?.written === undefined ? name.split(' ') : parseHighlightedWords(_formatted.written);
          return { id: decodeId(id), attributeWords };
        }),
        total: totalHits,
        counts: facetDistribution.facets,
      }));
    },

    async listVersions(index) {
      const records: z.infer<typeof documentsPage>['results'] = [];
      for (let total = 1; records.length < total; ) {
        const body = { fields: ['id', 'version', 'form'], offset: records.length, limit: recordsPerBatch };
        const page = await withRetry(() =>
          adminClient.fetchJson(`/indexes/${index}/documents/fetch`, { method: 'POST', body, schema: documentsPage }),
        );
        records.push(...page.results);
        total = page.results.length > 0 ? page.total : 0;
      }
      return records.map(({ id, ...versions }) => ({ id: decodeId(id), ...versions }));
    },

    async update(index, upserts, removedIds) {
      await Promise.all(
        [index, toDateIndexName(index)].map((indexName) => updateIndex(indexName, upserts, removedIds)),
      );
    },

    async addSynonyms(index, synonyms) {
      const existing = await withRetry(() => adminClient.fetchJson(synonymsPath(index), { schema: synonymsResponse }));
      const all = { ...existing, ...groupPhrasesByToken(synonyms) };
      for (const indexName of [index, toDateIndexName(index)]) await write(synonymsPath(indexName), all, 'PUT');
    },

    async replace(index, settings, records, synonyms) {
      const nextIndex = `${index}_next_${randomUUID().slice(0, 8)}`;
      const pairs = [
        [index, nextIndex],
        [toDateIndexName(index), toDateIndexName(nextIndex)],
      ] as const;
      try {
        for (const [current, replacement] of pairs) {
          await ensureIndex(current);
          await ensureIndex(replacement);
          const rankingRules = replacement === nextIndex ? {} : { rankingRules: ['sort', ...relevanceRules] };
          const all = { ...settings, synonyms: groupPhrasesByToken(synonyms), ...rankingRules };
          await write(`/indexes/${replacement}/settings`, all, 'PATCH');
          await updateIndex(replacement, records, []);
        }
        await write(
          '/swap-indexes',
          pairs.map((indexes) => ({ indexes })),
        );
      } finally {
        for (const [, replacement] of pairs)
          await adminClient.send(`/indexes/${replacement}`, { method: 'DELETE' }).catch(() => undefined);
      }
    },
  };
};

/** The search on Meilisearch: https://www.meilisearch.com/docs/reference/api */
export const meilisearch = (options: MeilisearchOptions): Search =>
  hostedSearch(meilisearchEngine(options), options.prefix);
