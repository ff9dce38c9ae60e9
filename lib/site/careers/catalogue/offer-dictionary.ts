import { otherNamesOf } from '../../../i18n/countries';
import { countryName } from '../../../i18n/formats';
import type { Locale } from '../../../i18n/locales';
import type { SearchWords } from '../../../model/search-words';
import type { Dictionary } from '../../../search/contract';

const names = new Map<string, readonly string[]>();

const namesOf = (code: string): readonly string[] => {
  const known = names.get(code) ?? otherNamesOf(code);
  names.set(code, known);
  return known;
};

/** The dictionary for searches in a locale: a search for UK or Holland finds offers in those countries. */
export const offerDictionary = (locale: Locale, words: SearchWords, countries: Iterable<string>): Dictionary => ({
  ...words,
  aliases: [...countries].map((code) => ({ asked: namesOf(code), meant: [countryName(locale, code)] })),
});
