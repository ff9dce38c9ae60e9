import { tagOf } from '../../../i18n/locales';
import {
  type Collection,
  nothingFound,
  type SearchAnswer,
  type SearchQuery,
  type Suggestions,
  type Typed,
} from '../contract';
import type { LocaleLanguage } from '../language-of';
import { nearestWord } from '../spelling';
import { tellingWords } from '../telling-words';
import { typedIn } from '../typed';
import { type Part, partsOf } from './asked';
import { type Engine, type EngineAnswer, type EngineQuery, type Filter, maxQueries, pageSize } from './engine';
import { calledBy, keyed, languageOfTag, namingFields, searchedFields, termIn } from './record';

/** Each is at most three queries of one request. */
const maxWords = Math.floor(maxQueries / 3);
/** The maximum number of documents that come first because of their title. */
const maxLeaders = 100;

const baseFilters = ({ ids, labels = {}, addedAfter }: SearchQuery): Filter[] => [
  ...(ids ? [{ field: 'id' as const, among: ids }] : []),
  ...Object.entries(labels).flatMap(([name, values = []]) =>
    values.length > 0 ? [{ field: 'labels' as const, among: values.map((value) => keyed(name, value)) }] : [],
  ),
  ...(addedAfter === undefined ? [] : [{ field: 'addedAt' as const, above: addedAfter }]),
];

type Counts = SearchAnswer['facets'];

const countsIn = ({ counts }: EngineAnswer, isWanted: (facet: string) => boolean): Counts => {
  const found: Counts = {};
  for (const [value, count] of Object.entries(counts)) {
    const at = value.indexOf('=');
    const facet = value.slice(0, at);
    if (isWanted(facet)) found[facet] = { ...found[facet], [value.slice(at + 1)]: count };
  }
  return found;
};

