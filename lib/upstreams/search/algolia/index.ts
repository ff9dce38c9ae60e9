import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { getLanguageTag } from '../../../i18n/locales';
import { createHttpClient } from '../../../platform/http/client';
import { UpstreamError } from '../../../platform/http/upstream-error';
import { withRetry } from '../../../platform/http/with-retry';
import { toBatches } from '../../../shared/batches';
import type { Search, SearchSort } from '../contract';
import { hostedSearch } from '../hosted';
import { type Engine, type EngineHit, type EngineQuery, type Filter, waitUntilDone } from '../hosted/engine';
import { getPrimaryLanguage, parseHighlightedWords, searchableFields } from '../hosted/record';

interface AlgoliaOptions {
  appId: string;
  /** A key with the permission to search only. */
  searchKey: string;
  adminKey: string;
  /** The prefix of the index names. */
  prefix: string;
  /** Replaces the hosts of Algolia. */
  url?: string | undefined;
}

const recordsPerBatch = 500;
const synonymsPerBatch = 1000;
/** Algolia's plans reject larger records. */
const maxRecordBytes = 9500;

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

const toRequest = (index: string, query: EngineQuery) => ({
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

const getSettings: Engine['getSettings'] = ({ language }) => ({
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

const algoliaEngine = ({ appId, searchKey, adminKey, url }: AlgoliaOptions): Engine => {
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

  const update: Engine['update'] = async (index, upserts, removedIds) => {
    const requests = [
      ...upserts.map(({ id, ...record }) => ({ action: 'updateObject', body: { objectID: id, ...record } })),
      ...removedIds.map((objectID) => ({ action: 'deleteObject', body: { objectID } })),
    ];
    for (const batch of toBatches(requests, recordsPerBatch))
      await write(index, '/batch', { body: { requests: batch } });
  };

  const addSynonyms: Engine['addSynonyms'] = async (index, synonyms) => {
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
    maxRecordBytes,
    getSettings,
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
        hits: hits.map((hit): EngineHit => ({ id: hit.objectID, attributeWords: getAttributeWords(hit) })),
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

/** The search on Algolia: https://www.algolia.com/doc/rest-api/search */
export const algoliaSearch = (options: AlgoliaOptions): Search => hostedSearch(algoliaEngine(options), options.prefix);
