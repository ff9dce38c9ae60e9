import { getLanguageTag } from '../../../i18n/locales';
import {
  type Collection,
  emptyResult,
  type Labels,
  type SearchQuery,
  type SearchResult,
  type Suggestions,
  type SuggestQuery,
} from '../contract';
import { joinUnspacedWords, type Language } from '../language';
import { selectSignificantWords } from '../significant-terms';
import { findNearestWord } from '../spelling';
import { createAnalyzer } from '../stems';
import { scoreTitleMatch } from '../title-match';
import { type Filter, type IndexQuery, maxPageSize, maxQueries, type QueryResult } from './client';
import { buildQueryTerms, type QueryTerm } from './query-terms';
import { getPrimaryLanguage, nameFields, searchableFields, subjectFields, toKeyValue } from './record';

/** The maximum number of terms: each takes up to three queries in one request. */
const maxTerms = Math.floor(maxQueries / 3);

/** A filter for each facet or label with accepted values. */
const buildFilters = (field: 'facets' | 'labels', accepted: Labels = {}) =>
  Object.entries(accepted).flatMap(([name, values = []]) => {
    const filter: Filter = { field, values: values.map((value) => toKeyValue(name, value)) };
    return values.length > 0 ? [{ name, filter }] : [];
  });

const buildBaseFilters = ({ ids, labels, addedAfter }: SearchQuery): Filter[] => [
  ...(ids ? [{ field: 'id' as const, values: ids }] : []),
  ...buildFilters('labels', labels).map(({ filter }) => filter),
  ...(addedAfter === undefined ? [] : [{ field: 'addedAt' as const, greaterThan: addedAfter }]),
];

const groupCounts = ({ counts }: QueryResult, isIncluded: (facet: string) => boolean): SearchResult['facets'] => {
  const countsByFacet: SearchResult['facets'] = {};
  for (const [value, count] of Object.entries(counts)) {
    const separatorIndex = value.indexOf('=');
    const facet = value.slice(0, separatorIndex);
    if (isIncluded(facet)) countsByFacet[facet] = { ...countsByFacet[facet], [value.slice(separatorIndex + 1)]: count };
  }
  return countsByFacet;
};

const baseQuery = { filters: [], order: 'relevance', page: 0, size: 1, fields: searchableFields } as const;

const hasHits = (result: QueryResult | undefined) => result !== undefined && result.total > 0;

const listIds = (results: readonly QueryResult[]): string[] => results.flatMap(({ hits }) => hits.map(({ id }) => id));

