import { findLocaleByTag } from '../../../i18n/locales';
import type { Collection, SearchAnswer, SearchDocument, SearchQuery, Suggestions } from '../contract';
import { facetTable, hasLabels } from '../facets';
import type { Language } from '../language-of';
import { termsIn } from '../stems';
import { mayBegin, tellingWords } from '../telling-words';
import { typedIn } from '../typed';
import { invertedIndex } from './inverted-index';
import { matches, preferredFirst, rankAll } from './matches';
import { queryTerms } from './query-terms';

/** A document, and the words of its title. */
export interface TitledDocument {
  document: SearchDocument;
  title: readonly string[];
}

const newestFirst = ({ document: one }: TitledDocument, { document: other }: TitledDocument): number =>
  one.date === other.date ? one.position - other.position : one.date < other.date ? 1 : -1;

/** An index of the documents of a collection, which are known by their position: the newest is the first. */
export function* collectionIndex(collection: Pick<Collection, 'language'>, unsorted: readonly TitledDocument[]) {
  const sorted = unsorted.toSorted(newestFirst);
  const documents = sorted.map(({ document }) => document);
  const titles = sorted.map(({ title }) => title);
  const locales = documents.map(({ language }) => findLocaleByTag(language));
  const everywhere = Uint32Array.from(documents.keys());
  const { termOf, titleTerms } = termsIn(collection);
  yield;
  const inverted = yield* invertedIndex(
    sorted.map(({ document, title }) => ({ ...document, title })),
    termOf,
  );
  yield;
  const facetNames = [...new Set(documents.flatMap(({ facets }) => Object.keys(facets)))];
  const table = facetTable(
    facetNames,
    documents.map(({ facets }) => facets),
  );
  const titlesInTerms = titles.map(titleTerms);

  /** A term finds longer words by their beginning only if no title or facts have the whole word. */
  const findsLonger = (term: string) => mayBegin(term) && !inverted.isTelling(term);
  const idsAt = (positions: readonly number[]) => positions.flatMap((position) => documents[position]?.id ?? []);

  /** The positions of the documents that a query considers. */
  const positionsFor = ({ ids, labels = {}, addedAfter }: Partial<SearchQuery>): Uint32Array => {
    if (!ids && Object.keys(labels).length === 0 && addedAfter === undefined) return everywhere;
    const wanted = ids && new Set(ids);
    return everywhere.filter((position) => {
      const document = documents[position];
      return (
        document &&
        wanted?.has(document.id) !== false &&
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
  const find = (words: readonly string[], language: Language, query: Partial<SearchQuery>) => {
    const { facets = {}, exactly = false, onlyAbout = false, preferredLanguage } = query;
    const positions = positionsFor(query);
    const isPreferred = (position: number) =>
      preferredLanguage !== undefined && locales[position] === preferredLanguage;
    const significant = tellingWords(words, language.isStop);
    if (significant.length === 0)
      return { ...table.narrow(preferredFirst(positions, isPreferred), facets), corrected: null, isPartial: false };

    const isThere = (term: string) => {
      if (positions === everywhere) return true;
      const ranks = inverted.ranks(term, mayBegin(term));
      return positions.some((position) => (ranks[position] ?? 0) > 0);
    };
    const terms = queryTerms(significant, exactly, { inverted, termOf, isThere }, language);
    const ranked = rankAll(inverted, documents.length, terms, findsLonger);
    const among = (where: ArrayLike<number>) => {
      const { hits, isPartial } = matches(ranked, where, { exactly, onlyAbout, isPreferred });
      return { ...table.narrow(hits, facets), isPartial };
    };

    const used = terms.flatMap(({ written }) => written);
    const corrected = used.length > 0 && used.join(' ') !== significant.join(' ') ? used : null;
    const found = among(positions);
    const isNarrowed = Object.values(facets).some((chosen) => chosen?.length);
    if (found.hits.length > 0 || exactly || !isNarrowed) return { ...found, corrected };
    const narrowed = among(table.narrow(positions, facets).hits);
    const counts = Object.fromEntries(
      facetNames.map((name) => [name, { ...narrowed.counts[name], ...found.counts[name] }]),
    );
    return { ...narrowed, counts, corrected };
  };

  /** Hits in their order, but exact titles first, then files whose titles have all of several terms. */
  const leadersFirst = (hits: readonly number[], terms: readonly string[]): readonly number[] => {
    if (terms.length === 0) return hits;
    const whole = terms.join(' ');
    const {
      exact = [],
      file = [],
      other = [],
    } = Object.groupBy(hits, (position) => {
      const title = titlesInTerms[position] ?? [];
      if (title.join(' ') === whole) return 'exact';
      const isNamed = terms.length > 1 && terms.every((term) => title.includes(term));
      return isNamed && documents[position]?.isFile ? 'file' : 'other';
    });
    return [...exact, ...file, ...other];
  };

  return {
    query(query: SearchQuery, language: Language): SearchAnswer {
      const { text, sort, page, size, calledFirst } = query;
      const words = language.wordsIn(text);
      const { hits, counts, corrected, isPartial } = find(words, language, query);
      if (sort !== 'relevance') hits.sort((a, b) => (sort === 'date_desc' ? a - b : b - a));
      const sortedHits = calledFirst ? leadersFirst(hits, titleTerms(corrected ?? words)) : hits;
      return {
        ids: idsAt(sortedHits.slice(page * size, (page + 1) * size)),
        total: hits.length,
        facets: counts,
        correction: corrected?.join(' ') ?? null,
        isPartial: isPartial && hits.length > 0,
      };
    },

    suggest(text: string, size: number, language: Language): Suggestions {
      const words = language.wordsIn(text);
      if (words.length === 0) return { ids: [], words };
      const called = Map.groupBy(titles.keys(), (position) => typedIn(titles[position] ?? [], words));
      const { hits } = find(words, language, { exactly: true, onlyAbout: true });
      const found = new Set([...(called.get(2) ?? []), ...(called.get(1) ?? []), ...hits]);
      return { ids: idsAt([...found].slice(0, size)), words };
    },
  };
}
