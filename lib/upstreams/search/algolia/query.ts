import { getLanguageTag } from '../../../i18n/locales';
import { type Collection, emptyResult, type Labels, type SearchQuery, type SearchResult } from '../contract';
import { joinUnspacedWords, type Language } from '../language';
import { selectSignificantWords } from '../significant-terms';
import { findNearestWord } from '../spelling';
import { createAnalyzer } from '../stems';
import { isVague, weighTerm } from '../weights';
import { type Filter, type IndexQuery, maxPageSize, type QueryResult } from './client';
import { buildQueryParts, type QueryPart } from './query-parts';
import { getPrimaryLanguage, nameFields, searchableFields, subjectFields, toKeyValue } from './record';

/** The maximum number of words: each takes up to three queries in one request. */
const maxWords = 16;

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
  /** Whether the name of a record has it. */
  isNamed: boolean;
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
      ...parts.flatMap((part) => [
        countQuery([part]),
        countQuery([part], [], subjectFields),
        countQuery([part], [], nameFields),
      ]),
    ]);
    return parts.map((part, index) => {
      const [total = 0, aboutTotal = 0, namedTotal = 0] = counts.slice(3 * index).map((count) => count.total);
      const weight = weighTerm(part.words, total, all?.total ?? 1, aboutTotal > 0);
      return total > 0 ? { ...part, weight, isNamed: namedTotal > 0 } : null;
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

      /** Searches each list of fields until records have all parts in one of them. */
      const find = async (
        required: readonly QueryPart[],
        fieldLists: readonly IndexQuery['fields'][],
        outcome: Partial<SearchResult> = {},
      ): Promise<SearchResult> => {
        let facets: SearchResult['facets'] = {};
        for (const fields of fieldLists) {
          const result = await searchFields(fields, query, required);
          if (result?.total)
            return { ...emptyResult, terms: required.flatMap((part) => part.words), ...outcome, ...result };
          facets = result?.facets ?? {};
        }
        return { ...emptyResult, facets };
      };
      const complete = await find(parts, query.isTyping ? [subjectFields] : [subjectFields, searchableFields]);
      if (complete.total > 0 || query.isStrict || parts.length === 0) return complete;

      const weighed = await weighParts(parts);
      const unknownWords = parts.flatMap((part, index) => (weighed[index] ? [] : part.words));
      const replaced = query.isTyping ? [] : await replaceWords(unknownWords, language);
      const missingWords = unknownWords.filter((_, index) => !replaced[index]);
      const usableParts = [...weighed, ...replaced].filter((part) => part !== null).slice(0, maxCombinedParts);
      const isEnough = ({ words: partWords, isNamed }: KnownPart) =>
        !isVague(partWords) && (isNamed || missingWords.length === 0);
      const combinations = combine(usableParts).filter((one) => one.some(isEnough));
      // Beside words that are left out, a mere mention is too little.
      const getFields = (combination: readonly KnownPart[]) =>
        query.isTyping || missingWords.length > 0 || combination.length < usableParts.length
          ? subjectFields
          : searchableFields;
      const counts = await search(combinations.map((one) => countQuery(one, buildBaseFilters(query), getFields(one))));
      const best = combinations.find((_, index) => (counts[index]?.total ?? 0) > 0);
      if (!best) return complete;
      const isCorrected = replaced.some((part, index) => part && part.words[0] !== unknownWords[index]);
      const leftOutWords = usableParts.filter((part) => !best.includes(part)).flatMap((part) => part.words);
      return find(best, [getFields(best)], {
        correction: isCorrected ? usableParts.flatMap((part) => part.words).join(' ') : null,
        missingWords: joinUnspacedWords([...missingWords, ...leftOutWords]),
      });
    },
  };
};
