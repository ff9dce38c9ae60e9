import pLimit from 'p-limit';
import type { Locale } from '../../../i18n/locales';
import { versionOf } from '../../files/keep-same';
import type { Changes, Collection, Dictionary, Search } from '../contract';
import { type Language, languageOf } from '../language-of';
import { termsIn } from '../stems';
import type { Engine } from './engine';
import { queriesOf } from './query';
import { tokensOf } from './query-terms';
import { recordForm, recordOf } from './record';

/** What this process knows of a collection at first. */
const newState = () => ({
  /** The languages with the dictionaries, which each process sends before its first query. */
  languages: new Map<Locale, Language>(),
  /** Tokens whose synonyms the engine has. */
  tokens: new Set<string>(),
  /** Whether the index has this form of records and these settings; null if unknown. */
  isFit: null as boolean | null,
  /** Changes run one after the other. */
  inTurn: pLimit(1),
});

/**
 * A search by an engine as a service. The site cuts words, ignores their endings and chooses synonyms; the engine
 * finds, ranks, filters and counts. Indexes are called `prefix` and the name of the collection. An index with other
 * settings is replaced as a whole; otherwise only changes are sent.
 */
export const hostedSearch = (engine: Engine, prefix: string): Search => {
  const states = new Map<string, ReturnType<typeof newState>>();
  const indexOf = ({ name }: Collection) => `${prefix}${name}`;
  const formOf = (collection: Collection) => versionOf([recordForm, engine.settingsOf(collection)]);

  const stateOf = ({ name }: Collection) => {
    const state = states.get(name) ?? newState();
    states.set(name, state);
    return state;
  };

  /** What an index that exists answers; nothing if there is none. */
  const orNothing = async <T>(asked: Promise<T[]>): Promise<T[]> => {
    try {
      return await asked;
    } catch (error) {
      if (engine.isMissing(error)) return [];
      throw error;
    }
  };

  /** The versions of an index; none if it must be replaced. */
  const versionsOf = async (collection: Collection): Promise<Map<string, string>> => {
    const form = formOf(collection);
    const records = await orNothing(engine.versions(indexOf(collection)));
    const isFit = records.length > 0 && records.every((record) => record.form === form);
    stateOf(collection).isFit = isFit;
    return new Map(isFit ? records.map(({ id, version }) => [id, version]) : []);
  };

  const change = async (collection: Collection, { put, removed }: Pick<Changes, 'put' | 'removed'>): Promise<void> => {
    const state = stateOf(collection);
    const index = indexOf(collection);
    const form = formOf(collection);
    const { termOf } = termsIn(collection);
    const records = put.map((document) => recordOf(document, collection, form, engine.maxRecordBytes));
    const tokens = [...state.languages.values()].flatMap((language) => tokensOf(language, termOf));
    const synonyms = [...new Map(tokens.map((one) => [one.token, one])).values()];
    if (state.isFit === null) await versionsOf(collection);
    if (state.isFit) {
      const unknown = synonyms.filter(({ token }) => !state.tokens.has(token));
      if (unknown.length > 0) await engine.addSynonyms(index, unknown);
      if (records.length > 0 || removed.length > 0) await engine.change(index, records, removed);
    } else if (records.length > 0) {
      await engine.replace(index, engine.settingsOf(collection), records, synonyms);
      state.isFit = true;
    } else return;
    for (const { token } of synonyms) state.tokens.add(token);
  };

  /** The queries of a collection, and the language of a text. */
  const asking = (collection: Collection, locale: Locale) => ({
    queries: queriesOf((queries) => orNothing(engine.search(indexOf(collection), queries)), collection),
    language: stateOf(collection).languages.get(locale) ?? languageOf(locale),
  });

  return {
    versions: versionsOf,

    async apply(collection, { put = [], removed = [], dictionaries = {} }) {
      const { languages, inTurn } = stateOf(collection);
      for (const [locale, dictionary] of Object.entries(dictionaries) as [Locale, Dictionary][])
        languages.set(locale, languageOf(locale, dictionary));
      await inTurn(() => change(collection, { put, removed }));
    },

    async query(query) {
      const { queries, language } = asking(query.collection, query.locale);
      return queries.query(query, language);
    },

    async suggest(query) {
      const { queries, language } = asking(query.collection, query.locale);
      return queries.suggest(query, language);
    },
  };
};
