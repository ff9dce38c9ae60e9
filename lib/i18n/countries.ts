import worldCountries, { type Country, type OfficialAndCommon } from 'world-countries';
import { type Continent, continents } from './continents';
import { countryAliases } from './country-aliases';
import { normalizeWords, toCountryKey } from './country-key';
import { getCountryName } from './formats';
import { getLanguageTag, type Locale, locales } from './locales';
import { memoize } from './memoize';

const countries = worldCountries.filter(({ status }) => status === 'officially-assigned');

const getDisplayNames = memoize((tag: string) =>
  (['long', 'short'] as const).map((style) => new Intl.DisplayNames(tag, { type: 'region', style, fallback: 'none' })),
);

const listDisplayNames = ({ cca2 }: Country, tags: readonly string[]) =>
  tags.flatMap(getDisplayNames).flatMap((names) => names.of(cca2) ?? []);

const listTranslations = ({ translations }: Country) =>
  ['fra', 'ita', 'jpn', 'zho'].flatMap((language) => translations[language] ?? []);

const listSpellings = ({ common, official }: OfficialAndCommon) => [common, official];

/** The sources of names, the most trusted first. */
const sources: readonly ((country: Country) => readonly string[])[] = [
  ({ cca2 }) => countryAliases.filter(({ code }) => code === cca2).flatMap(({ names }) => names),
  (country) => [...listSpellings(country.name), ...listDisplayNames(country, ['en-GB'])],
  (country) => [
    ...listTranslations(country).flatMap(listSpellings),
    ...listDisplayNames(country, [...locales.map(getLanguageTag), 'de', 'zh-TW', 'zh-HK']),
  ],
  ({ name }) => Object.values(name.native).flatMap(listSpellings),
  ({ altSpellings }) => altSpellings.filter((spelling) => !/^[A-Z]{2}$/.test(spelling)),
];

/** Loads the country codes by name. A name that several countries share in its most trusted source has null. */
const loadNames = (): Map<string, string | null> => {
  const codesByName = new Map<string, string | null>();
  for (const source of sources) {
    const sourceCodes = new Map<string, string | null>();
    for (const country of countries) {
      for (const key of new Set(source(country).map(toCountryKey)))
        sourceCodes.set(key, sourceCodes.has(key) ? null : country.cca2);
    }
    for (const [key, code] of sourceCodes) if (!codesByName.has(key)) codesByName.set(key, code);
  }
  return codesByName;
};

const load = () => {
  const codes = new Map<string, string | null>([
    // Without its accent and dots, É.-U. would be mistaken for the United States.
    ['eu', null],
    ...countries.flatMap(({ cca2, cca3 }) => [cca2, cca3].map((code): [string, string] => [code.toLowerCase(), cca2])),
  ]);
  return { codes, names: loadNames() };
};

let cachedTables: ReturnType<typeof load> | undefined;

/** The code of the country with exactly this name or code; null if no country or several countries have it. */
const findByName = (name: string): string | null => {
  cachedTables ??= load();
  const { codes, names } = cachedTables;
  const words = normalizeWords(name);
  const key = words.join('');
  const code = words.length === 1 ? codes.get(key) : undefined;
  if (code !== undefined) return code;
  return names.get(key) ?? null;
};

const territories = new Set(countries.filter(({ independent }) => !independent).map(({ cca2 }) => cca2));

/** Whether the names of other countries contain this one, as with the two Koreas. */
const isShared = (name: string, code: string): boolean => {
  const words = ` ${normalizeWords(name).join(' ')} `;
  return countries.some(
    (other) =>
      other.cca2 !== code &&
      [other.name, ...listTranslations(other)].some(({ common }) =>
        ` ${normalizeWords(common).join(' ')} `.includes(words),
      ),
  );
};

/** The form of state at the end of an official Chinese or Japanese name, in simplified characters. */
const stateFormPattern =
  /(?:人民|民主主义|民主|社会主义|多民族|联邦|联合|合作|协同|独立)*(?:共和国|王国|侯国|国|联邦)$/u;

/** The code of an official name in Chinese or Japanese that is in no source, such as 克羅埃西亞共和國. */
const findByOfficialName = (name: string): string | null => {
  const key = toCountryKey(name);
  const short = key.replace(stateFormPattern, '');
  const code = short === key ? null : findByName(short);
  return code && !isShared(short, code) ? code : null;
};

/** The code of a name that is followed by an explanation in brackets: `Viet Nam (Vietnam)`. */
const findByGloss = (name: string): string | null => {
  const [, head = '', gloss = ''] = /^([^([]+)[([]([^)\]]*)[)\]]?\s*$/.exec(name) ?? [];
  const code = findByName(head) ?? findByOfficialName(head);
  if (!code) return null;
  const other = findByName(gloss);
  if (!other) return isShared(head, code) ? null : code;
  if (other === code) return code;
  const [one, ...rest] = [code, other].filter((candidate) => territories.has(candidate));
  return one && rest.length === 0 ? one : null;
};

/**
 * The ISO 3166 two-letter code of a country, from one of its codes, or from its name in one of the site's languages or
 * traditional Chinese; null if the name is unknown or ambiguous, or has no officially assigned code, such as Kosovo.
 * For the server only, because the table of names is large.
 */
export const findCountryCode = (name: string): string | null => {
  const normalized = name.normalize('NFKC');
  const reordered = normalized.replace(/^([^,([]+)[,([](.+)$/, '$2 $1');
  return findByName(name) ?? findByName(reordered) ?? findByOfficialName(name) ?? findByGloss(normalized);
};

const byCode = new Map(countries.map((country) => [country.cca2, country]));

/** Other names of a country, from its code: translations, common variants, and abbreviations such as UAE. */
export const listOtherCountryNames = (code: string): readonly string[] => {
  const country = byCode.get(code);
  if (!country) return [];
  const [aliases, english, translations, , variants] = sources;
  return [aliases, english, translations, variants].flatMap((names) => names?.(country) ?? []);
};

/** Whether a text is the ISO 3166 two-letter code of a country. */
export const isCountryCode = (code: string): boolean => byCode.has(code);

/** The continent of a country, from its code; undefined for Antarctica and invalid codes. */
export const findContinent = (code: string): Continent | undefined =>
  continents.find((continent) => continent === byCode.get(code)?.region.toLowerCase());

/** All countries with their codes and their names in a locale, sorted in its collation order. For the server only. */
export const listCountryNames = (locale: Locale): { code: string; name: string }[] => {
  const { compare } = new Intl.Collator(getLanguageTag(locale));
  return countries
    .map(({ cca2: code }) => ({ code, name: getCountryName(locale, code) }))
    .sort((one, other) => compare(one.name, other.name));
};