/** Creates the queries of a collection. `search` returns a result for each query, or an empty list without an index. */
export const createQueries = (
  search: (queries: readonly IndexQuery[]) => Promise<QueryResult[]>,
  collection: Collection,
) => {
  const { toTerm } = createAnalyzer(collection);

  /** Fetches the ids of the hits from `start` to `end`, exclusive. */
  const fetchIds = async (query: IndexQuery, start: number, end: number): Promise<string[]> => {
    const first = Math.floor(start / maxPageSize);
    const pages = Array.from({ length: Math.ceil(end / maxPageSize) - first }, (_, offset) => first + offset);
    const results = await search(pages.map((page) => ({ ...query, page, size: maxPageSize })));
    return listIds(results).slice(start - first * maxPageSize, end - first * maxPageSize);
  };

  /** Searches some fields. Returns a page of ids, the total and facet counts; null if there is no index. */
  const searchFields = async (
    fields: IndexQuery['fields'],
    query: SearchQuery,
    terms: readonly QueryTerm[],
    allowPartial: boolean,
  ): Promise<Pick<SearchResult, 'ids' | 'total' | 'facets'> | null> => {
    const { sort, page, size, preferredLanguage } = query;
    const base = buildBaseFilters(query);
    const chosen = buildFilters('facets', query.facets);
    const buildQuery = (facet?: string): IndexQuery => ({
      words: terms.map(({ term }) => term),
      fields,
      filters: [...base, ...chosen.flatMap(({ name, filter }) => (name === facet ? [] : filter))],
      order: sort,
      page: 0,
      size: 1,
      allowPartial,
      countFacets: true,
      ...(preferredLanguage && { preferredLanguage: getPrimaryLanguage(getLanguageTag(preferredLanguage)) }),
    });
    const indexQuery = buildQuery();
    const isOnePage = size <= maxPageSize;
    const [mainResult, ...otherResults] = await search([
      { ...indexQuery, ...(isOnePage ? { page, size } : { size: maxPageSize }) },
      ...chosen.map(({ name }) => buildQuery(name)),
    ]);
    if (!mainResult) return null;
    const { total } = mainResult;
    const facets = groupCounts(mainResult, (facet) => chosen.every(({ name }) => name !== facet));
    for (const [index, { name }] of chosen.entries()) {
      const facetResult = otherResults[index];
      if (facetResult)
        Object.assign(
          facets,
          groupCounts(facetResult, (facet) => facet === name),
        );
    }
    const pageIds = listIds([mainResult]);
    if (isOnePage) return { total, facets, ids: pageIds };
    const [start, end] = [page * size, Math.min((page + 1) * size, total)];
    const isComplete = total <= maxPageSize;
    const ids = isComplete
      ? pageIds.slice(start, end)
      : await fetchIds({ ...indexQuery, countFacets: false }, start, end);
    return { total, facets, ids };
  };

  /** Searches the subject fields first if mentions are excluded, then all fields. Null if there is no index. */
  const findDocuments = async (query: SearchQuery, terms: readonly QueryTerm[], allowPartial = false) => {
    const aboutResult =
      query.excludeMentions && terms.length > 0 ? await searchFields(subjectFields, query, terms, allowPartial) : null;
    if (aboutResult && aboutResult.total > 0) return { ...aboutResult, isMention: false };
    const result = await searchFields(searchableFields, query, terms, allowPartial);
    return result && { ...result, isMention: query.excludeMentions === true && result.total > 0 };
  };

  /** The terms that occur in the index, with other spellings of unknown words; words without any are missing. */
  const correctTerms = async (
    query: SearchQuery,
    terms: readonly QueryTerm[],
    language: Language,
  ): Promise<{ terms: QueryTerm[]; missingWords: string[]; isCorrected: boolean }> => {
    const filters = buildBaseFilters(query);
    const presenceQuery = (term: string): IndexQuery => ({ ...baseQuery, filters, words: [term] });
    const similarQuery = (word: string): IndexQuery => ({
      ...presenceQuery(word),
      fields: ['written'],
      attribute: 'written',
      size: 3,
    });
    const presenceResults = await search(terms.map(({ term }) => presenceQuery(term)));
    const unknownWords = terms.flatMap(({ words }, index) => (hasHits(presenceResults[index]) ? [] : words));
    const results =
      unknownWords.length === 0
        ? []
        : await search(
            unknownWords.flatMap((word) => [
              presenceQuery(toTerm(word)),
              presenceQuery(language.stem(word)),
              similarQuery(word),
            ]),
          );
    const missingWords: string[] = [];
    let isCorrected = false;
    const replaceWord = (word: string): QueryTerm[] => {
      const [ownResult, stem, similarResult] = results.slice(3 * unknownWords.indexOf(word));
      if (hasHits(ownResult)) return [{ words: [word], term: toTerm(word) }];
      const stemmed = language.stem(word);
      if (stemmed.length >= 4 && hasHits(stem)) return [{ words: [word], term: stemmed }];
      const candidates = (similarResult?.hits ?? [])
        .flatMap((hit) => hit.attributeWords)
        .filter((candidate) => !language.isStop(candidate) && language.vocabulary?.has(candidate) !== false);
      const vocabulary = candidates.map((candidate) => ({ word: candidate, frequency: 1 }));
      const nearest = findNearestWord(word, vocabulary) ?? findNearestWord(word, language.synonyms.vocabulary);
      if (nearest === null) missingWords.push(word);
      else isCorrected = true;
      return nearest === null ? [] : buildQueryTerms([nearest], language, toTerm);
    };
    const usableTerms = terms.flatMap((term, index) =>
      hasHits(presenceResults[index]) ? term : term.words.flatMap(replaceWord),
    );
    return { terms: usableTerms, missingWords, isCorrected };
  };

  return {
    async query(query: SearchQuery, language: Language): Promise<SearchResult> {
      if (query.ids?.length === 0) return emptyResult;
      const allWords = language.tokenize(query.text);
      if (allWords.length === 0 && query.text.trim() !== '') return emptyResult;
      const words = selectSignificantWords(allWords, language.isStop).slice(0, maxTerms);
      const terms = buildQueryTerms(words, language, toTerm);
      const result = await findDocuments(query, terms);
      if (!result) return emptyResult;
      const uncorrected = { ...result, correction: null, isPartial: false, missingWords: [] };
      if (result.total > 0 || query.isStrict || words.length === 0) return uncorrected;
      const { terms: usableTerms, missingWords, isCorrected } = await correctTerms(query, terms, language);
      if (usableTerms.length === 0) return uncorrected;
      const correction = isCorrected ? usableTerms.flatMap((term) => term.words).join(' ') : null;
      const correctedResult = isCorrected && missingWords.length === 0 ? await findDocuments(query, usableTerms) : null;
      if (correctedResult && correctedResult.total > 0)
        return { ...correctedResult, correction, isPartial: false, missingWords: [] };
      // As in the embedded search, a partial match is about more than half of the words, or named after half of them.
      const minCount = (usableTerms.length + missingWords.length) / 2;
      const isMost = usableTerms.length > minCount;
      if (usableTerms.length < minCount) return uncorrected;
      const partialResult = await searchFields(isMost ? subjectFields : nameFields, query, usableTerms, isMost);
      if (!partialResult || partialResult.total === 0) return uncorrected;
      return {
        ...partialResult,
        correction,
        isPartial: true,
        isMention: false,
        missingWords: joinUnspacedWords(missingWords),
      };
    },

    async suggest({ text, size }: SuggestQuery, language: Language): Promise<Suggestions> {
      const words = language.tokenize(text);
      if (words.length === 0) return { ids: [], words };
      const queryWords = selectSignificantWords(words, language.isStop).slice(0, maxTerms);
      const newestQuery = { ...baseQuery, order: 'date_desc', size: Math.min(size, maxPageSize) } as const;
      const terms = buildQueryTerms(queryWords, language, toTerm).map(({ term }) => term);
      const [titleResult, aboutResult, fullResult] = await search([
        { ...newestQuery, words: queryWords.map(toTerm), fields: ['title'], attribute: 'name' },
        { ...newestQuery, words: terms, fields: subjectFields },
        { ...newestQuery, words: terms },
      ]);
      const hitsByScore = Map.groupBy(titleResult?.hits ?? [], ({ attributeWords }) =>
        scoreTitleMatch(attributeWords, words),
      );
      const otherHits = (hasHits(aboutResult) ? aboutResult : fullResult)?.hits ?? [];
      const hits = [...(hitsByScore.get(2) ?? []), ...(hitsByScore.get(1) ?? []), ...otherHits];
      return { ids: [...new Set(hits.map(({ id }) => id))].slice(0, size), words };
    },
  };
};
