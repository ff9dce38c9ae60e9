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
  untilDone,
} from '../hosted/engine';
import { languageOfTag, markedWords, type SearchRecord, searchedFields } from '../hosted/record';

interface MeilisearchOptions {
  url: string;
  /** A key that may only search. */
  searchKey: string;
  adminKey: string;
  /** What the names of indexes begin with. */
  prefix: string;
}

const recordsPerBatch = 1000;
const maxRecordBytes = 100_000;

const answers = z.object({
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
const listed = z.object({
  results: z.array(z.object({ id: z.string(), version: z.string(), form: z.string() })),
  total: z.int(),
});
const started = z.object({ taskUid: z.int() });
const task = z.object({ status: z.enum(['enqueued', 'processing', 'succeeded', 'failed', 'canceled']) });
const synonymsOfIndex = z.record(z.string(), z.array(z.string()));

/** Ids of Meilisearch have only letters, digits, hyphens and underscores. */
const toKey = (id: string) => Buffer.from(id).toString('base64url');
const fromKey = (key: string) => Buffer.from(key, 'base64url').toString();

/** The ranking of an index is one for all queries: a second index with the same records has the orders of dates. */
const byDate = (index: string) => `${index}_by_date`;
const relevance = ['words', 'typo', 'attribute', 'exactness'];
const newestFirst = ['date:desc', 'position:asc'];
const sortOf: Record<SearchSort, readonly string[]> = {
  relevance: [],
  date_desc: newestFirst,
  date_asc: ['date:asc', 'position:desc'],
};

const list = (values: readonly string[]) => `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;

const filterText = (filter: Filter): string => {
  if (filter.field === 'isFile') return 'isFile = true';
  if (filter.field === 'addedAt') return `addedAt > ${filter.above}`;
  const values = list(filter.field === 'id' ? filter.among.map(toKey) : filter.among);
  return `${filter.field} ${filter.not ? 'NOT IN' : 'IN'} ${values}`;
};

const queryOf = (index: string, asked: EngineQuery) => ({
  indexUid: asked.order === 'relevance' ? index : byDate(index),
  q: asked.words.join(' '),
  page: asked.page + 1,
  hitsPerPage: asked.size,
  filter: asked.filters.map(filterText),
  attributesToSearchOn: asked.fields,
  matchingStrategy: asked.most ? 'frequency' : 'all',
  facets: asked.counts ? ['facets'] : [],
  attributesToRetrieve: ['id', ...(asked.show ? [asked.show] : [])],
  attributesToHighlight: asked.show === 'written' ? ['written'] : [],
  sort: [
    ...(asked.preferredLanguage && asked.order === 'relevance' ? [`is.${asked.preferredLanguage}:asc`] : []),
    ...sortOf[asked.order],
  ],
});

const settingsOf: Engine['settingsOf'] = ({ language }) => ({
  searchableAttributes: [...searchedFields, 'written'],
  displayedAttributes: ['id', 'version', 'form', 'name', 'written'],
  filterableAttributes: ['id', 'facets', 'labels', 'called', 'isFile', 'addedAt'],
  sortableAttributes: ['date', 'position', 'is'],
  rankingRules: [...relevance, 'sort', ...newestFirst],
  typoTolerance: { disableOnAttributes: searchedFields, minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
  pagination: { maxTotalHits: 20_000 },
  faceting: { maxValuesPerFacet: 1000 },
  ...(language && {
    localizedAttributes: [{ attributePatterns: ['*'], locales: [languageOfTag(getLanguageTag(language))] }],
  }),
});

/** A record as it is stored: a record lacks `is` of other languages, and is then the last where that is the order. */
const toDocument = ({ id, ...record }: SearchRecord) => ({ id: toKey(id), ...record, is: { [record.language]: 1 } });

const phrasesByToken = (synonyms: readonly TokenSynonyms[]) =>
  Object.fromEntries(synonyms.map(({ token, phrases }) => [token, phrases]));

const isMissing = (error: unknown) => error instanceof UpstreamError && error.code === 'index_not_found';

const meilisearchEngine = ({ url, searchKey, adminKey }: MeilisearchOptions): Engine => {
  const clientWith = (key: string, timeoutMs: number) =>
    createHttpClient({ name: 'meilisearch', baseUrl: url, headers: { Authorization: `Bearer ${key}` }, timeoutMs });
  const searching = clientWith(searchKey, 2000);
  const writing = clientWith(adminKey, 30_000);

  /** Sends a change, and resolves once searches use it. */
  const write = async (path: string, body: unknown, method: 'POST' | 'PUT' | 'PATCH' = 'POST'): Promise<void> => {
    const { taskUid } = await withRetry(() => writing.json(path, { method, body, schema: started }));
    await untilDone(async () => {
      const { status } = await withRetry(() => writing.json(`/tasks/${taskUid}`, { schema: task }));
      if (status === 'failed' || status === 'canceled')
        throw new UpstreamError('refused', { cause: new Error(`meilisearch: task ${taskUid} is ${status}`) });
      return status === 'succeeded';
    });
  };

  const changeOne = async (index: string, put: readonly SearchRecord[], removed: readonly string[]) => {
    for (const batch of toBatches(put, recordsPerBatch))
      await write(`/indexes/${index}/documents`, batch.map(toDocument));
    for (const batch of toBatches(removed, recordsPerBatch))
      await write(`/indexes/${index}/documents/delete-batch`, batch.map(toKey));
  };

  /** Creates the index if there is none. */
  const create = async (index: string) => {
    try {
      await writing.send(`/indexes/${index}`, {});
    } catch (error) {
      if (!isMissing(error)) throw error;
      await write('/indexes', { uid: index, primaryKey: 'id' });
    }
  };

  const synonymsPath = (index: string) => `/indexes/${index}/settings/synonyms`;

  return {
    maxRecordBytes,
    settingsOf,

    isMissing,

    async search(index, queries) {
      const body = { queries: queries.map((query) => queryOf(index, query)) };
      const { results } = await searching.json('/multi-search', { method: 'POST', body, schema: answers });
      return results.map(({ hits, totalHits, facetDistribution }) => ({
        hits: hits.map(({ id, name = '', _formatted }): EngineHit => {
          const shown = _formatted?.written === undefined ? name.split(' ') : markedWords(_formatted.written);
          return { id: fromKey(id), shown };
        }),
        total: totalHits,
        counts: facetDistribution.facets,
      }));
    },

    async versions(index) {
      const found: z.infer<typeof listed>['results'] = [];
      for (let total = 1; found.length < total; ) {
        const body = { fields: ['id', 'version', 'form'], offset: found.length, limit: recordsPerBatch };
        const page = await withRetry(() =>
          writing.json(`/indexes/${index}/documents/fetch`, { method: 'POST', body, schema: listed }),
        );
        found.push(...page.results);
        total = page.results.length > 0 ? page.total : 0;
      }
      return found.map(({ id, ...versions }) => ({ id: fromKey(id), ...versions }));
    },

    async change(index, put, removed) {
      await Promise.all([index, byDate(index)].map((one) => changeOne(one, put, removed)));
    },

    async addSynonyms(index, synonyms) {
      const known = await withRetry(() => writing.json(synonymsPath(index), { schema: synonymsOfIndex }));
      const all = { ...known, ...phrasesByToken(synonyms) };
      for (const one of [index, byDate(index)]) await write(synonymsPath(one), all, 'PUT');
    },

    async replace(index, settings, records, synonyms) {
      const next = `${index}_next_${randomUUID().slice(0, 8)}`;
      const pairs = [
        [index, next],
        [byDate(index), byDate(next)],
      ] as const;
      try {
        for (const [current, following] of pairs) {
          await create(current);
          await create(following);
          const rankingRules = following === next ? {} : { rankingRules: ['sort', ...relevance] };
          const all = { ...settings, synonyms: phrasesByToken(synonyms), ...rankingRules };
          await write(`/indexes/${following}/settings`, all, 'PATCH');
          await changeOne(following, records, []);
        }
        await write(
          '/swap-indexes',
          pairs.map((indexes) => ({ indexes })),
        );
      } finally {
        for (const [, following] of pairs)
          await writing.send(`/indexes/${following}`, { method: 'DELETE' }).catch(() => undefined);
      }
    },
  };
};

/** Meilisearch: https://www.meilisearch.com/docs/reference/api */
export const meilisearch = (options: MeilisearchOptions): Search =>
  hostedSearch(meilisearchEngine(options), options.prefix);
