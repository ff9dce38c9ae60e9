import type { Locale } from '../../../i18n/locales';
import { noSearchWords } from '../../../model/search-words';
import { versionOf } from '../../files/keep-same';
import type { Changes, Collection, Dictionary, Search } from '../contract';
import { type LocaleLanguage, languageOf } from '../language-of';
import { tokensOf } from './asked';
import type { Engine } from './engine';
import { queriesOf } from './query';
import { recordForm, recordOf, termIn } from './record';

/** What this process knows of a collection. */
interface State {
  /** The dictionaries, which each process sends before its first query. */
  languages: Map<Locale, LocaleLanguage>;
  /** Tokens whose synonyms the engine has. */
  tokens: Set<string>;
  /** Whether the index has this form of records and these settings. */
  isFit?: boolean;
  /** The last change; changes run one after the other. */
  last: Promise<unknown>;
}

/**
 * A search by an engine as a service. The site cuts words, ignores their endings and chooses synonyms; the engine
 * finds, ranks, filters and counts. Indexes are called `prefix` and the name of the collection. An index with other
 * settings is replaced as a whole; otherwise only changes are sent.
 */
export const hostedSearch = (engine: Engine, prefix: string): Search => {
  const states = new Map<string, State>();
  const indexOf = ({ name }: Collection) => `${prefix}${name}`;
  const formOf = (collection: Collection) => versionOf([recordForm, engine.settingsOf(collection)]);

  const stateOf = ({ name }: Collection): State => {
    const state = states.get(name) ?? { languages: new Map(), tokens: new Set(), last: Promise.resolve() };
    states.set(name, state);
    return state;
  };

  const languageIn = ({ languages }: State, locale: Locale): LocaleLanguage => {
    const language = languages.get(locale) ?? languageOf(locale, noSearchWords);
    languages.set(locale, language);
    return language;
  };

  /** The versions of an index; none if it must be replaced. */
  const versionsOf = async (collection: Collection): Promise<Map<string, string>> => {
    const form = formOf(collection);
    const records = await engine.versions(indexOf(collection));
    const isFit = records.length > 0 && records.every((record) => record.form === form);
    stateOf(collection).isFit = isFit;
    return new Map(isFit ? records.map(({ id, version }) => [id, version]) : []);
  };

  const change = async (collection: Collection, { put, removed }: Pick<Changes, 'put' | 'removed'>): Promise<void> => {
    const state = stateOf(collection);
    const index = indexOf(collection);
    const form = formOf(collection);
    const records = put.map((document) => recordOf(document, collection, form, engine.maxRecordBytes));
    const tokens = [...state.languages.values()].flatMap((language) => tokensOf(language, termIn(collection)));
    const synonyms = [...new Map(tokens.map((one) => [one.token, one])).values()];
    if (state.isFit === undefined) await versionsOf(collection);
    if (state.isFit) {
      const unknown = synonyms.filter(({ token }) => !state.tokens.has(token));
      if (unknown.length > 0) await engine.addSynonyms(index, unknown);
      if (records.length > 0 || removed.length > 0) await engine.change(index, records, removed);
    } else if (records.length > 0) {
      await engine.replace(index, collection, records, synonyms);
      state.isFit = true;
    } else return;
    state.tokens = new Set([...state.tokens, ...synonyms.map(({ token }) => token)]);
  };

  return {
    versions: versionsOf,

    async apply(collection, { put = [], removed = [], dictionaries = {} }) {
      const state = stateOf(collection);
      for (const [locale, dictionary] of Object.entries(dictionaries) as [Locale, Dictionary][])
        state.languages.set(locale, languageOf(locale, dictionary, dictionary.aliases));
      const changed = state.last.then(() => change(collection, { put, removed }));
      state.last = changed.catch(() => undefined);
      await changed;
    },

    async query(query) {
      const { collection, locale } = query;
      return queriesOf(engine, indexOf(collection), collection).query(query, languageIn(stateOf(collection), locale));
    },

    async suggest(typed) {
      const { collection, locale } = typed;
      return queriesOf(engine, indexOf(collection), collection).suggest(typed, languageIn(stateOf(collection), locale));
    },
  };
};
