import { getLanguageTag } from '../../../i18n/locales';
import {
  type Collection,
  type Labels,
  nothingFound,
  type SearchAnswer,
  type SearchQuery,
  type Suggestions,
  type SuggestQuery,
} from '../contract';
import type { Language } from '../language-of';
import { nearestWord } from '../spelling';
import { termsIn } from '../stems';
import { tellingWords } from '../telling-words';
import { typedIn } from '../typed';
import { type EngineAnswer, type EngineQuery, type Filter, maxQueries, pageSize } from './engine';
import { type QueryTerm, queryTerms } from './query-terms';
import { keyed, languageOfTag, namingFields, searchedFields } from './record';

/** Each is at most three queries of one request. */
const maxWords = Math.floor(maxQueries / 3);
/** The maximum number of documents that come first because of their title. */
const maxLeaders = 100;

/** A filter for each name with accepted values. */
const filtersFor = (field: 'facets' | 'labels', accepted: Labels = {}) =>
  Object.entries(accepted).flatMap(([name, values = []]) => {
    const filter: Filter = { field, among: values.map((value) => keyed(name, value)) };
    return values.length > 0 ? [{ name, filter }] : [];
  });

const baseFilters = ({ ids, labels, addedAfter }: SearchQuery): Filter[] => [
  ...(ids ? [{ field: 'id' as const, among: ids }] : []),
  ...filtersFor('labels', labels).map(({ filter }) => filter),
  ...(addedAfter === undefined ? [] : [{ field: 'addedAt' as const, above: addedAfter }]),
];

const countsIn = ({ counts }: EngineAnswer, isWanted: (facet: string) => boolean): SearchAnswer['facets'] => {
  const found: SearchAnswer['facets'] = {};
  for (const [value, count] of Object.entries(counts)) {
    const at = value.indexOf('=');
    const facet = value.slice(0, at);
    if (isWanted(facet)) found[facet] = { ...found[facet], [value.slice(at + 1)]: count };
  }
  return found;
};

const plain = { filters: [], order: 'relevance', page: 0, size: 1, fields: searchedFields } as const;

const isSome = (answer: EngineAnswer | undefined) => answer !== undefined && answer.total > 0;

const idsIn = (answers: readonly EngineAnswer[]): string[] => answers.flatMap(({ hits }) => hits.map(({ id }) => id));

