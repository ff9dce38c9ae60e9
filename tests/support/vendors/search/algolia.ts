import { z } from 'zod';
import type { Vendor } from '../vendor';
import { countValues, createRecordIndex, type EngineRecord, type RecordIndex } from './record-index';

interface Options {
  appId: string;
  searchKey: string;
  adminKey: string;
}

interface Index {
  records: RecordIndex;
  settings: Record<string, unknown>;
  /** The index whose records a replica returns. */
  primary?: string;
}

const request = z.object({
  indexName: z.string(),
  query: z.string(),
  page: z.int().min(0),
  hitsPerPage: z.int().min(1).max(1000),
  filters: z.string(),
  restrictSearchableAttributes: z.array(z.string()),
  facets: z.array(z.string()),
  attributesToRetrieve: z.array(z.string()),
  attributesToHighlight: z.array(z.string()),
  optionalFilters: z.array(z.string()).optional(),
});
const requests = z.object({ requests: z.array(request).max(50) });
const action = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['addObject', 'updateObject']), body: z.looseObject({ objectID: z.string() }) }),
  z.object({ action: z.literal('deleteObject'), body: z.object({ objectID: z.string() }) }),
]);
const batch = z.object({ requests: z.array(action) });
const synonyms = z.array(
  z.object({
    objectID: z.string(),
    type: z.literal('oneWaySynonym'),
    input: z.string(),
    synonyms: z.array(z.string()).max(100),
  }),
);
const browse = z.object({
  cursor: z.string().optional(),
  hitsPerPage: z.int().max(1000).default(1000),
  attributesToRetrieve: z.array(z.string()).default([]),
});
const operation = z.object({ operation: z.enum(['copy', 'move']), destination: z.string() });
const settingsSchema = z.looseObject({ replicas: z.array(z.string()).optional() });

const maxRecordBytes = 10_000;

const problem = (status: number, message: string) => Response.json({ message, status }, { status });
const updatedAt = '2026-01-01T00:00:00.000Z';

const getValues = (record: EngineRecord, name: string) =>
  [name === 'objectID' ? record.id : record[name]].flat().map(String);

/** Parses a condition: `NOT name:"value"`, `name:value` or `name > number`. Returns whether a record meets it. */
const parseCondition = (condition: string): ((record: EngineRecord) => boolean) => {
  const [, field, min] = /^(\w+) > (-?[\d.]+)$/.exec(condition) ?? [];
  if (field) return (record) => Number(record[field]) > Number(min);
  const [, not, name = '', quoted, plain] = /^(NOT )?(\w+):(?:"((?:[^"\\]|\\.)*)"|(\w+))$/.exec(condition) ?? [];
  if (!name) throw new Error(`Algolia does not support the filter ${condition}.`);
  const value = quoted?.replace(/\\(.)/g, '$1') ?? plain ?? '';
  return (record) => getValues(record, name).includes(value) !== Boolean(not);
};

/** Splits a text at an operator, but not within quoted values. */
const splitOutsideQuotes = (text: string, operator: string): string[] => {
  const parts: string[] = [];
  let part = '';
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"| AND | OR |[^"]/g))
    if (token === operator) {
      parts.push(part);
      part = '';
    } else part += token;
  return part === '' ? parts : [...parts, part];
};

const parseFilter = (filters: string) => {
  const all = splitOutsideQuotes(filters, ' AND ').map((one) =>
    splitOutsideQuotes(one.replace(/^\(|\)$/g, ''), ' OR ').map(parseCondition),
  );
  return (record: EngineRecord) => all.every((any) => any.some((isMet) => isMet(record)));
};

/**
 * A stand-in for the search API of Algolia, as https://www.algolia.com/doc/rest-api/search documents it, based on the
 * embedded search. Tasks are published by the first request for their status.
 */
