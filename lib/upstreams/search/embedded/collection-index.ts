import { findLocaleByTag } from '../../../i18n/locales';
import {
  type Collection,
  emptyResult,
  type SearchDocument,
  type SearchQuery,
  type SearchResult,
  type Suggestions,
} from '../contract';
import { createFacetTable, hasLabels } from '../facets';
import { joinUnspacedWords, type Language } from '../language';
import { canMatchPrefix, selectSignificantWords } from '../significant-terms';
import { createAnalyzer } from '../stems';
import { scoreTitleMatch } from '../title-match';
import { buildInvertedIndex } from './inverted-index';
import { matchDocuments, rankTerms, sortPreferredFirst } from './matches';
import { buildQueryTerms } from './query-terms';

/** A document and the words of its title. */
export interface TokenizedDocument {
  document: SearchDocument;
  title: readonly string[];
}

const compareNewestFirst = ({ document: first }: TokenizedDocument, { document: second }: TokenizedDocument): number =>
  first.date === second.date ? first.position - second.position : first.date < second.date ? 1 : -1;

/** Builds the index of a collection. Documents are identified by their position, newest first. */
export function* buildCollectionIndex(
  collection: Pick<Collection, 'language'>,
  unsorted: readonly TokenizedDocument[],
) {
  const sorted = unsorted.toSorted(compareNewestFirst);
  const documents = sorted.map(({ document }) => document);
  const titles = sorted.map(({ title }) => title);
  const locales = documents.map(({ language }) => findLocaleByTag(language));
  const allPositions = Uint32Array.from(documents.keys());
  const { toTerm } = createAnalyzer(collection);
  yield;
  const invertedIndex = yield* buildInvertedIndex(
    sorted.map(({ document, title }) => ({ ...document, title })),
    toTerm,
  );
  yield;
  const facetNames = [...new Set(documents.flatMap(({ facets }) => Object.keys(facets)))];
  const table = createFacetTable(
    facetNames,
    documents.map(({ facets }) => facets),
  );

  /** Whether a term matches as a prefix: only if no title and no facts contain the whole word. */
  const usesPrefix = (term: string) => canMatchPrefix(term) && !invertedIndex.isSignificant(term);
  const getIds = (positions: readonly number[]) => positions.flatMap((position) => documents[position]?.id ?? []);

  /** The positions of the documents that pass the filters of a query, facets excepted. */
  const selectPositions = ({ ids, labels = {}, addedAfter }: Partial<SearchQuery>): Uint32Array => {
    if (!ids && Object.keys(labels).length === 0 && addedAfter === undefined) return allPositions;
    const requestedIds = ids && new Set(ids);
    return allPositions.filter((position) => {
      const document = documents[position];
      return (
        document &&
        requestedIds?.has(document.id) !== false &&
        (addedAfter === undefined || (document.addedAt ?? 0) > addedAfter) &&
        hasLabels(document.labels, labels)
      );
    });
  };

  /**
   * Finds the documents that contain every word, or a word with it as a prefix, sorted by relevance; ties by the
   * preferred language, then by date. A word without matches is replaced by the nearest indexed one, or ignored beside
   * others. If no document has all words, those with most of them match. Filters apply before documents are ranked.
   */
  const findMatches = (words: readonly string[], language: Language, query: Partial<SearchQuery>) => {
    const { facets = {}, isStrict = false, excludeMentions = false, preferredLanguage } = query;
    const positions = selectPositions(query);
    const isPreferred = (position: number) =>
      preferredLanguage !== undefined && locales[position] === preferredLanguage;
    const queryWords = selectSignificantWords(words, language.isStop);
    if (queryWords.length === 0)
      return {
        ...table.narrow(sortPreferredFirst(positions, isPreferred), facets),
        correction: null,
        isPartial: false,
        isMention: false,
        missingWords: [],
      };

    const isPresent = (term: string) => {
      if (positions === allPositions) return true;
      const ranks = invertedIndex.ranks(term, canMatchPrefix(term));
      return positions.some((position) => (ranks[position] ?? 0) > 0);
    };
    const { terms, missingWords, isCorrected } = buildQueryTerms(
      queryWords,
      isStrict,
      { invertedIndex, toTerm, isPresent },
      language,
    );
    const correction = isCorrected ? terms.flatMap(({ words: termWords }) => termWords).join(' ') : null;
    const ranked = rankTerms(invertedIndex, documents.length, terms, usesPrefix);
    const matchWithin = (candidates: ArrayLike<number>) => {
      const { hits, isPartial, isMention } = matchDocuments(ranked, candidates, {
        isStrict,
        excludeMentions,
        isPreferred,
        missingCount: missingWords.length,
      });
      return { ...table.narrow(hits, facets), correction, isPartial, isMention, missingWords };
    };

    const results = matchWithin(positions);
    const hasFacetFilters = Object.values(facets).some((chosen) => chosen?.length);
    if (results.hits.length > 0 || isStrict || !hasFacetFilters) return results;
    const narrowedResults = matchWithin(table.narrow(positions, facets).hits);
    const counts = Object.fromEntries(
      facetNames.map((name) => [name, { ...narrowedResults.counts[name], ...results.counts[name] }]),
    );
    return { ...narrowedResults, counts };
  };

  return {
    query(query: SearchQuery, language: Language): SearchResult {
      const { text, sort, page, size } = query;
      const words = language.tokenize(text);
      if (words.length === 0 && text.trim() !== '') return emptyResult;
      const { hits, counts, correction, isPartial, isMention, missingWords } = findMatches(words, language, query);
      if (sort !== 'relevance') hits.sort((a, b) => (sort === 'date_desc' ? a - b : b - a));
      const hasHits = hits.length > 0;
      return {
        ids: getIds(hits.slice(page * size, (page + 1) * size)),
        total: hits.length,
        facets: counts,
        correction: hasHits ? correction : null,
        isPartial: isPartial && hasHits,
        isMention: isMention && hasHits,
        missingWords: isPartial && hasHits ? joinUnspacedWords(missingWords) : [],
      };
    },

    suggest(text: string, size: number, language: Language): Suggestions {
      const words = language.tokenize(text);
      if (words.length === 0) return { ids: [], words };
      const positionsByScore = Map.groupBy(titles.keys(), (position) => scoreTitleMatch(titles[position] ?? [], words));
      const { hits } = findMatches(words, language, { isStrict: true, excludeMentions: true });
      const positions = new Set([...(positionsByScore.get(2) ?? []), ...(positionsByScore.get(1) ?? []), ...hits]);
      return { ids: getIds([...positions].slice(0, size)), words };
    },
  };
}
