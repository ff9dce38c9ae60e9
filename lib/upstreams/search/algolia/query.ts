import { getLanguageTag } from '../../../i18n/locales';
import { type Collection, emptyResult, type Labels, type SearchQuery, type SearchResult } from '../contract';
import { joinUnspacedWords, type Language } from '../language';
import { selectSignificantWords } from '../significant-terms';
import { findNearestWord } from '../spelling';
import { createAnalyzer } from '../stems';
import { weighTerm } from '../weights';
import { type Filter, type IndexQuery, maxPageSize, type QueryResult } from './client';
import { buildQueryParts, type QueryPart } from './query-parts';
import { getPrimaryLanguage, searchableFields, subjectFields, toKeyValue } from './record';

/** The maximum number of words: each takes up to two queries in one request. */
const maxWords = 20;

/** The maximum number of parts of which every combination is tried, in one request. */
const maxCombinedParts = 5;

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

/** A query that counts the records with all parts. */
const countQuery = (
  parts: readonly QueryPart[],
  filters: readonly Filter[] = [],
  fields: IndexQuery['fields'] = searchableFields,
): IndexQuery => ({
  words: parts.flatMap(({ terms }) => terms),
  filters: [...filters, ...parts.flatMap((part) => part.filters)],
  fields,
  order: 'relevance',
  page: 0,
  size: 1,
});

const groupCounts = ({ counts }: QueryResult, isIncluded: (facet: string) => boolean): SearchResult['facets'] => {
  const countsByFacet: SearchResult['facets'] = {};
  for (const [value, count] of Object.entries(counts)) {
    const separatorIndex = value.indexOf('=');
    const facet = value.slice(0, separatorIndex);
    if (isIncluded(facet)) countsByFacet[facet] = { ...countsByFacet[facet], [value.slice(separatorIndex + 1)]: count };
  }
  return countsByFacet;
};

const listIds = (results: readonly QueryResult[]): string[] => results.flatMap(({ hits }) => hits.map(({ id }) => id));

interface KnownPart extends QueryPart {
  weight: number;
}

/** All combinations of parts, the one with the highest total weight first. */
const combine = (parts: readonly KnownPart[]): KnownPart[][] => {
  const getWeight = (combination: readonly KnownPart[]) => combination.reduce((sum, { weight }) => sum + weight, 0);
  return parts
    .reduce<KnownPart[][]>((all, part) => all.flatMap((combination) => [[...combination, part], combination]), [[]])
    .filter((combination) => combination.length > 0)
    .sort((one, other) => getWeight(other) - getWeight(one));
};

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

  /** Searches some fields for records with all parts. Null if there is no index. */
  const searchFields = async (
    fields: IndexQuery['fields'],
    query: SearchQuery,
    parts: readonly QueryPart[],
  ): Promise<Pick<SearchResult, 'ids' | 'total' | 'facets'> | null> => {
    const { sort, page, size, preferredLanguage } = query;
    const base = buildBaseFilters(query);
    const chosen = buildFilters('facets', query.facets);
    const buildQuery = (facet?: string): IndexQuery => ({
      ...countQuery(parts, [...base, ...chosen.flatMap(({ name, filter }) => (name === facet ? [] : filter))], fields),
      order: sort,
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
    const ids = total <= maxPageSize ? pageIds.slice(start, end) : await fetchIds(indexQuery, start, end);
    return { total, facets, ids };
  };

  /** The parts that occur in the index with their weights; null for others. */
  const weighParts = async (parts: readonly QueryPart[]): Promise<(KnownPart | null)[]> => {
    if (parts.length === 0) return [];
    const [all, ...counts] = await search([
      countQuery([]),
      ...parts.flatMap((part) => [countQuery([part]), countQuery([part], [], subjectFields)]),
    ]);
    return parts.map((part, index) => {
      const [total = 0, aboutTotal = 0] = counts.slice(2 * index).map((count) => count.total);
      return total > 0 ? { ...part, weight: weighTerm(part.words, total, all?.total ?? 1, aboutTotal > 0) } : null;
    });
  };

  /** The other spelling or the stem of each unknown word, as far as the index has it. */
  const replaceWords = async (words: readonly string[], { stem, vocabulary, isStop }: Language) => {
    const similar = await search(
      words.map((word) => ({
        ...countQuery([{ words: [], terms: [word], filters: [] }]),
        fields: ['name'],
        highlightName: true,
        size: 3,
      })),
    );
    return weighParts(
      words.map((word, index) => {
        const highlighted = (similar[index]?.hits ?? []).flatMap(({ highlightedWords }) => highlightedWords);
        const nearest = findNearestWord(word, vocabulary ?? highlighted.filter((one) => !isStop(one)));
        return { words: [nearest ?? word], terms: [toTerm(nearest ?? stem(word))], filters: [] };
      }),
    );
  };

  return {
    async query(query: SearchQuery, language: Language): Promise<SearchResult> {
      const allWords = language.tokenize(query.text);
      if (query.ids?.length === 0 || (allWords.length === 0 && query.text.trim() !== '')) return emptyResult;
      const words = selectSignificantWords(allWords, language.isStop).slice(0, maxWords);
      const named = (query.named ?? []).map(({ words: names, facet, values }) => ({
        words: names,
        terms: [],
        filters: buildFilters('facets', { [facet]: values }).map(({ filter }) => filter),
      }));
      const parts = [...buildQueryParts(words, language, toTerm), ...named];

      const find = async (
        required: readonly QueryPart[],
        excludeMentions: boolean,
        outcome: Partial<SearchResult> = {},
      ) => {
        const about = await searchFields(subjectFields, query, required);
        const result = about?.total || excludeMentions ? about : await searchFields(searchableFields, query, required);
        if (!result || result.total === 0) return { ...emptyResult, facets: result?.facets ?? {} };
        return { ...emptyResult, terms: required.flatMap((part) => part.words), ...outcome, ...result };
      };
      const complete = await find(parts, query.isTyping === true);
      if (complete.total > 0 || query.isStrict || parts.length === 0) return complete;

      const weighed = await weighParts(parts);
      const unknownWords = parts.flatMap((part, index) => (weighed[index] ? [] : part.words));
      const replaced = query.isTyping ? [] : await replaceWords(unknownWords, language);
      const missingWords = unknownWords.filter((_, index) => !replaced[index]);
      const usableParts = [...weighed, ...replaced].filter((part) => part !== null).slice(0, maxCombinedParts);
      const combinations = combine(usableParts);
      // Beside words that occur nowhere, a mere mention is too little.
      const excludeMentions = query.isTyping === true || missingWords.length > 0;
      const fields = excludeMentions ? subjectFields : searchableFields;
      const counts = await search(combinations.map((one) => countQuery(one, buildBaseFilters(query), fields)));
      const best = combinations.find((_, index) => (counts[index]?.total ?? 0) > 0);
      if (!best) return complete;
      const isCorrected = replaced.some((part, index) => part && part.words[0] !== unknownWords[index]);
      const leftOutWords = usableParts.filter((part) => !best.includes(part)).flatMap((part) => part.words);
      return find(best, excludeMentions, {
        correction: isCorrected ? usableParts.flatMap((part) => part.words).join(' ') : null,
        missingWords: joinUnspacedWords([...missingWords, ...leftOutWords]),
      });
    },
  };
};
