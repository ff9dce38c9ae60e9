import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { getLanguageTag } from '../../../i18n/locales';
import { createHttpClient } from '../../../platform/http/client';
import { UpstreamError } from '../../../platform/http/upstream-error';
import { withRetry } from '../../../platform/http/with-retry';
import { toBatches } from '../../../shared/batches';
import type { Search, SearchSort } from '../contract';
import { hostedSearch } from '../hosted';
import { type Engine, type EngineHit, type EngineQuery, type Filter, untilDone } from '../hosted/engine';
import { languageOfTag, markedWords, searchedFields } from '../hosted/record';

interface AlgoliaOptions {
  appId: string;
  /** A key that may only search. */
  searchKey: string;
  adminKey: string;
  /** What the names of indexes begin with. */
  prefix: string;
  /** Replaces the addresses of Algolia. */
  url?: string | undefined;
}

const recordsPerBatch = 500;
const synonymsPerBatch = 1000;
/** Plans of Algolia refuse larger records. */
const maxRecordBytes = 9500;

const mark = z.object({ value: z.string() });
const hit = z.object({
  objectID: z.string(),
  name: z.string().optional(),
  _highlightResult: z.object({ written: mark.optional() }).optional(),
});
const answers = z.object({
  results: z.array(
    z.object({
      hits: z.array(hit),
      nbHits: z.int(),
      facets: z.object({ facets: z.record(z.string(), z.int()).default({}) }).default({ facets: {} }),
    }),
  ),
});
const browsed = z.object({
  hits: z.array(z.object({ objectID: z.string(), version: z.string(), form: z.string() })),
  cursor: z.string().optional(),
});
const started = z.object({ taskID: z.int() });
const task = z.object({ status: z.enum(['published', 'notPublished']) });

/** Indexes of the same records in another order. */
const replicas = { date_desc: '_newest', date_asc: '_oldest' } as const;
const orderOf = {
  date_desc: ['desc(date)', 'asc(position)'],
  date_asc: ['asc(date)', 'desc(position)'],
} as const;

const indexFor = (index: string, order: SearchSort) => (order === 'relevance' ? index : index + replicas[order]);

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

const filterText = (filter: Filter): string => {
  if (filter.field === 'isFile') return 'isFile:true';
  if (filter.field === 'addedAt') return `addedAt > ${filter.above}`;
  const name = filter.field === 'id' ? 'objectID' : filter.field;
  const each = filter.among.map((value) => `${name}:${quoted(value)}`);
  return filter.not ? each.map((one) => `NOT ${one}`).join(' AND ') : `(${each.join(' OR ')})`;
};

const requestOf = (index: string, asked: EngineQuery) => ({
  indexName: indexFor(index, asked.order),
  query: asked.words.join(' '),
  page: asked.page,
  hitsPerPage: asked.size,
  filters: asked.filters.map(filterText).join(' AND '),
  restrictSearchableAttributes: asked.fields,
  removeWordsIfNoResults: asked.most ? 'allOptional' : 'none',
  facets: asked.counts ? ['facets'] : [],
  attributesToRetrieve: asked.show === 'name' ? ['name'] : [],
  attributesToHighlight: asked.show === 'written' ? ['written'] : [],
  ...(asked.preferredLanguage && { optionalFilters: [`language:${asked.preferredLanguage}`] }),
});

const shownIn = ({ name = '', _highlightResult }: z.infer<typeof hit>): string[] =>
  _highlightResult?.written ? markedWords(_highlightResult.written.value) : name.split(' ');

const settingsOf: Engine['settingsOf'] = ({ language }) => ({
  searchableAttributes: [...searchedFields, 'written'].map((field) => `unordered(${field})`),
  disableTypoToleranceOnAttributes: searchedFields,
  attributesForFaceting: ['facets', ...['labels', 'language', 'called', 'isFile'].map((name) => `filterOnly(${name})`)],
  numericAttributesForFiltering: ['addedAt'],
  unretrievableAttributes: searchedFields,
  ranking: ['words', 'typo', 'attribute', 'exact', 'filters', 'custom'],
  customRanking: orderOf.date_desc,
  queryType: 'prefixAll',
  maxValuesPerFacet: 1000,
  paginationLimitedTo: 20_000,
  ...(language && {
    indexLanguages: [languageOfTag(getLanguageTag(language))],
    queryLanguages: [languageOfTag(getLanguageTag(language))],
  }),
});

