import { setImmediate as letOthersWork } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Locale } from '../../../i18n/locales';
import { parseWords } from '../../../i18n/words';
import { runSteps, runSync } from '../../../platform/process/steps';
import type { Changes, Collection, Dictionary, Search, SearchDocument } from '../contract';
import { type Language, languageOf } from '../language-of';
import { collectionIndex, type TitledDocument } from './collection-index';

const documentsPerTurn = 20;

/** Splits a title into words, once for all documents that share it. */
const rememberedTitles = () => {
  const known = new Map<string, string[]>();
  return ({ title, language }: SearchDocument): string[] => {
    const key = `${language}\n${title}`;
    const words = known.get(key) ?? parseWords(title, language);
    known.set(key, words);
    return words;
  };
};

/** The state of an empty collection: its documents, and the last index built from them. */
const emptyState = (collection: Collection) => ({
  documents: new Map<string, TitledDocument>(),
  languages: new Map<Locale, Language>(),
  index: runSync(collectionIndex(collection, [])),
  /** Changes run one after the other. */
  inTurn: pLimit(1),
});

/** A search in memory. A newer index is built in the background while the previous one answers. */
export const embeddedSearch = (): Search => {
  const states = new Map<string, ReturnType<typeof emptyState>>();

  const stateOf = (collection: Collection) => {
    const state = states.get(collection.name) ?? emptyState(collection);
    states.set(collection.name, state);
    return state;
  };

  const change = async (collection: Collection, { put, removed }: Pick<Changes, 'put' | 'removed'>): Promise<void> => {
    const state = stateOf(collection);
    const wordsOfTitle = rememberedTitles();
    for (const id of removed) state.documents.delete(id);
    for (const [at, document] of put.entries()) {
      state.documents.set(document.id, { document, title: wordsOfTitle(document) });
      if (at % documentsPerTurn === 0) await letOthersWork();
    }
    state.index = await runSteps(collectionIndex(collection, [...state.documents.values()]));
  };

  return {
    async versions(collection) {
      return new Map([...stateOf(collection).documents].map(([id, { document }]) => [id, document.version]));
    },

    async apply(collection, { put = [], removed = [], dictionaries = {} }) {
      const { languages, inTurn } = stateOf(collection);
      for (const [locale, dictionary] of Object.entries(dictionaries) as [Locale, Dictionary][]) {
        languages.set(locale, languageOf(locale, dictionary));
        await letOthersWork();
      }
      if (put.length > 0 || removed.length > 0) await inTurn(() => change(collection, { put, removed }));
    },

    async query(query) {
      const { index, languages } = stateOf(query.collection);
      return index.query(query, languages.get(query.locale) ?? languageOf(query.locale));
    },

    async suggest({ collection, text, locale, size }) {
      const { index, languages } = stateOf(collection);
      return index.suggest(text, size, languages.get(locale) ?? languageOf(locale));
    },
  };
};
