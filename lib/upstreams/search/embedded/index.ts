import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { Locale } from '../../../i18n/locales';
import { wordsOf } from '../../../i18n/words';
import { noSearchWords } from '../../../model/search-words';
import { atOnce, inTurns } from '../../../platform/process/in-turns';
import type { Changes, Collection, Dictionary, Search, SearchDocument } from '../contract';
import { type LocaleLanguage, languageOf } from '../language-of';
import { type CollectionIndex, collectionIndex, type Kept } from './collection-index';

/** The state of a collection: its documents, and the last index built from them. */
interface State {
  documents: Map<string, Kept>;
  languages: Map<Locale, LocaleLanguage>;
  index: CollectionIndex;
  /** The last change; changes run one after the other. */
  last: Promise<unknown>;
}

const documentsPerTurn = 20;

/** Splits a title into words, once for all documents that share it. */
const rememberedTitles = () => {
  const known = new Map<string, string[]>();
  return ({ title, language }: SearchDocument): string[] => {
    const key = `${language}\n${title}`;
    const words = known.get(key) ?? wordsOf(title, language);
    known.set(key, words);
    return words;
  };
};

/** A search in memory. A newer index is built in the background while the previous one answers. */
export const embeddedSearch = (): Search => {
  const states = new Map<string, State>();

  const stateOf = (collection: Collection): State => {
    const state = states.get(collection.name) ?? {
      documents: new Map(),
      languages: new Map(),
      index: atOnce(collectionIndex(collection, [])),
      last: Promise.resolve(),
    };
    states.set(collection.name, state);
    return state;
  };

  const languageIn = ({ languages }: State, locale: Locale): LocaleLanguage => {
    const language = languages.get(locale) ?? languageOf(locale, noSearchWords);
    languages.set(locale, language);
    return language;
  };

  const change = async (collection: Collection, { put, removed }: Pick<Changes, 'put' | 'removed'>): Promise<void> => {
    const state = stateOf(collection);
    const wordsOfTitle = rememberedTitles();
    for (const id of removed) state.documents.delete(id);
    for (const [at, document] of put.entries()) {
      state.documents.set(document.id, { document, title: wordsOfTitle(document) });
      if (at % documentsPerTurn === 0) await letOthersWork();
    }
    state.index = await inTurns(collectionIndex(collection, [...state.documents.values()]));
  };

  return {
    async versions(collection) {
      return new Map([...stateOf(collection).documents].map(([id, { document }]) => [id, document.version]));
    },

    async apply(collection, { put = [], removed = [], dictionaries = {} }) {
      const state = stateOf(collection);
      for (const [locale, dictionary] of Object.entries(dictionaries) as [Locale, Dictionary][]) {
        state.languages.set(locale, languageOf(locale, dictionary, dictionary.aliases));
        await letOthersWork();
      }
      if (put.length === 0 && removed.length === 0) return;
      const changed = state.last.then(() => change(collection, { put, removed }));
      state.last = changed.catch(() => undefined);
      await changed;
    },

    async query(query) {
      const state = stateOf(query.collection);
      return state.index.query(query, languageIn(state, query.locale));
    },

    async suggest({ collection, text, locale, size }) {
      const state = stateOf(collection);
      return state.index.suggest(text, size, languageIn(state, locale));
    },
  };
};
