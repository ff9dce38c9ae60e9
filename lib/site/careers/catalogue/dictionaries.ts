import { isDeepStrictEqual } from 'node:util';
import { listOtherCountryNames } from '../../../i18n/countries';
import { countryName } from '../../../i18n/formats';
import { type Locale, locales } from '../../../i18n/locales';
import type { SearchWords } from '../../../model/search-words';
import { orNull } from '../../../platform/http/or-null';
import type { Dictionary, Search } from '../../../upstreams/search/contract';
import { offerCollection } from './offer-documents';

interface DictionarySource {
  words: SearchWords;
  countries: ReadonlySet<string>;
}

/**
 * The dictionary for searches in a locale. With it, a search for “UK” or “Holland” finds the offers in that country.
 */
const buildDictionary = (locale: Locale, { words, countries }: DictionarySource): Dictionary => ({
  ...words,
  aliases: [...countries].map((code) => ({
    phrases: listOtherCountryNames(code),
    targets: [countryName(locale, code)],
  })),
});

/** The sources of the dictionaries that the search has received, by locale. */
export type SentDictionaries = Map<Locale, DictionarySource>;

/** Sends the dictionaries whose terms or countries have changed to the search, and records their sources in `sent`. */
export const sendDictionaries = async (
  search: Search,
  searchWords: (locale: Locale) => Promise<SearchWords>,
  countries: ReadonlySet<string>,
  sent: SentDictionaries,
): Promise<void> => {
  const changed: [Locale, DictionarySource][] = [];
  for (const locale of locales) {
    const words = await orNull(searchWords(locale), 'load the search terms of a locale');
    const source = words && { words, countries };
    if (source && !isDeepStrictEqual(sent.get(locale), source)) changed.push([locale, source]);
  }
  if (changed.length === 0) return;
  const dictionaries = changed.map(([locale, source]) => [locale, buildDictionary(locale, source)]);
  await search.apply(offerCollection, { dictionaries: Object.fromEntries(dictionaries) });
  for (const [locale, source] of changed) sent.set(locale, source);
};
