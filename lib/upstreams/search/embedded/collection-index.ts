import { findLocaleByTag } from '../../../i18n/locales';
import type { Collection, SearchDocument, SearchQuery, SearchResult, Suggestions } from '../contract';
import { facetTable, hasLabels } from '../facets';
import type { Language } from '../language';
import { prefixAllowed, significantTerms } from '../significant-terms';
import { createAnalyzer } from '../stems';
import { titleMatchScore } from '../title-match';
import { buildInvertedIndex } from './inverted-index';
import { matchDocuments, rankTerms, sortPreferredFirst } from './matches';
import { buildQueryTerms } from './query-terms';

/** A document, and the words of its title. */
export interface TokenizedDocument {
  document: SearchDocument;
  title: readonly string[];
}

const compareNewestFirst = ({ document: first }: TokenizedDocument, { document: second }: TokenizedDocument): number =>
  first.date === second.date ? first.position - second.position : first.date < second.date ? 1 : -1;

/** An index of the documents of a collection, which are known by their position: the newest is the first. */
export function* buildCollectionIndex(
  collection: Pick<Collection, 'language'>,
  unsorted: readonly TokenizedDocument[],
) {
  const sorted = unsorted.toSorted(compareNewestFirst);
  const documents = sorted.map(({ document }) => document);
  const titles = sorted.map(({ title }) => title);
  const locales = documents.map(({ language }) => findLocaleByTag(language));
  const allPositions = Uint32Array.from(documents.keys());
  const { toTerm, titleTerms } = createAnalyzer(collection);
  yield;
  const invertedIndex = yield* buildInvertedIndex(
    sorted.map(({ document, title }) => ({ ...document, title })),
    toTerm,
  );
  yield;
  const facetNames = [...new Set(documents.flatMap(({ facets }) => Object.keys(facets)))];
  const table = facetTable(
    facetNames,
    documents.map(({ facets }) => facets),
  );
  const titleTermsByPosition = titles.map(titleTerms);

  /** A term finds longer words by their beginning only if no title or facts have the whole word. */
  const usesPrefix = (term: string) => prefixAllowed(term) && !invertedIndex.isSignificant(term);
  const getIds = (positions: readonly number[]) => positions.flatMap((position) => documents[position]?.id ?? []);

  /** The positions of the documents that a query considers. */
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
   * The positions of the documents with every word or a word beginning with it: the most relevant first; of equally
   * relevant ones the preferred first, then the newest. A word found nowhere is replaced by the nearest one, or ignored
   * beside others; if no document has all words, those with most come first. Filters apply first: relevance is decided
   * among the documents that they leave.
   */
  const findMatches = (words: readonly string[], language: Language, query: Partial<SearchQuery>) => {
    const { facets = {}, isStrict = false, excludeMentions = false, preferredLanguage } = query;
    const positions = selectPositions(query);
    const isPreferred = (position: number) =>
      preferredLanguage !== undefined && locales[position] === preferredLanguage;
    const queryWords = significantTerms(words, language.isStop);
    if (queryWords.length === 0)
      return { ...table.narrow(sortPreferredFirst(positions, isPreferred), facets), corrected: null, isPartial: false };

    const isPresent = (term: string) => {
      if (positions === allPositions) return true;
      const ranks = invertedIndex.ranks(term, prefixAllowed(term));
      return positions.some((position) => (ranks[position] ?? 0) > 0);
    };
    const terms = buildQueryTerms(queryWords, isStrict, { invertedIndex, toTerm, isPresent }, language);
    const ranked = rankTerms(invertedIndex, documents.length, terms, usesPrefix);
    const matchWithin = (candidates: ArrayLike<number>) => {
      const { hits, isPartial } = matchDocuments(ranked, candidates, { isStrict, excludeMentions, isPreferred });
      return { ...table.narrow(hits, facets), isPartial };
    };

    const usedWords = terms.flatMap(({ words: termWords }) => termWords);
    const correctedWords = usedWords.length > 0 && usedWords.join(' ') !== queryWords.join(' ') ? usedWords : null;
    const results = matchWithin(positions);
    const isNarrowed = Object.values(facets).some((chosen) => chosen?.length);
    if (results.hits.length > 0 || isStrict || !isNarrowed) return { ...results, corrected: correctedWords };
    const narrowed = matchWithin(table.narrow(positions, facets).hits);
    const counts = Object.fromEntries(
      facetNames.map((name) => [name, { ...narrowed.counts[name], ...results.counts[name] }]),
    );
    return { ...narrowed, counts, corrected: correctedWords };
  };

  /** Hits in their order, but exact titles first, then files whose titles have all of several terms. */
  const sortLeadersFirst = (hits: readonly number[], terms: readonly string[]): readonly number[] => {
    if (terms.length === 0) return hits;
    const queryText = terms.join(' ');
    const {
      exact = [],
      file = [],
      other = [],
    } = Object.groupBy(hits, (position) => {
      const title = titleTermsByPosition[position] ?? [];
      if (title.join(' ') === queryText) return 'exact';
      const hasAllTerms = terms.length > 1 && terms.every((term) => title.includes(term));
      return hasAllTerms && documents[position]?.isFile ? 'file' : 'other';
    });
    return [...exact, ...file, ...other];
  };

  return {
    query(query: SearchQuery, language: Language): SearchResult {
      const { text, sort, page, size, promoteTitleMatches } = query;
      const words = language.tokenize(text);
      const { hits, counts, corrected, isPartial } = findMatches(words, language, query);
      if (sort !== 'relevance') hits.sort((a, b) => (sort === 'date_desc' ? a - b : b - a));
      const sortedHits = promoteTitleMatches ? sortLeadersFirst(hits, titleTerms(corrected ?? words)) : hits;
      return {
        ids: getIds(sortedHits.slice(page * size, (page + 1) * size)),
        total: hits.length,
        facets: counts,
        correction: corrected?.join(' ') ?? null,
        isPartial: isPartial && hits.length > 0,
      };
    },

    suggest(text: string, size: number, language: Language): Suggestions {
      const words = language.tokenize(text);
      if (words.length === 0) return { ids: [], words };
      const positionsByScore = Map.groupBy(titles.keys(), (position) => titleMatchScore(titles[position] ?? [], words));
      const { hits } = findMatches(words, language, { isStrict: true, excludeMentions: true });
      const positions = new Set([...(positionsByScore.get(2) ?? []), ...(positionsByScore.get(1) ?? []), ...hits]);
      return { ids: getIds([...positions].slice(0, size)), words };
    },
  };
}
