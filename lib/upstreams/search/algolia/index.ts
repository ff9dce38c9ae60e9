import pLimit from 'p-limit';
import type { Locale } from '../../../i18n/locales';
import { hashContent } from '../../files/reuse-if-equal';
import type { Changes, Collection, Dictionary, Search } from '../contract';
import { createLanguage, type Language } from '../language';
import { createAnalyzer } from '../stems';
import { type AlgoliaOptions, createAlgoliaClient, getSettings, isMissingIndex, maxRecordBytes } from './client';
import { createQueries } from './query';
import { listTokenSynonyms } from './query-parts';
import { recordSchemaVersion, toRecord } from './record';

/** Creates the initial state of a collection in this process. */
const createState = () => ({
  /** The languages with dictionaries, which each process provides before its first query. */
  languages: new Map<Locale, Language>(),
  /** The tokens whose synonyms this process has sent. */
  tokens: new Set<string>(),
  /** Whether the index has the current record schema and settings; null if unknown. */
  isCurrent: null as boolean | null,
  /** Runs changes one after the other. */
  runExclusive: pLimit(1),
});

/**
 * The search on Algolia. The site tokenizes, stems and selects synonyms; Algolia finds, ranks, filters and counts. The
 * name of an index is `prefix` followed by the name of the collection. An index with an outdated schema or
 * other settings is replaced as a whole; otherwise only changes are sent.
 */
export const algoliaSearch = ({ prefix, ...options }: AlgoliaOptions & { prefix: string }): Search => {
  const client = createAlgoliaClient(options);
  const states = new Map<string, ReturnType<typeof createState>>();
  const toIndexName = ({ name }: Collection) => `${prefix}${name}`;
  const getSchemaVersion = (collection: Collection) => hashContent([recordSchemaVersion, getSettings(collection)]);

  const getState = ({ name }: Collection) => {
    const state = states.get(name) ?? createState();
    states.set(name, state);
    return state;
  };

  /** The results from an index; an empty list if the index does not exist. */
  const orEmpty = async <T>(results: Promise<T[]>): Promise<T[]> => {
    try {
      return await results;
    } catch (error) {
      if (isMissingIndex(error)) return [];
      throw error;
    }
  };

  /** The document versions in an index, by id; empty if the index must be replaced. */
  const readVersions = async (collection: Collection): Promise<Map<string, string>> => {
    const schemaVersion = getSchemaVersion(collection);
    const records = await orEmpty(client.listVersions(toIndexName(collection)));
    const isCurrent = records.length > 0 && records.every((record) => record.form === schemaVersion);
    getState(collection).isCurrent = isCurrent;
    return new Map(isCurrent ? records.map(({ id, version }) => [id, version]) : []);
  };

  const update = async (
    collection: Collection,
    { upserts, removedIds }: Pick<Changes, 'upserts' | 'removedIds'>,
  ): Promise<void> => {
    const state = getState(collection);
    const index = toIndexName(collection);
    const schemaVersion = getSchemaVersion(collection);
    const { toTerm } = createAnalyzer(collection);
    const records = upserts.map((document) => toRecord(document, collection, schemaVersion, maxRecordBytes));
    const tokens = [...state.languages.values()].flatMap((language) => listTokenSynonyms(language, toTerm));
    const synonyms = [...new Map(tokens.map((entry) => [entry.token, entry])).values()];
    if (state.isCurrent === null) await readVersions(collection);
    if (state.isCurrent) {
      const newSynonyms = synonyms.filter(({ token }) => !state.tokens.has(token));
      if (newSynonyms.length > 0) await client.addSynonyms(index, newSynonyms);
      if (records.length > 0 || removedIds.length > 0) await client.update(index, records, removedIds);
    } else if (records.length > 0) {
      await client.replace(index, getSettings(collection), records, synonyms);
      state.isCurrent = true;
    } else return;
    for (const { token } of synonyms) state.tokens.add(token);
  };

  return {
    versions: readVersions,

    async apply(collection, { upserts = [], removedIds = [], dictionaries = {} }) {
      const { languages, runExclusive } = getState(collection);
      for (const [locale, dictionary] of Object.entries(dictionaries) as [Locale, Dictionary][])
        languages.set(locale, createLanguage(locale, dictionary));
      await runExclusive(() => update(collection, { upserts, removedIds }));
    },

    async query(query) {
      const { collection, locale } = query;
      const queries = createQueries((all) => orEmpty(client.search(toIndexName(collection), all)), collection);
      return queries.query(query, getState(collection).languages.get(locale) ?? createLanguage(locale));
    },
  };
};
