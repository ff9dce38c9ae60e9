import { isDeepStrictEqual } from 'node:util';
import { listOtherCountryNames } from '../../../i18n/countries';
import { getCountryName } from '../../../i18n/formats';
import { type Locale, locales } from '../../../i18n/locales';
import type { SearchWords } from '../../../model/search-words';
import { orNull } from '../../../platform/http/or-null';
import type { Dictionary, Search } from '../../../upstreams/search/contract';
import { createLanguage, type Language } from '../../../upstreams/search/language';
import { listCountries } from './facets';
import { getLabel, listTerms, type Offer } from './offer';
import { offerCollection } from './offer-documents';

interface DictionarySource {
  words: SearchWords;
  countries: ReadonlySet<string>;
  /** The names of roles, places, houses and other terms of the offers, in the locale. */
  labels: readonly string[];
}

/** The names of all terms and countries of offers in a locale, each once. */
const listLabels = (offers: readonly Offer[], countries: ReadonlySet<string>, locale: Locale): string[] => {
  const labels = new Set([...countries].map((code) => getCountryName(locale, code)));
  for (const { posting } of offers) {
    for (const term of listTerms(posting)) {
      const label = getLabel(term, locale);
      if (label) labels.add(label);
    }
  }
  return [...labels];
};

/**
 * The dictionary for searches in a locale. With it, a search for “UK” or “Holland” finds the offers in that country.
 */
const buildDictionary = (locale: Locale, { words, countries, labels }: DictionarySource): Dictionary => ({
  ...words,
  labels,
  aliases: [...countries].map((code) => ({
    phrases: listOtherCountryNames(code),
    targets: [getCountryName(locale, code)],
  })),
});

/** The sources of the dictionaries that the search has received, by locale. */
export type SentDictionaries = Map<Locale, DictionarySource>;

/** Sends the dictionaries whose terms or countries have changed to the search, and records their sources in `sent`. */
export const sendDictionaries = async (
  search: Search,
  searchWords: (locale: Locale) => Promise<SearchWords>,
  offers: readonly Offer[],
  sent: SentDictionaries,
): Promise<void> => {
  const countries = listCountries(offers);
  const changed: [Locale, DictionarySource][] = [];
  for (const locale of locales) {
    const words = await orNull(searchWords(locale), 'load the search terms of a locale');
    const source = words && { words, countries, labels: listLabels(offers, countries, locale) };
    if (source && !isDeepStrictEqual(sent.get(locale), source)) changed.push([locale, source]);
  }
  if (changed.length === 0) return;
  const dictionaries = changed.map(([locale, source]) => [locale, buildDictionary(locale, source)]);
  await search.apply(offerCollection, { dictionaries: Object.fromEntries(dictionaries) });
  for (const [locale, source] of changed) sent.set(locale, source);
};

/** The language of a locale, with the dictionary that the search has. */
export const createOfferLanguage = (locale: Locale, sent: SentDictionaries): Language => {
  const source = sent.get(locale);
  return createLanguage(locale, source && buildDictionary(locale, source));
};