/** Queries of a collection. `search` answers each query, or nothing if there is no index. */
export const queriesOf = (
  search: (queries: readonly EngineQuery[]) => Promise<EngineAnswer[]>,
  collection: Collection,
) => {
  const { termOf, titleTerms } = termsIn(collection);

  /** The ids of a part of the hits. */
  const idsBetween = async (query: EngineQuery, start: number, end: number): Promise<string[]> => {
    const first = Math.floor(start / pageSize);
    const pages = Array.from({ length: Math.ceil(end / pageSize) - first }, (_, at) => first + at);
    const answers = await search(pages.map((page) => ({ ...query, page, size: pageSize })));
    return idsIn(answers).slice(start - first * pageSize, end - first * pageSize);
  };

  /** Queries for documents that come first because of their title: an exact match, or a file with all words in it. */
  const leading = (query: EngineQuery, words: readonly string[]): EngineQuery[] => {
    if (words.length === 0) return [];
    const leader = { ...query, page: 0, size: maxLeaders, counts: false };
    const called: Filter = { field: 'called', among: [titleTerms(words).join(' ')] };
    const exact: EngineQuery = { ...leader, words: [], filters: [...query.filters, called] };
    const file: Filter = { field: 'isFile' };
    return words.length < 2
      ? [exact]
      : [exact, { ...leader, most: false, fields: ['title'], filters: [...query.filters, file] }];
  };

  const findIn = async (
    fields: EngineQuery['fields'],
    asked: SearchQuery,
    terms: readonly QueryTerm[],
    most: boolean,
  ): Promise<Pick<SearchAnswer, 'ids' | 'total' | 'facets'> | null> => {
    const { sort, page, size, preferredLanguage, calledFirst } = asked;
    const base = baseFilters(asked);
    const chosen = filtersFor('facets', asked.facets);
    const withoutFacet = (facet?: string): EngineQuery => ({
      words: terms.map(({ term }) => term),
      fields,
      filters: [...base, ...chosen.flatMap(({ name, filter }) => (name === facet ? [] : filter))],
      order: sort,
      page: 0,
      size: 1,
      most,
      counts: true,
      ...(preferredLanguage && { preferredLanguage: languageOfTag(getLanguageTag(preferredLanguage)) }),
    });
    const query = withoutFacet();
    const isOnePage = size <= pageSize;
    const written = terms.flatMap((one) => one.written);
    const [found, ...others] = await search([
      { ...query, ...(isOnePage ? { page, size } : { size: pageSize }) },
      ...chosen.map(({ name }) => withoutFacet(name)),
      ...(calledFirst ? leading(query, written) : []),
    ]);
    if (!found) return null;
    const { total } = found;
    const facets = countsIn(found, (facet) => chosen.every(({ name }) => name !== facet));
    for (const [at, { name }] of chosen.entries()) {
      const answer = others[at];
      if (answer)
        Object.assign(
          facets,
          countsIn(answer, (facet) => facet === name),
        );
    }
    const leaders = [...new Set(idsIn(others.slice(chosen.length)))];
    const onPage = idsIn([found]);
    if (leaders.length === 0 && (isOnePage || total <= pageSize))
      return { total, facets, ids: isOnePage ? onPage : onPage.slice(page * size) };
    const ids = leaders.slice(page * size, (page + 1) * size);
    const start = Math.max(0, page * size - leaders.length);
    const end = Math.min(start + size - ids.length, total - leaders.length);
    if (end <= start) return { total, facets, ids };
    const rest: Filter[] = leaders.length > 0 ? [{ field: 'id', among: leaders, not: true }] : [];
    const following = await idsBetween({ ...query, counts: false, filters: [...query.filters, ...rest] }, start, end);
    return { total, facets, ids: [...ids, ...following] };
  };

  const find = async (asked: SearchQuery, terms: readonly QueryTerm[], most = false) => {
    const about = asked.onlyAbout && terms.length > 0 ? await findIn(namingFields, asked, terms, most) : null;
    return about && about.total > 0 ? about : findIn(searchedFields, asked, terms, most);
  };

  /** The terms that the index has. Unknown words are replaced by the nearest ones, or left out. */
  const corrected = async (
    asked: SearchQuery,
    terms: readonly QueryTerm[],
    language: Language,
  ): Promise<QueryTerm[]> => {
    const filters = baseFilters(asked);
    const isThere = (term: string): EngineQuery => ({ ...plain, filters, words: [term] });
    const nearest = (word: string): EngineQuery => ({
      ...isThere(word),
      fields: ['written'],
      show: 'written',
      size: 3,
    });
    const known = await search(terms.map(({ term }) => isThere(term)));
    const unknown = terms.flatMap(({ written }, at) => (isSome(known[at]) ? [] : written));
    const answers =
      unknown.length === 0
        ? []
        : await search(unknown.flatMap((word) => [isThere(termOf(word)), isThere(language.stem(word)), nearest(word)]));
    const replaced = (word: string): QueryTerm[] => {
      const [own, stem, near] = answers.slice(3 * unknown.indexOf(word));
      if (isSome(own)) return [{ written: [word], term: termOf(word) }];
      const begun = language.stem(word);
      if (begun.length >= 4 && isSome(stem)) return [{ written: [word], term: begun }];
      const shown = (near?.hits ?? []).flatMap((hit) => hit.shown).filter((other) => !language.isStop(other));
      const vocabulary = shown.map((other) => ({ word: other, uses: 1 }));
      const other = nearestWord(word, vocabulary) ?? nearestWord(word, language.synonyms.vocabulary);
      return other === null ? [] : queryTerms([other], language, termOf);
    };
    return terms.flatMap((term, at) => (isSome(known[at]) ? term : term.written.flatMap(replaced)));
  };

  return {
    async query(asked: SearchQuery, language: Language): Promise<SearchAnswer> {
      if (asked.ids?.length === 0) return nothingFound;
      const words = tellingWords(language.wordsIn(asked.text), language.isStop).slice(0, maxWords);
      const terms = queryTerms(words, language, termOf);
      const found = await find(asked, terms);
      if (!found) return nothingFound;
      const whole = { ...found, correction: null, isPartial: false };
      if (found.total > 0 || asked.exactly || words.length === 0) return whole;
      const usable = await corrected(asked, terms, language);
      const written = usable.flatMap((term) => term.written).join(' ');
      const isSame = written === words.join(' ');
      if (usable.length === 0 || (isSame && usable.length === 1)) return whole;
      const correction = isSame ? null : written;
      const complete = isSame ? null : await find(asked, usable);
      if (complete && complete.total > 0) return { ...complete, correction, isPartial: false };
      const partial = (await find(asked, usable, true)) ?? found;
      return { ...partial, correction, isPartial: partial.total > 0 };
    },

    async suggest({ text, size }: SuggestQuery, language: Language): Promise<Suggestions> {
      const words = language.wordsIn(text);
      if (words.length === 0) return { ids: [], words };
      const significant = tellingWords(words, language.isStop).slice(0, maxWords);
      const newest = { ...plain, order: 'date_desc', size: Math.min(size, pageSize) } as const;
      const terms = queryTerms(significant, language, termOf).map(({ term }) => term);
      const [titled, about, anywhere] = await search([
        { ...newest, words: significant.map(termOf), fields: ['title'], show: 'name' },
        { ...newest, words: terms, fields: namingFields },
        { ...newest, words: terms },
      ]);
      const called = Map.groupBy(titled?.hits ?? [], ({ shown }) => typedIn(shown, words));
      const others = (isSome(about) ? about : anywhere)?.hits ?? [];
      const hits = [...(called.get(2) ?? []), ...(called.get(1) ?? []), ...others];
      return { ids: [...new Set(hits.map(({ id }) => id))].slice(0, size), words };
    },
  };
};
