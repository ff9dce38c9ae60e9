import { defaultLocale, type Locale } from '../../../i18n/locales';
import { type FacetName, facetNames } from '../../../model/lists/list-query';
import type { NamedFacet } from '../../../upstreams/search/contract';
import { joinUnspacedWords, type Language } from '../../../upstreams/search/language';
import { isGenreWord, selectSignificantWords } from '../../../upstreams/search/significant-terms';
import type { Phrase } from '../../../upstreams/search/synonyms';
import { getFacets } from './facets';
import type { OfferIndex } from './offer-index';

/** The keywords of a search for offers. */
export interface ParsedQuery {
  /** The keywords that name facet values. */
  named: NamedFacet[];
  /** The other keywords, without those that people add to any search for offers, such as “jobs”. */
  text: string;
  /** Whether there are any keywords. */
  hasWords: boolean;
}

/** The facet values that a phrase names. */
interface FacetPhrase {
  name: FacetName;
  keys: readonly string[];
}

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
  const add = (words: Phrase, name: FacetName, key: string) => {
    if (words.length === 0) return;
    // The name as written precedes its stem: “America” is a country, “Americas” a continent.
    for (const phrase of [words.join(' '), toPhraseKey(words)])
      if (!phrases.has(phrase)) phrases.set(phrase, { name, keys: [key] });
    maxLength = Math.max(maxLength, words.length);
  };
  // Most offers are on site, and “site” has other meanings in a search.
  for (const [name, keys] of listFacetValues(index))
    for (const key of keys)
      for (const labelLocale of key === 'on-site' ? [] : new Set<Locale>([locale, defaultLocale])) {
        const label = index.findLabel(name, key, labelLocale);
        const words = selectSignificantWords(language.tokenize(label ?? ''), language.isStop);
        add(words, name, key);
        const synonyms = language.synonyms.findLongestMatch(words, 0);
        if (synonyms?.length !== words.length) continue;
        for (const synonym of synonyms.synonyms) {
          add(synonym, name, key);
          // Queries keep a synonym in kana whole, such as リモートワーク, which is two words in texts.
          add(joinUnspacedWords(synonym), name, key);
        }
      }

  /** The longest phrase at a position that names facet values. */
  const findLongest = (words: Phrase, start: number) => {
    for (let length = Math.min(maxLength, words.length - start); length > 0; length--) {
      const phrase = words.slice(start, start + length);
      const value = phrases.get(phrase.join(' ')) ?? phrases.get(toPhraseKey(phrase));
      if (value) return { ...value, length };
    }
    return null;
  };

  /** The cities whose names begin with a text. */
  const findCities = (text: string): FacetPhrase | null => {
    const cities = [...phrases].filter(([phrase, { name }]) => name === 'city' && phrase.startsWith(text));
    return cities.length > 0 ? { name: 'city', keys: cities.flatMap(([, { keys }]) => keys) } : null;
  };

  return (query: string, isTyping = false): ParsedQuery => {
    const words = selectSignificantWords(language.tokenize(query), language.isStop);
    const named = new Map<FacetName, NamedFacet>();
    const otherWords: string[] = [];
    for (let start = 0; start < words.length; ) {
      const facet = findLongest(words, start);
      const synonym = language.synonyms.findLongestMatch(words, start);
      // The longest phrase counts: “sales assistant” does not name the family “sales”.
      const isFacet = facet && facet.length >= (synonym?.length ?? 0);
      const phrase = words.slice(start, start + ((isFacet ? facet : synonym)?.length ?? 1));
      start += phrase.length;
      const isLast = isTyping && start === words.length;
      const completed = isLast && words.length > 1 ? findCities(phrase.join(' ')) : null;
      const value = completed ?? (isFacet && !isLast ? facet : null);
      if (value) {
        const { words: otherNames = [], values = [] } = named.get(value.name) ?? {};
        named.set(value.name, {
          facet: value.name,
          words: [...otherNames, ...phrase],
          values: [...values, ...value.keys],
        });
      } else if (phrase.some((word) => !isGenreWord(word, locale))) otherWords.push(...phrase);
    }
    return { named: [...named.values()], text: otherWords.join(' '), hasWords: words.length > 0 };
  };
};
