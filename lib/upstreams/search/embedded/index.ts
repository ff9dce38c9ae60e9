import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Locale } from '../../../i18n/locales';
import { parseWords } from '../../../i18n/words';
import { runSteps, runStepsSync } from '../../../platform/process/steps';
import type { Changes, Collection, Dictionary, Search, SearchDocument } from '../contract';
import { createLanguage, type Language } from '../language';
import { buildCollectionIndex, type TokenizedDocument } from './collection-index';

/** The number of documents that are tokenized before other work may run. */
const documentsPerTurn = 20;

/** Creates a function that splits the title of a document into words, once for all documents that share it. */
const createTitleTokenizer = () => {
  const cache = new Map<string, string[]>();
  return ({ title, language }: SearchDocument): string[] => {
    const key = `${language}\n${title}`;
    const words = cache.get(key) ?? parseWords(title, language);
    cache.set(key, words);
    return words;
  };
};

/** Creates the state of an empty collection: its documents and the last index built from them. */
const createState = (collection: Collection) => ({
  documents: new Map<string, TokenizedDocument>(),
  languages: new Map<Locale, Language>(),
  index: runStepsSync(buildCollectionIndex(collection, [])),
  /** Runs changes one after the other. */
  runExclusive: pLimit(1),
});

/** A search engine in memory. A newer index is built in the background while queries use the previous one. */
export const embeddedSearch = (): Search => {
  const states = new Map<string, ReturnType<typeof createState>>();

  const getState = (collection: Collection) => {
    const state = states.get(collection.name) ?? createState(collection);
    states.set(collection.name, state);
    return state;
  };

  const update = async (
    collection: Collection,
    { upserts, removedIds }: Pick<Changes, 'upserts' | 'removedIds'>,
  ): Promise<void> => {
    const state = getState(collection);
    const tokenizeTitle = createTitleTokenizer();
    for (const id of removedIds) state.documents.delete(id);
    for (const [index, document] of upserts.entries()) {
      state.documents.set(document.id, { document, title: tokenizeTitle(document) });
      if (index % documentsPerTurn === 0) await yieldToEventLoop();
    }
    state.index = await runSteps(buildCollectionIndex(collection, [...state.documents.values()]));
  };

  return {
    async versions(collection) {
      return new Map([...getState(collection).documents].map(([id, { document }]) => [id, document.version]));
    },

    async apply(collection, { upserts = [], removedIds = [], dictionaries = {} }) {
      const { languages, runExclusive } = getState(collection);
      for (const [locale, dictionary] of Object.entries(dictionaries) as [Locale, Dictionary][]) {
        languages.set(locale, createLanguage(locale, dictionary));
        await yieldToEventLoop();
      }
      if (upserts.length > 0 || removedIds.length > 0)
        await runExclusive(() => update(collection, { upserts, removedIds }));
    },

    async query(query) {
      const { index, languages } = getState(query.collection);
      return index.query(query, languages.get(query.locale) ?? createLanguage(query.locale));
    },
  };
};
