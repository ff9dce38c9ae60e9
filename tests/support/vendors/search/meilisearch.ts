import { z } from 'zod';
import type { Vendor } from '../vendor';
import { countValues, createRecordIndex, type EngineRecord, type RecordIndex } from './record-index';

interface Options {
  searchKey: string;
  adminKey: string;
}

interface Index {
  records: RecordIndex;
  settings: Record<string, unknown>;
}

const query = z.strictObject({
  indexUid: z.string(),
  q: z.string(),
  page: z.int().min(1),
  hitsPerPage: z.int().min(1),
  filter: z.array(z.string()),
  attributesToSearchOn: z.array(z.string()),
  matchingStrategy: z.enum(['all', 'last', 'frequency']),
  facets: z.array(z.string()),
  attributesToRetrieve: z.array(z.string()),
  attributesToHighlight: z.array(z.string()),
  sort: z.array(z.string()),
});
const multiSearch = z.strictObject({ queries: z.array(query) });
const recordSchema = z.looseObject({ id: z.string().regex(/^[\w-]{1,511}$/) });
const synonyms = z.record(z.string(), z.array(z.string()));
const page = z.object({ fields: z.array(z.string()), offset: z.int(), limit: z.int() });
const creation = z.object({ uid: z.string().regex(/^[\w-]{1,400}$/), primaryKey: z.string() });
const swaps = z.array(z.object({ indexes: z.tuple([z.string(), z.string()]) }));

const problem = (status: number, code: string, message: string, type = 'invalid_request') =>
  Response.json({ message, code, type, link: `https://docs.meilisearch.com/errors#${code}` }, { status });
const notFound = (uid: string, status: number) => problem(status, 'index_not_found', `Index \`${uid}\` not found.`);

/** Parses a condition of a filter. Returns whether a record meets it. */
const parseCondition = (filter: string): ((record: EngineRecord) => boolean) => {
  const [, name = '', operator, text = ''] = /^(\w+) (NOT IN|IN|=|>) (.*)$/.exec(filter) ?? [];
  const value: unknown = JSON.parse(text);
  if (operator === '>') return (record) => Number(record[name]) > Number(value);
  if (operator === '=') return (record) => record[name] === value;
  const values = new Set(z.array(z.string()).parse(value));
  return (record) => [record[name]].flat().some((one) => values.has(String(one))) === (operator === 'IN');
};

const pickFields = (record: EngineRecord, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, record[name]]));

/**
 * A stand-in for the API of Meilisearch, as https://www.meilisearch.com/docs/reference/api documents it, based on the
 * embedded search. Tasks have ended by the first request for their status.
 */
