import { defaultLocale, type Locale } from '../../../i18n/locales';
import { type FacetName, facetNames } from '../../../model/lists/list-query';
import type { SearchResult } from '../../../upstreams/search/contract';
import { joinUnspacedWords, type Language } from '../../../upstreams/search/language';
import { isGenreWord, selectSignificantWords } from '../../../upstreams/search/significant-terms';
import type { Phrase } from '../../../upstreams/search/synonyms';
import { getFacets } from './facets';
import { getLabel } from './offer';
import type { OfferIndex } from './offer-index';

export type FacetFilters = Partial<Record<FacetName, string[]>>;

/** The keywords of a search for offers. */
export interface ParsedQuery {
  /** The facet values that the keywords name. */
  facets: FacetFilters;
  /** The keywords that name no facet value, without those that people add to any search for offers, such as “jobs”. */
  text: string;
  /** All keywords except those that people add to any search for offers. */
  fullText: string;
  /** All keywords. */
  words: readonly string[];
}

/** The counts of facet values; of a facet that keywords name, only those of the named values. */
export const pickNamedCounts = (counts: SearchResult['facets'], named: FacetFilters): SearchResult['facets'] =>
  Object.fromEntries(
    Object.entries(counts).map(([name, values]) => {
      const keys = named[name as FacetName];
      return [name, keys ? Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key))) : values];
    }),
  );

/** A phrase of a query that names a facet value. */
interface FacetPhrase {
  name: FacetName;
  key: string;
}

const placeFacets: ReadonlySet<FacetName> = new Set(['city', 'country', 'continent']);

export const isPlaceFacet = (name: FacetName): boolean => placeFacets.has(name);

const minorFacets: ReadonlySet<FacetName> = new Set(['workerSubType', 'jobTimeType', 'workModel', 'weeklyHours']);

/** Whether a facet is none of the contract, the working time and the work model, which matter less in a search. */
export const isMainFacet = (name: FacetName): boolean => !minorFacets.has(name);

export const pickFacets = (facets: FacetFilters, isPicked: (name: FacetName) => boolean): FacetFilters =>
  Object.fromEntries(Object.entries(facets).filter(([name]) => isPicked(name as FacetName)));

/** The chosen facet values, limited to those that keywords name; null if they exclude each other. */
export const narrowFacets = (chosen: FacetFilters, named: FacetFilters): FacetFilters | null => {
  const narrowed = { ...chosen };
  for (const name of facetNames) {
    const [values, names] = [chosen[name] ?? [], named[name]];
    if (!names) continue;
    narrowed[name] = values.length > 0 ? names.filter((key) => values.includes(key)) : names;
    if (narrowed[name].length === 0) return null;
  }
  return narrowed;
};

/** Places come first, the smallest before others: a name of both a place and something else means the place. */
const facetsByPriority = [...new Set<FacetName>(['city', 'country', 'continent', ...facetNames])];

/** Lists the values that open offers have, by facet. */
const listFacetValues = ({ open }: OfferIndex): Map<FacetName, Set<string>> => {
  const valuesByFacet = new Map(facetsByPriority.map((name) => [name, new Set<string>()]));
  for (const { posting } of open)
    for (const [name, value] of Object.entries(getFacets(posting)))
      for (const key of [value].flat()) if (key) valuesByFacet.get(name as FacetName)?.add(key);
  return valuesByFacet;
};

/** Creates a parser for the queries in a locale: it knows the facet values of the open offers, and their synonyms. */
export const createQueryParser = (index: OfferIndex, locale: Locale, language: Language) => {
  const phrases = new Map<string, FacetPhrase>();
  let maxLength = 0;
  const toPhraseKey = (words: Phrase) => words.map((word) => language.stem(word)).join(' ');
  const add = (words: Phrase, phrase: FacetPhrase) => {
    if (words.length === 0) return;
    // The name as written precedes its stem: “America” is a country, “Americas” a continent.
    for (const key of [words.join(' '), toPhraseKey(words)]) if (!phrases.has(key)) phrases.set(key, phrase);
    maxLength = Math.max(maxLength, words.length);
  };
  // Most offers are on site, and “site” has other meanings in a search.
  for (const [name, keys] of listFacetValues(index))
    for (const key of keys)
      for (const labelLocale of key === 'on-site' ? [] : new Set<Locale>([locale, defaultLocale])) {
        const label = index.findLabel(name, key, labelLocale);
        const words = selectSignificantWords(language.tokenize(label ?? ''), language.isStop);
        add(words, { name, key });
        const synonyms = language.synonyms.findLongestMatch(words, 0);
        if (synonyms?.length !== words.length) continue;
        for (const synonym of synonyms.synonyms) {
          add(synonym, { name, key });
          // Queries keep a synonym in kana whole, such as リモートワーク, which is two words in texts.
          add(joinUnspacedWords(synonym), { name, key });
        }
      }

  const roles = new Map<string, true>();
  let maxRoleLength = 0;
  const roleNames = new Set(
    index.open.flatMap(({ posting }) => [getLabel(posting.role, locale) ?? '', posting.jobPosting]),
  );
  for (const name of roleNames) {
    const words = selectSignificantWords(language.tokenize(name), language.isStop);
    if (words.length < 2 || !words.some((word) => isGenreWord(word, locale))) continue;
    roles.set(toPhraseKey(words), true);
    maxRoleLength = Math.max(maxRoleLength, words.length);
  }

  /** The longest of some phrases at a position, with what it stands for. */
  const findLongest = <T>(map: ReadonlyMap<string, T>, maxWords: number, words: readonly string[], start: number) => {
    for (let length = Math.min(maxWords, words.length - start); length > 0; length--) {
      const phrase = words.slice(start, start + length);
      const value = map.get(phrase.join(' ')) ?? map.get(toPhraseKey(phrase));
      if (value !== undefined) return { value, length };
    }
    return null;
  };

  return (query: string): ParsedQuery => {
    const words = selectSignificantWords(language.tokenize(query), language.isStop);
    const facets: FacetFilters = {};
    const otherWords: string[] = [];
    const allWords: string[] = [];
    for (let start = 0; start < words.length; ) {
      const namedFacet = findLongest(phrases, maxLength, words, start);
      const synonym = language.synonyms.findLongestMatch(words, start);
      // The longest phrase counts: “sales assistant” does not name the family “sales”.
      const facet = namedFacet && namedFacet.length >= (synonym?.length ?? 0) ? namedFacet : null;
      // The name of a role keeps its genre words, such as that of “recruitment officer”.
      const role = facet ? null : findLongest(roles, maxRoleLength, words, start);
      const phraseWords = words.slice(start, start + ((facet ?? role ?? synonym)?.length ?? 1));
      const usedWords = role ? phraseWords : phraseWords.filter((word) => !isGenreWord(word, locale));
      allWords.push(...usedWords);
      if (facet) facets[facet.value.name] = [...(facets[facet.value.name] ?? []), facet.value.key];
      else otherWords.push(...usedWords);
      start += phraseWords.length;
    }
    return { facets, text: otherWords.join(' '), fullText: allWords.join(' '), words };
  };
};