const algoliaEngine = ({ appId, searchKey, adminKey, url }: AlgoliaOptions): Engine => {
  const clientWith = (host: string, key: string, timeoutMs: number) =>
    createHttpClient({
      name: 'algolia',
      baseUrl: url ?? `https://${host}.algolia.net`,
      headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': key },
      timeoutMs,
    });
  const searching = clientWith(`${appId}-dsn`, searchKey, 2000);
  const writing = clientWith(appId, adminKey, 30_000);
  const pathOf = (index: string) => `/1/indexes/${encodeURIComponent(index)}`;

  /** Sends a change, and resolves once searches use it. */
  const write = async (
    index: string,
    path: string,
    request: { method?: 'PUT'; query?: Record<string, boolean>; body: unknown },
    changed = index,
  ): Promise<void> => {
    const { taskID } = await withRetry(() =>
      writing.json(pathOf(index) + path, { method: 'POST', ...request, schema: started }),
    );
    await untilDone(async () => {
      const { status } = await withRetry(() => writing.json(`${pathOf(changed)}/task/${taskID}`, { schema: task }));
      return status === 'published';
    });
  };

  const setSettings = (index: string, settings: object) => write(index, '/settings', { method: 'PUT', body: settings });

  const change: Engine['change'] = async (index, put, removed) => {
    const requests = [
      ...put.map(({ id, ...record }) => ({ action: 'updateObject', body: { objectID: id, ...record } })),
      ...removed.map((objectID) => ({ action: 'deleteObject', body: { objectID } })),
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
    settingsOf,
    change,
    addSynonyms,

    isMissing: (error) => error instanceof UpstreamError && error.status === 404,

    async search(index, queries) {
      const body = { requests: queries.map((query) => requestOf(index, query)) };
      const { results } = await searching.json('/1/indexes/*/queries', { method: 'POST', body, schema: answers });
      return results.map(({ hits, nbHits, facets }) => ({
        hits: hits.map((one): EngineHit => ({ id: one.objectID, shown: shownIn(one) })),
        total: nbHits,
        counts: facets.facets,
      }));
    },

    async versions(index) {
      const found: z.infer<typeof browsed>['hits'] = [];
      let cursor: string | undefined;
      do {
        const body = cursor ? { cursor } : { attributesToRetrieve: ['version', 'form'], hitsPerPage: 1000 };
        const page = await withRetry(() =>
          writing.json(`${pathOf(index)}/browse`, { method: 'POST', body, schema: browsed }),
        );
        found.push(...page.hits);
        cursor = page.cursor;
      } while (cursor);
      return found.map(({ objectID, version, form }) => ({ id: objectID, version, form }));
    },

    async replace(index, settings, records, synonyms) {
      const next = `${index}_next_${randomUUID().slice(0, 8)}`;
      await setSettings(index, { ...settings, replicas: Object.values(replicas).map((ending) => index + ending) });
      for (const order of ['date_desc', 'date_asc'] as const)
        await setSettings(indexFor(index, order), { ...settings, ranking: orderOf[order], customRanking: [] });
      try {
        await setSettings(next, settings);
        await addSynonyms(next, synonyms);
        await change(next, records, []);
        await write(next, '/operation', { body: { operation: 'move', destination: index } }, index);
      } catch (error) {
        await writing.send(pathOf(next), { method: 'DELETE' }).catch(() => undefined);
        throw error;
      }
      await addSynonyms(index, synonyms);
    },
  };
};

/** Algolia: https://www.algolia.com/doc/rest-api/search */
export const algoliaSearch = (options: AlgoliaOptions): Search => hostedSearch(algoliaEngine(options), options.prefix);