export const meilisearch = ({ searchKey, adminKey }: Options): Vendor => {
  const indexes = new Map<string, Index>();
  /** The status of each task by its uid. */
  const tasks: string[] = [];

  const enqueueTask = (type: string, indexUid: string | null, isDone = true) => {
    const taskUid = tasks.push(isDone ? 'succeeded' : 'failed') - 1;
    return Response.json(
      { taskUid, indexUid, status: 'enqueued', type, enqueuedAt: '2026-01-01T00:00:00Z' },
      { status: 202 },
    );
  };

  const getOrder = ({ settings }: Index, sort: readonly string[]) => {
    const [first] = z.array(z.string()).parse(settings.rankingRules ?? []);
    if (first !== 'sort') return 'relevance';
    return sort[0] === 'date:asc' ? 'date_asc' : 'date_desc';
  };

  const searchIndex = async (index: Index, searchQuery: z.infer<typeof query>) => {
    const conditions = searchQuery.filter.map(parseCondition);
    const { records, highlight } = await index.records.find({
      text: searchQuery.q,
      attributes: searchQuery.attributesToSearchOn,
      isIncluded: (record) => conditions.every((isMet) => isMet(record)),
      order: getOrder(index, searchQuery.sort),
      isLoose: searchQuery.matchingStrategy !== 'all' || searchQuery.attributesToSearchOn.includes('written'),
      preferredLanguage: /^is\.(\w+):asc$/.exec(searchQuery.sort[0] ?? '')?.[1],
    });
    const { hitsPerPage } = searchQuery;
    const hits = records.slice((searchQuery.page - 1) * hitsPerPage, searchQuery.page * hitsPerPage).map((record) => {
      const hit = pickFields(record, searchQuery.attributesToRetrieve);
      if (searchQuery.attributesToHighlight.length === 0) return hit;
      const formatted = searchQuery.attributesToHighlight.map((name) => [name, highlight(String(record[name]))]);
      return { ...hit, _formatted: { ...hit, ...Object.fromEntries(formatted) } };
    });
    return {
      indexUid: searchQuery.indexUid,
      hits,
      query: searchQuery.q,
      processingTimeMs: 1,
      hitsPerPage,
      page: searchQuery.page,
      totalPages: Math.ceil(records.length / hitsPerPage),
      totalHits: records.length,
      ...(searchQuery.facets.length > 0 && {
        facetDistribution: Object.fromEntries(searchQuery.facets.map((name) => [name, countValues(records, name)])),
        facetStats: {},
      }),
    };
  };

  const search = async (body: unknown) => {
    const { data, error } = multiSearch.safeParse(body);
    if (error) return problem(400, 'bad_request', error.message);
    const missing = data.queries.find(({ indexUid }) => !indexes.has(indexUid));
    if (missing) return notFound(missing.indexUid, 400);
    const results = data.queries.flatMap((one) => {
      const index = indexes.get(one.indexUid);
      return index ? [searchIndex(index, one)] : [];
    });
    return Response.json({ results: await Promise.all(results) });
  };

  const swap = async (body: unknown) => {
    const pairs = swaps.parse(body).map(({ indexes: names }) => names);
    const isDone = pairs.flat().every((uid) => indexes.has(uid));
    for (const [one, other] of isDone ? pairs : []) {
      const [first, second] = [indexes.get(one), indexes.get(other)];
      if (second) indexes.set(one, second);
      if (first) indexes.set(other, first);
      await second?.records.warmUp();
    }
    return enqueueTask('indexSwap', null, isDone);
  };

  const handleIndex = async (uid: string, subpath: string, method: string, body: unknown): Promise<Response> => {
    const index = indexes.get(uid);
    if (!index) return notFound(uid, 404);
    const { records, settings } = index;
    if (subpath === '' && method === 'GET') return Response.json({ uid, primaryKey: 'id' });
    if (subpath === '' && method === 'DELETE') {
      indexes.delete(uid);
      return enqueueTask('indexDeletion', uid);
    }
    if (subpath === 'documents/fetch') {
      const { fields, offset, limit } = page.parse(body);
      const all = [...records.records.values()];
      const results = all.slice(offset, offset + limit).map((record) => pickFields(record, fields));
      return Response.json({ results, offset, limit, total: all.length });
    }
    if (subpath === 'documents/delete-batch') {
      records.remove(z.array(z.string()).parse(body));
      return enqueueTask('documentDeletion', uid);
    }
    if (subpath === 'documents') {
      const { data } = z.array(recordSchema).safeParse(body);
      records.put(data ?? []);
      return enqueueTask('documentAdditionOrUpdate', uid, data !== undefined);
    }
    if (subpath === 'settings/synonyms') {
      if (method === 'GET') return Response.json(records.synonyms());
      await records.setSynonyms(synonyms.parse(body));
      return enqueueTask('settingsUpdate', uid);
    }
    if (subpath !== 'settings' || method !== 'PATCH') return problem(404, 'not_found', 'Not found.');
    const { synonyms: newSynonyms, ...newSettings } = z.looseObject({ synonyms: synonyms.optional() }).parse(body);
    if (newSynonyms) await records.setSynonyms(newSynonyms);
    index.settings = { ...settings, ...newSettings };
    return enqueueTask('settingsUpdate', uid);
  };

  return async (incoming, path) => {
    const key = incoming.headers.get('authorization')?.replace('Bearer ', '');
    const isSearch = path === '/multi-search';
    if (!key) return problem(401, 'missing_authorization_header', 'The Authorization header is missing.', 'auth');
    if (key !== adminKey && !(isSearch && key === searchKey))
      return problem(403, 'invalid_api_key', 'The provided API key is invalid.', 'auth');
    const text = await incoming.text();
    const body: unknown = text === '' ? {} : JSON.parse(text);
    if (isSearch) return search(body);
    if (path === '/swap-indexes') return swap(body);
    if (path.startsWith('/tasks/')) {
      const uid = Number(path.slice('/tasks/'.length));
      return Response.json({ uid, status: tasks[uid], error: null });
    }
    if (path === '/indexes') {
      const { uid } = creation.parse(body);
      if (!indexes.has(uid)) indexes.set(uid, { records: createRecordIndex(), settings: {} });
      return enqueueTask('indexCreation', uid);
    }
    const [, uid = '', rest = ''] = /^\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    return handleIndex(uid, rest, incoming.method, body);
  };
};
