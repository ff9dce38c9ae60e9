import { type FacetCounts, type FacetValues, facetTable } from '../facets.ts';
import type { Language } from '../language-of.ts';
import { synonymTable } from '../synonyms.ts';
import { mayBegin, tellingWords } from '../telling-words.ts';
import { askedFor } from './asked.ts';
import { invertedIndex, type Tiers } from './inverted-index.ts';
import { type IsPreferred, matches, preferredFirst, rankAll } from './matches.ts';

/** A document for the index: the words of its tiers as `wordsOf` returns them, and its value of each facet. */
export interface IndexedDocument<F extends string> extends Tiers {
  facets: FacetValues<F>;
}

export interface Search<F extends string> {
  /** As `wordsOf` returns them; without any, every document matches. */
  words: readonly string[];
  /** The language of the words. */
  language?: Language;
  facets?: Partial<Record<F, readonly string[]>>;
  /** Only documents with every word; no word is corrected. */
  exactly?: boolean;
  /**
   * In document order, not by relevance: documents with the rarest of the words in their titles or facts or, if there
   * are none, those that only mention it.
   */
  inOrder?: boolean;
  /** Considers only the documents at these positions. */
  among?: readonly number[];
  /** Which of equally relevant documents come first; without words all are equally relevant. */
  isPreferred?: IsPreferred;
}

export interface Found<F extends string> {
  /**
   * Positions of documents: the most relevant first; of equally relevant ones the preferred first, else by position.
   */
  hits: number[];
  counts: FacetCounts<F>;
  /** The corrected words, if some were found nowhere. */
  corrected: readonly string[] | null;
  /** Whether the documents have only most of the words, because none has all of them. */
  isPartial: boolean;
}

/** An unknown language. */
const anyLanguage: Language = {
  isStop: () => false,
  stem: (word) => word,
  synonyms: synonymTable([], (word) => word),
};

/** The counts of shown documents, and for values that are not chosen the counts if they were. */
const mergeCounts = <F extends string>(usual: FacetCounts<F>, shown: FacetCounts<F>): FacetCounts<F> =>
  Object.fromEntries(
    (Object.keys(usual) as F[]).map((name) => [
      name,
      new Map([...usual[name]].map(([key, count]) => [key, count || (shown[name].get(key) ?? 0)])),
    ]),
  ) as FacetCounts<F>;

interface Options {
  /** Words with the same stem are one. */
  stem?: (word: string) => string;
  /** Words match longer words by their beginning only if no title or facts have the whole word. */
  wholeFirst?: boolean;
}

/** An index in memory of documents in any script, known by their positions in `documents`. */
export function* searchIndex<F extends string>(
  facetNames: readonly F[],
  documents: readonly IndexedDocument<F>[],
  { stem = (word) => word, wholeFirst = false }: Options = {},
) {
  const size = documents.length;
  const index = yield* invertedIndex(documents, stem);
  yield;
  const table = facetTable(
    facetNames,
    documents.map(({ facets }) => facets),
  );
  const everywhere = Uint32Array.from(documents, (_, position) => position);
  const beginsWith = (word: string) => mayBegin(word) && !(wholeFirst && index.isTelling(word));
  const isHere = (position: number) => position < size;

  return {
    /**
     * Documents with every word or a word beginning with it. A word found nowhere is replaced by the nearest one, or
     * ignored beside others; if no document has all words, those with most come first. Filters apply first: relevance
     * is decided among the documents that they leave.
     */
    search({
      words,
      language = anyLanguage,
      facets = {},
      exactly = false,
      inOrder = false,
      among,
      isPreferred = () => false,
    }: Search<F>): Found<F> {
      const positions = among ? [...new Set(among)].filter(isHere).sort((a, b) => a - b) : everywhere;
      const telling = tellingWords(words, language.isStop);
      if (telling.length === 0)
        return { ...table.narrow(preferredFirst(positions, isPreferred), facets), corrected: null, isPartial: false };

      const isThere = (term: string) => {
        if (!among) return true;
        const ranks = index.ranks(term, mayBegin(term));
        return positions.some((position) => (ranks[position] ?? 0) > 0);
      };
      const asked = askedFor(words, exactly, { index, stem, language, isThere });
      const all = rankAll(index, size, asked, beginsWith);
      const find = (where: ArrayLike<number>) => {
        const { hits, isPartial } = matches(all, where, { everything: exactly, inOrder, isPreferred });
        return { ...table.narrow(hits, facets), isPartial };
      };

      const used = asked.flatMap(({ written }) => written);
      const corrected = used.length > 0 && used.join(' ') !== telling.join(' ') ? used : null;
      const usual = find(positions);
      const isNarrowed = Object.values<readonly string[] | undefined>(facets).some((chosen) => chosen?.length);
      if (usual.hits.length > 0 || exactly || !isNarrowed) return { ...usual, corrected };
      const shown = find(table.narrow(positions, facets).hits);
      return { ...shown, counts: mergeCounts(usual.counts, shown.counts), corrected };
    },
  };
}
