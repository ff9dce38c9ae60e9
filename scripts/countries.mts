import { writeFileSync } from 'node:fs';
import worldCountries, { type Country } from 'world-countries';

const both = ({ common, official }: { common: string; official: string }) => [common, official];

/** The facts and names of a country that the site uses. Names of a language are the common one, then the official one. */
const rowOf = ({ cca2, cca3, independent, region, name, translations, altSpellings }: Country) => ({
  code: cca2,
  code3: cca3,
  isIndependent: independent === true,
  region: region.toLowerCase(),
  english: both(name),
  ...Object.fromEntries(
    Object.entries({ french: 'fra', italian: 'ita', japanese: 'jpn', chinese: 'zho' }).map(([language, key]) => {
      const known = translations[key];
      if (!known) throw new Error(`${cca2} has no ${language} name.`);
      return [language, both(known)];
    }),
  ),
  native: Object.values(name.native).flatMap(both),
  variants: altSpellings.filter((spelling) => !/^[A-Z]{2}$/.test(spelling)),
});

/** The text of `lib/i18n/countries.json`: a line for each country with an officially assigned code. */
export const makeCountries = (): string => {
  const rows = worldCountries.filter(({ status }) => status === 'officially-assigned').map(rowOf);
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
};

if (import.meta.main) writeFileSync(new URL('../lib/i18n/countries.json', import.meta.url), makeCountries());
