import { otherNamesOf } from '../../i18n/countries';
import { countryName } from '../../i18n/formats';
import { rememberedLanguages } from '../../search/language-of';
import type { Catalogue } from './catalogue';

/** How a search of offers reads a locale: whoever asks for UK or Holland is shown what the country has. */
export const offerLanguages = ({ cities }: Pick<Catalogue, 'cities'>) => {
  const countries = new Set(Object.values(cities).map(({ country }) => country));
  const names = new Map([...countries].map((code) => [code, otherNamesOf(code)]));
  return rememberedLanguages((locale) =>
    [...names].map(([code, asked]) => ({ asked, meant: [countryName(locale, code)] })),
  );
};
