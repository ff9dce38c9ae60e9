import { mayBegin, tellingWords } from '../telling-words.ts';
import { askedFor, type Language } from './asked.ts';
import { type FacetCounts, type FacetValues, facetTable } from './facets.ts';
import { invertedIndex, type Tiers } from './inverted-index.ts';
import { type IsPreferred, matches, preferredFirst, rankAll } from './matches.ts';
import { synonymTable } from './synonyms.ts';

/** What is searched: the words of its tiers as `wordsOf` gives them, and its value of each facet. */
export interface IndexedDocument<F extends string> extends Tiers {
  facets: FacetValues<F>;
}

export interface Search<F extends string> {
  /** As `wordsOf` gives them; none finds every document. */
  words: readonly string[];
  /** The language that the words are of. */
  language?: Language;
  facets?: Partial<Record<F, readonly string[]>>;
  /** Only documents with every word count, and no word gives way to another. */
  exactly?: boolean;
  /**
   * Documents in their own order, and not the best first: those with the most telling of the words in their titles or
   * facts or, where there are none, those that only mention it.
   */
  inOrder?: boolean;
  /** Looks among the documents at these places only. */
  among?: readonly number[];
  /** Which of equally good documents come first; without words all are equally good. */
  isPreferred?: IsPreferred;
}

export interface Found<F extends string> {
  /** Places of documents: the best first; equally good ones with those preferred first, else by place. */
  hits: number[];
  counts: FacetCounts<F>;
  /** The words that were searched for, where some of those asked for are found nowhere. */
  corrected: readonly string[] | null;
}

/** A language of which nothing is known. */
const anyLanguage: Language = {
  isStop: () => false,
  stem: (word) => word,
  synonyms: synonymTable([], (word) => word),
};

/** Counts of what is shown, and for values that were not chosen what choosing them would show. */
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
  /** Words stand for those that begin with them only where no title and no facts have the whole word. */
  wholeFirst?: boolean;
}

/** An index in memory of documents in any script, known by their places in `documents`. */
export const searchIndex = <F extends string>(
  facetNames: readonly F[],
  documents: readonly IndexedDocument<F>[],
  { stem = (word) => word, wholeFirst = false }: Options = {},
) => {
  const size = documents.length;
  const index = invertedIndex(documents, stem);
  const table = facetTable(
    facetNames,
    documents.map(({ facets }) => facets),
  );
  const everywhere = Uint32Array.from(documents, (_, place) => place);
  const beginsWith = (word: string) => mayBegin(word) && !(wholeFirst && index.isTelling(word));
  const isHere = (place: number) => place < size;

  return {
    /**
     * Documents with every word or one that begins with it. A word found nowhere gives way to the nearest that is, or
     * is left out beside others; where no document has all words, those with most come first. Filters come before all
     * this: what is the best match is decided among what they leave.
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
      const places = among ? [...new Set(among)].filter(isHere).sort((a, b) => a - b) : everywhere;
      const telling = tellingWords(words, language.isStop);
      if (telling.length === 0)
        return { ...table.narrow(preferredFirst(places, isPreferred), facets), corrected: null };

      const isThere = (term: string) => {
        if (!among) return true;
        const ranks = index.ranks(term, mayBegin(term));
        return places.some((place) => (ranks[place] ?? 0) > 0);
      };
      const asked = askedFor(words, exactly, { index, stem, language, isThere });
      const all = rankAll(index, size, asked, beginsWith);
      const find = (where: ArrayLike<number>) => matches(all, where, { everything: exactly, inOrder, isPreferred });

      const used = asked.flatMap(({ written }) => written);
      const corrected = used.length > 0 && used.join(' ') !== telling.join(' ') ? used : null;
      const usual = table.narrow(find(places), facets);
      const isNarrowed = Object.values<readonly string[] | undefined>(facets).some((chosen) => chosen?.length);
      if (usual.hits.length > 0 || exactly || !isNarrowed) return { ...usual, corrected };
      const shown = table.narrow(find(table.narrow(places, facets).hits), facets);
      return { hits: shown.hits, counts: mergeCounts(usual.counts, shown.counts), corrected };
    },
  };
};