export const algolia = ({ appId, searchKey, adminKey }: Options): Vendor => {
  const indexes = new Map<string, Index>();
  let tasks = 0;

  const getOrCreateIndex = (name: string): Index => {
    const index = indexes.get(name) ?? { records: createRecordIndex(), settings: {} };
    indexes.set(name, index);
    return index;
  };
  const getRecords = ({ records, primary }: Index) => (primary ? getOrCreateIndex(primary).records : records);
  const taskResponse = (extraFields: object = {}) => Response.json({ taskID: ++tasks, updatedAt, ...extraFields });

  const getOrder = ({ settings }: Index) => {
    const [first] = z.array(z.string()).parse(settings.ranking ?? []);
    if (first === 'desc(date)') return 'date_desc';
    return first === 'asc(date)' ? 'date_asc' : 'relevance';
  };

  const searchIndex = async (index: Index, searchRequest: z.infer<typeof request>) => {
    const { records, highlight } = await getRecords(index).find({
      text: searchRequest.query,
      attributes: searchRequest.restrictSearchableAttributes,
      isIncluded: parseFilter(searchRequest.filters),
      order: getOrder(index),
      isLoose: searchRequest.restrictSearchableAttributes.includes('name'),
      preferredLanguage: searchRequest.optionalFilters?.[0]?.replace('language:', ''),
    });
    const { page, hitsPerPage } = searchRequest;
    return {
      hits: records.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => ({
        objectID: record.id,
        ...Object.fromEntries(searchRequest.attributesToRetrieve.map((name) => [name, record[name]])),
        _highlightResult: Object.fromEntries(
          searchRequest.attributesToHighlight.map((name) => [
            name,
            {
              value: highlight(String(record[name])),
              matchLevel: 'full',
              matchedWords: searchRequest.query.split(' '),
            },
          ]),
        ),
      })),
      index: searchRequest.indexName,
      nbHits: records.length,
      page,
      nbPages: Math.ceil(records.length / hitsPerPage),
      hitsPerPage,
      ...(searchRequest.facets.length > 0 && {
        facets: Object.fromEntries(searchRequest.facets.map((name) => [name, countValues(records, name)])),
      }),
      exhaustiveNbHits: true,
      processingTimeMS: 1,
      query: searchRequest.query,
      params: '',
    };
  };

  const search = async (body: unknown) => {
    const searches = requests.parse(body).requests;
    const missing = searches.find(({ indexName }) => !indexes.has(indexName));
    if (missing) return problem(404, `Index ${missing.indexName} does not exist`);
    return Response.json({
      results: await Promise.all(searches.map((one) => searchIndex(getOrCreateIndex(one.indexName), one))),
    });
  };

  const writeBatch = (name: string, body: unknown) => {
    const { records } = getOrCreateIndex(name);
    const { requests: actions } = batch.parse(body);
    const large = actions.find((one) => Buffer.byteLength(JSON.stringify(one.body)) > maxRecordBytes);
    if (large) return problem(400, `Record at the position 0 objectID=${large.body.objectID} is too big`);
    for (const one of actions)
      if (one.action === 'deleteObject') records.remove([one.body.objectID]);
      else {
        const { objectID: id, ...record } = one.body;
        records.put([{ ...record, id }]);
      }
    return taskResponse({ objectIDs: actions.map(({ body }) => body.objectID) });
  };

  const browseIndex = (name: string, body: unknown) => {
    const index = indexes.get(name);
    if (!index) return problem(404, `Index ${name} does not exist`);
    const { cursor, hitsPerPage, attributesToRetrieve } = browse.parse(body);
    const [start, names] = cursor
      ? z.tuple([z.int(), z.array(z.string())]).parse(JSON.parse(cursor))
      : [0, attributesToRetrieve];
    const all = [...getRecords(index).records.values()];
    const next = start + hitsPerPage;
    return Response.json({
      hits: all.slice(start, next).map((record) => ({
        objectID: record.id,
        ...Object.fromEntries(names.map((one) => [one, record[one]])),
      })),
      ...(next < all.length && { cursor: JSON.stringify([next, names]) }),
    });
  };

  const change = async (name: string, action: string, body: unknown): Promise<Response> => {
    const index = getOrCreateIndex(name);
    if (action === 'batch') return writeBatch(name, body);
    if (action === 'settings') {
      const { replicas = [], ...settings } = settingsSchema.parse(body);
      index.settings = settings;
      for (const replica of replicas) getOrCreateIndex(replica).primary = name;
    } else if (action === 'synonyms/batch') {
      const added = synonyms.parse(body).map((one) => [one.input, one.synonyms] as const);
      await index.records.setSynonyms({ ...index.records.synonyms(), ...Object.fromEntries(added) });
    } else if (action === 'operation') {
      const { operation: kind, destination } = operation.parse(body);
      if (kind === 'copy') {
        const copy = getOrCreateIndex(destination);
        copy.settings = index.settings;
        await copy.records.setSynonyms(index.records.synonyms());
      } else {
        indexes.set(destination, { records: index.records, settings: index.settings });
        indexes.delete(name);
        await index.records.warmUp();
      }
    } else return problem(404, 'Not Found');
    return taskResponse();
  };

  return async (incoming, path) => {
    const key = incoming.headers.get('x-algolia-api-key');
    const isSearch = path === '/1/indexes/*/queries';
    const isValidKey = key === adminKey || key === searchKey;
    if (incoming.headers.get('x-algolia-application-id') !== appId || !isValidKey)
      return problem(403, 'Invalid Application-ID or API key');
    if (!isSearch && key !== adminKey) return problem(403, 'Method not allowed with this API key');
    const text = await incoming.text();
    const body: unknown = text === '' ? {} : JSON.parse(text);
    if (isSearch) return search(body);
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    if (incoming.method === 'DELETE' && action === '') {
      indexes.delete(name);
      return Response.json({ taskID: ++tasks, deletedAt: updatedAt });
    }
    if (action.startsWith('task/')) return Response.json({ status: 'published', pendingTask: false });
    return action === 'browse' ? browseIndex(name, body) : change(name, action, body);
  };
};
