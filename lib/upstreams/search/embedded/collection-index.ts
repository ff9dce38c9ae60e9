import { localeOfTag } from '../../../i18n/locales';
import type { Made } from '../../../platform/process/in-turns';
import type { Collection, SearchAnswer, SearchDocument, SearchQuery, Suggestions } from '../contract';
import { hasLabels, plainCounts } from '../facets';
import type { LocaleLanguage } from '../language-of';
import { stemOf } from '../stems';
import { isStopWord, tellingWords } from '../telling-words';
import { typedIn } from '../typed';
import { leadersFirst, type Titled } from './leading';
import { searchIndex } from './search-index';

/** A document, and the words of its title. */
export interface Kept {
  document: SearchDocument;
  title: readonly string[];
}

const newestFirst = ({ document: one }: Kept, { document: other }: Kept): number =>
  one.date === other.date ? one.position - other.position : one.date < other.date ? 1 : -1;

/** An index of the documents of a collection, which are known by their position: the newest is the first. */
export function* collectionIndex({ language }: Pick<Collection, 'language'>, kept: readonly Kept[]) {
  const sorted = kept.toSorted(newestFirst);
  const documents = sorted.map(({ document }) => document);
  const titles = sorted.map(({ title }) => title);
  const places = new Map(documents.map(({ id }, place) => [id, place]));
  const locales = documents.map((document) => localeOfTag(document.language));
  const facetNames = [...new Set(documents.flatMap(({ facets }) => Object.keys(facets)))];
  const stem = (word: string) => (language ? stemOf(word, language) : word);
  const isStop = (word: string) => language !== undefined && isStopWord(word, language);
  const stemsOf = (words: readonly string[]) => tellingWords(words, isStop).map(stem);
  yield;
  const index = yield* searchIndex(
    facetNames,
    documents.map(({ names = [], facts, body, facets }, place) => ({
      title: titles[place] ?? [],
      names,
      facts,
      body,
      facets: Object.fromEntries(facetNames.map((name) => [name, facets[name] ?? ''])),
    })),
    { stem, wholeFirst: true },
  );
  yield;
  const titled = documents.map(
    ({ isFile = false }, place): Titled => ({ title: stemsOf(titles[place] ?? []), isFile }),
  );
  const idsAt = (found: readonly number[]): string[] => found.flatMap((place) => documents[place]?.id ?? []);

  /** The positions that a query considers; undefined for all. */
  const placesFor = ({
    ids,
    labels = {},
    addedAfter = Number.NEGATIVE_INFINITY,
  }: SearchQuery): number[] | undefined => {
    if (!ids && Object.keys(labels).length === 0 && addedAfter === Number.NEGATIVE_INFINITY) return undefined;
    const among = ids ? ids.flatMap((id) => places.get(id) ?? []) : [...documents.keys()];
    return among.filter((place) => {
      const document = documents[place];
      return document && (document.addedAt ?? 0) > addedAfter && hasLabels(document.labels, labels);
    });
  };

  return {
    query(query: SearchQuery, language: LocaleLanguage): SearchAnswer {
      const { text, sort, page, size, facets = {}, preferredLanguage, exactly, onlyAbout, calledFirst } = query;
      const words = language.wordsIn(text);
      const among = placesFor(query);
      const { hits, counts, corrected, isPartial } = index.search({
        words,
        language,
        facets,
        ...(exactly && { exactly }),
        ...(onlyAbout && { inOrder: onlyAbout }),
        ...(among && { among }),
        ...(preferredLanguage && { isPreferred: (place) => locales[place] === preferredLanguage }),
      });
      if (sort !== 'relevance') hits.sort((a, b) => (sort === 'date_desc' ? a - b : b - a));
      const found = calledFirst ? leadersFirst(hits, stemsOf(corrected ?? words), titled) : hits;
      return {
        ids: idsAt(found.slice(page * size, (page + 1) * size)),
        total: found.length,
        facets: plainCounts(counts),
        correction: corrected?.join(' ') ?? null,
        isPartial: isPartial && found.length > 0,
      };
    },

    suggest(text: string, size: number, language: LocaleLanguage): Suggestions {
      const words = language.wordsIn(text);
      if (words.length === 0) return { ids: [], words };
      const called = Map.groupBy(titles.keys(), (place) => typedIn(titles[place] ?? [], words));
      const { hits } = index.search({ words, language, exactly: true, inOrder: true });
      const found = new Set([...(called.get(2) ?? []), ...(called.get(1) ?? []), ...hits]);
      return { ids: idsAt([...found].slice(0, size)), words };
    },
  };
}

export type CollectionIndex = Made<typeof collectionIndex>;
