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

/** The dictionary for searches in a locale: a search for UK or Holland finds offers in those countries. */
const buildDictionary = (locale: Locale, { words, countries }: DictionarySource): Dictionary => ({
  ...words,
  aliases: [...countries].map((code) => ({
    phrases: listOtherCountryNames(code),
    targets: [countryName(locale, code)],
  })),
});

/** What the dictionaries that the search has were made of. */
export type SentDictionaries = Map<Locale, DictionarySource>;

/** Sends the search the dictionaries that the words of editors or the countries of offers have changed. */
export const sendDictionaries = async (
  search: Search,
  searchWords: (locale: Locale) => Promise<SearchWords>,
  countries: ReadonlySet<string>,
  sent: SentDictionaries,
): Promise<void> => {
  const changed: [Locale, DictionarySource][] = [];
  for (const locale of locales) {
    const words = await orNull(searchWords(locale), 'offers are found by the search words of before');
    const source = words && { words, countries };
    if (source && !isDeepStrictEqual(sent.get(locale), source)) changed.push([locale, source]);
  }
  if (changed.length === 0) return;
  const dictionaries = changed.map(([locale, source]) => [locale, buildDictionary(locale, source)]);
  await search.apply(offerCollection, { dictionaries: Object.fromEntries(dictionaries) });
  for (const [locale, source] of changed) sent.set(locale, source);
};
