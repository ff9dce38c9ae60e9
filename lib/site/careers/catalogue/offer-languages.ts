import { otherNamesOf } from '../../../i18n/countries';
import { countryName } from '../../../i18n/formats';
import { rememberedLanguages } from '../../../search/embedded/language-of';

const names = new Map<string, readonly string[]>();

const namesOf = (code: string): readonly string[] => {
  const known = names.get(code) ?? otherNamesOf(code);
  names.set(code, known);
  return known;
};

/** How a search of offers reads a locale: a search for UK or Holland finds what is in those countries. */
export const offerLanguages = (countries: Iterable<string>) => {
  const codes = [...countries];
  return rememberedLanguages((locale) =>
    codes.map((code) => ({ asked: namesOf(code), meant: [countryName(locale, code)] })),
  );
};
