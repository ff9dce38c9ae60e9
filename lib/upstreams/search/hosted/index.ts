import pLimit from 'p-limit';
import type { Locale } from '../../../i18n/locales';
import { contentHash } from '../../files/reuse-if-equal';
import type { Changes, Collection, Dictionary, Search } from '../contract';
import { createLanguage, type Language } from '../language';
import { createAnalyzer } from '../stems';
import type { Engine } from './engine';
import { createQueries } from './query';
import { listTokenSynonyms } from './query-terms';
import { recordSchemaVersion, toRecord } from './record';

/** What this process knows of a collection at first. */
const createState = () => ({
  /** The languages with the dictionaries, which each process sends before its first query. */
  languages: new Map<Locale, Language>(),
  /** Tokens whose synonyms the engine has. */
  tokens: new Set<string>(),
  /** Whether the index has this form of records and these settings; null if unknown. */
  isCurrent: null as boolean | null,
  /** Changes run one after the other. */
  runExclusive: pLimit(1),
});

/**
 * A search by an engine as a service. The site cuts words, ignores their endings and chooses synonyms; the engine
 * finds, ranks, filters and counts. Indexes are called `prefix` and the name of the collection. An index with other
 * settings is replaced as a whole; otherwise only changes are sent.
 */
export const hostedSearch = (engine: Engine, prefix: string): Search => {
  const states = new Map<string, ReturnType<typeof createState>>();
  const toIndexName = ({ name }: Collection) => `${prefix}${name}`;
  const getSchemaVersion = (collection: Collection) =>
    contentHash([recordSchemaVersion, engine.getSettings(collection)]);

  const getState = ({ name }: Collection) => {
    const state = states.get(name) ?? createState();
    states.set(name, state);
    return state;
  };

  /** What an index that exists answers; nothing if there is none. */
  const orEmpty = async <T>(results: Promise<T[]>): Promise<T[]> => {
    try {
      return await results;
    } catch (error) {
      if (engine.isMissing(error)) return [];
      throw error;
    }
  };

  /** The versions of an index; none if it must be replaced. */
  const readVersions = async (collection: Collection): Promise<Map<string, string>> => {
    const form = getSchemaVersion(collection);
    const records = await orEmpty(engine.versions(toIndexName(collection)));
    const isCurrent = records.length > 0 && records.every((record) => record.form === form);
    getState(collection).isCurrent = isCurrent;
    return new Map(isCurrent ? records.map(({ id, version }) => [id, version]) : []);
  };

  const update = async (
    collection: Collection,
    { upserts, removedIds }: Pick<Changes, 'upserts' | 'removedIds'>,
  ): Promise<void> => {
    const state = getState(collection);
    const index = toIndexName(collection);
    const form = getSchemaVersion(collection);
    const { toTerm } = createAnalyzer(collection);
    const records = upserts.map((document) => toRecord(document, collection, form, engine.maxRecordBytes));
    const tokens = [...state.languages.values()].flatMap((language) => listTokenSynonyms(language, toTerm));
    const synonyms = [...new Map(tokens.map((entry) => [entry.token, entry])).values()];
    if (state.isCurrent === null) await readVersions(collection);
    if (state.isCurrent) {
      const newSynonyms = synonyms.filter(({ token }) => !state.tokens.has(token));
      if (newSynonyms.length > 0) await engine.addSynonyms(index, newSynonyms);
      if (records.length > 0 || removedIds.length > 0) await engine.update(index, records, removedIds);
    } else if (records.length > 0) {
      await engine.replace(index, engine.getSettings(collection), records, synonyms);
      state.isCurrent = true;
    } else return;
    for (const { token } of synonyms) state.tokens.add(token);
  };

  /** The queries of a collection, and the language of a text. */
  const prepareQueries = (collection: Collection, locale: Locale) => ({
    queries: createQueries((queries) => orEmpty(engine.search(toIndexName(collection), queries)), collection),
    language: getState(collection).languages.get(locale) ?? createLanguage(locale),
  });

  return {
    versions: readVersions,

    async apply(collection, { upserts = [], removedIds = [], dictionaries = {} }) {
      const { languages, runExclusive } = getState(collection);
      for (const [locale, dictionary] of Object.entries(dictionaries) as [Locale, Dictionary][])
        languages.set(locale, createLanguage(locale, dictionary));
      await runExclusive(() => update(collection, { upserts, removedIds }));
    },

    async query(query) {
      const { queries, language } = prepareQueries(query.collection, query.locale);
      return queries.query(query, language);
    },

    async suggest(query) {
      const { queries, language } = prepareQueries(query.collection, query.locale);
      return queries.suggest(query, language);
    },
  };
};