/** Queries of one index of an engine. */
export const queriesOf = (engine: Pick<Engine, 'search'>, index: string, collection: Collection) => {
  const termOf = termIn(collection);
  const plain = { filters: [], order: 'relevance', page: 0, size: 1, fields: searchedFields } as const;
  const isSome = (answer: EngineAnswer | undefined) => answer !== undefined && answer.total > 0;

  /** The ids of a part of the hits. */
  const idsBetween = async (query: EngineQuery, start: number, end: number): Promise<string[]> => {
    const first = Math.floor(start / pageSize);
    const pages = Array.from({ length: Math.ceil(end / pageSize) - first }, (_, at) => first + at);
    const answers = await engine.search(
      index,
      pages.map((page) => ({ ...query, page, size: pageSize })),
    );
    const ids = (answers ?? []).flatMap(({ hits }) => hits.map(({ id }) => id));
    return ids.slice(start - first * pageSize, end - first * pageSize);
  };

  /** Queries for documents that come first because of their title: an exact match, or a file with all words in it. */
  const leading = (query: EngineQuery, words: readonly string[]): EngineQuery[] => {
    const leader = { ...query, page: 0, size: maxLeaders, counts: false };
    const called: Filter = { field: 'called', among: [calledBy(collection, words)] };
    const exact: EngineQuery = { ...leader, words: [], filters: [...query.filters, called] };
    const file: Filter = { field: 'isFile' };
    return words.length < 2
      ? [exact]
      : [exact, { ...leader, most: false, fields: ['title'], filters: [...query.filters, file] }];
  };

  const findIn = async (
    fields: EngineQuery['fields'],
    asked: SearchQuery,
    parts: readonly Part[],
    most: boolean,
  ): Promise<Omit<SearchAnswer, 'correction' | 'isPartial'> | null> => {
    const { sort, page, size, facets = {}, preferredLanguage, calledFirst } = asked;
    const words = parts.flatMap(({ written }) => written);
    const base = baseFilters(asked);
    const chosen = Object.entries(facets).flatMap(([name, values = []]) =>
      values.length > 0
        ? [{ name, filter: { field: 'facets' as const, among: values.map((one) => keyed(name, one)) } }]
        : [],
    );
    const withFilters = (filters: readonly Filter[]): EngineQuery => ({
      words: parts.map(({ term }) => term),
      fields,
      filters,
      order: sort,
      page: 0,
      size: 1,
      most,
      counts: true,
      ...(preferredLanguage && { preferredLanguage: languageOfTag(tagOf(preferredLanguage)) }),
    });
    const query = withFilters([...base, ...chosen.map(({ filter }) => filter)]);
    const isOnePage = size <= pageSize;
    const ofOthers = chosen.map(({ name }) =>
      withFilters([...base, ...chosen.flatMap((other) => (other.name === name ? [] : other.filter))]),
    );
    const answers = await engine.search(index, [
      { ...query, ...(isOnePage ? { page, size } : { size: pageSize }) },
      ...ofOthers,
      ...(calledFirst && words.length > 0 ? leading(query, words) : []),
    ]);
    const [found, ...others] = answers ?? [];
    if (!found) return null;
    const counts = [
      countsIn(found, (facet) => chosen.every(({ name }) => name !== facet)),
      ...chosen.map(({ name }, at) => {
        const answer = others[at];
        return answer ? countsIn(answer, (facet) => facet === name) : {};
      }),
    ];
    const { total } = found;
    const answer = { total, facets: Object.assign({}, ...counts) as Counts };
    const leaders = [...new Set(others.slice(chosen.length).flatMap(({ hits }) => hits.map(({ id }) => id)))];
    const onPage = found.hits.map(({ id }) => id);
    if (leaders.length === 0 && (isOnePage || total <= pageSize))
      return { ...answer, ids: isOnePage ? onPage : onPage.slice(page * size) };
    const ids = leaders.slice(page * size, (page + 1) * size);
    const start = Math.max(0, page * size - leaders.length);
    const end = Math.min(start + size - ids.length, total - leaders.length);
    if (end <= start) return { ...answer, ids };
    const rest: Filter[] = leaders.length > 0 ? [{ field: 'id', among: leaders, not: true }] : [];
    const following = await idsBetween({ ...query, counts: false, filters: [...query.filters, ...rest] }, start, end);
    return { ...answer, ids: [...ids, ...following] };
  };

  const find = async (asked: SearchQuery, parts: readonly Part[], most = false) => {
    const about = asked.onlyAbout && parts.length > 0 ? await findIn(namingFields, asked, parts, most) : null;
    return about && about.total > 0 ? about : findIn(searchedFields, asked, parts, most);
  };

  /** The parts that the index has. Unknown words are replaced by the nearest ones, or left out. */
  const mended = async (asked: SearchQuery, parts: readonly Part[], language: LocaleLanguage): Promise<Part[]> => {
    const filters = baseFilters(asked);
    const isThere = (word: string): EngineQuery => ({ ...plain, filters, words: [word] });
    const nearest = (word: string): EngineQuery => ({
      ...isThere(word),
      fields: ['written'],
      show: 'written',
      size: 3,
    });
    const known = await engine.search(
      index,
      parts.map(({ term }) => isThere(term)),
    );
    const unknown = parts.flatMap(({ written }, at) => (isSome(known?.[at]) ? [] : written));
    const answers =
      unknown.length === 0
        ? []
        : ((await engine.search(
            index,
            unknown.flatMap((word) => [isThere(termOf(word)), isThere(language.stem(word)), nearest(word)]),
          )) ?? []);
    const mend = (word: string): Part[] => {
      const [own, stem, near] = answers.slice(3 * unknown.indexOf(word));
      if (isSome(own)) return [{ written: [word], term: termOf(word) }];
      const begun = language.stem(word);
      if (begun.length >= 4 && isSome(stem)) return [{ written: [word], term: begun }];
      const shown = (near?.hits ?? []).flatMap((hit) => hit.shown).filter((other) => !language.isStop(other));
      const other =
        nearestWord(
          word,
          shown.map((other) => ({ word: other, uses: 1 })),
        ) ?? nearestWord(word, language.synonyms.vocabulary);
      return other === null ? [] : partsOf([other], language, termOf);
    };
    return parts.flatMap((part, at) => (isSome(known?.[at]) ? part : part.written.flatMap(mend)));
  };

  return {
    async query(asked: SearchQuery, language: LocaleLanguage): Promise<SearchAnswer> {
      if (asked.ids?.length === 0) return nothingFound;
      const words = tellingWords(language.wordsIn(asked.text), language.isStop).slice(0, maxWords);
      const parts = partsOf(words, language, termOf);
      const found = await find(asked, parts);
      if (!found) return nothingFound;
      const whole = { ...found, correction: null, isPartial: false };
      if (found.total > 0 || asked.exactly || words.length === 0) return whole;
      const usable = await mended(asked, parts, language);
      const written = usable.flatMap((part) => part.written).join(' ');
      const isSame = written === words.join(' ');
      if (usable.length === 0 || (isSame && usable.length === 1)) return whole;
      const correction = isSame ? null : written;
      const mendedWhole = isSame ? null : await find(asked, usable);
      if (mendedWhole && mendedWhole.total > 0) return { ...mendedWhole, correction, isPartial: false };
      const partial = (await find(asked, usable, true)) ?? found;
      return { ...partial, correction, isPartial: partial.total > 0 };
    },

    async suggest({ text, size }: Typed, language: LocaleLanguage): Promise<Suggestions> {
      const words = language.wordsIn(text);
      if (words.length === 0) return { ids: [], words };
      const telling = tellingWords(words, language.isStop).slice(0, maxWords);
      const newest = { ...plain, order: 'date_desc', size: Math.min(size, pageSize) } as const;
      const terms = partsOf(telling, language, termOf).map(({ term }) => term);
      const [titled, about, anywhere] =
        (await engine.search(index, [
          { ...newest, words: telling.map(termOf), fields: ['title'], show: 'name' },
          { ...newest, words: terms, fields: namingFields },
          { ...newest, words: terms },
        ])) ?? [];
      const called = Map.groupBy(titled?.hits ?? [], ({ shown }) => typedIn(shown, words));
      const others = (isSome(about) ? about : anywhere)?.hits ?? [];
      const hits = [...(called.get(2) ?? []), ...(called.get(1) ?? []), ...others];
      return { ids: [...new Set(hits.map(({ id }) => id))].slice(0, size), words };
    },
  };
};
