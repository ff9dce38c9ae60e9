import { findLocaleByTag } from '../../../i18n/locales';
import { type Collection, emptyResult, type SearchDocument, type SearchQuery, type SearchResult } from '../contract';
import { createFacetTable, hasLabels } from '../facets';
import { joinUnspacedWords, type Language } from '../language';
import { selectSignificantWords } from '../significant-terms';
import { createAnalyzer } from '../stems';
import { buildInvertedIndex } from './inverted-index';
import { matchDocuments, toRankedTerm } from './matches';
import { findTerms } from './query-terms';

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
  const locales = documents.map(({ language }) => findLocaleByTag(language));
  const primary = Uint8Array.from(documents, ({ isPrimary }) => Number(isPrimary === true));
  const allPositions = Uint32Array.from(documents.keys());
  const { toTerm } = createAnalyzer(collection);
  yield;
  const index = yield* buildInvertedIndex(
    sorted.map(({ document, title }) => ({ ...document, title })),
    toTerm,
  );
  yield;
  const table = createFacetTable(
    [...new Set(documents.flatMap(({ facets }) => Object.keys(facets)))],
    documents.map(({ facets }) => facets),
  );

  /** The positions of the documents that pass the filters of a query, facets excepted. */
  const selectPositions = ({ ids, labels = {}, addedAfter }: SearchQuery): Uint32Array => {
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

  return {
    query(query: SearchQuery, language: Language): SearchResult {
      const { text, sort, page, size, facets = {}, named = [], preferredLanguage } = query;
      const { isStrict = false, isTyping = false } = query;
      const words = language.tokenize(text);
      if (words.length === 0 && text.trim() !== '') return emptyResult;
      const queryWords = selectSignificantWords(words, language.isStop);
      const allWords = [...queryWords, ...named.flatMap((one) => one.words)];
      const { terms, missingWords, isCorrected, phrases } = findTerms(
        queryWords,
        { index, toTerm, isStrict, isTyping },
        language,
      );
      const namedTerms = named.map((one) => toRankedTerm(one.words, table.flags(one.facet, one.values)));
      const allTerms = [...terms, ...namedTerms.filter((term) => term !== null)];
      if (allTerms.length === 0 && queryWords.length > 0) return emptyResult;
      const { hits, missing } = matchDocuments(allTerms, {
        positions: selectPositions(query),
        isPrimary: (position) => primary[position] === 1,
        isPreferred: (position) => preferredLanguage !== undefined && locales[position] === preferredLanguage,
        hasUnknownWords: missingWords.length > 0,
        isTyping,
      });
      const leftOut = new Set([...missingWords, ...missing.flatMap((term) => term.words)]);
      if (isStrict && leftOut.size > 0) return emptyResult;
      const { hits: narrowed, counts } = table.narrow(hits, facets);
      if (sort !== 'relevance') narrowed.sort((a, b) => (sort === 'date_desc' ? a - b : b - a));
      const hasHits = narrowed.length > 0;
      return {
        ids: narrowed.slice(page * size, (page + 1) * size).flatMap((position) => documents[position]?.id ?? []),
        total: narrowed.length,
        facets: counts,
        terms: hasHits ? phrases : [],
        correction: hasHits && isCorrected ? terms.flatMap((term) => term.words).join(' ') : null,
        missingWords: hasHits ? joinUnspacedWords(allWords.filter((word) => leftOut.has(word))) : [],
      };
    },
  };
}
