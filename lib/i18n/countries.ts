import worldCountries, { type Country } from 'world-countries';
import { countryAliases } from './country-aliases';
import { countryName } from './formats';
import { type Locale, locales, tagOf } from './locales';

const marks = /[\u02b9-\u036f]/g;
const letters: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
const articles = new Set(['the', 'la', 'le', 'les', 'l', 'il', 'lo', 'gli', 'i']);

/** The words of a name without case, accents, width, punctuation and articles. */
const plainWords = (name: string): string[] => {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(/[œæßøłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !articles.has(word));
  return telling.length > 0 ? telling : words;
};

const keyOf = (name: string): string => plainWords(name).join('');

const both = (name: { common: string; official: string } | undefined) => (name ? [name.common, name.official] : []);

const displayNames = (tags: readonly string[]) => {
  const types = tags.flatMap((tag) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(tag, { type: 'region', style, fallback: 'none' }),
    ),
  );
  return ({ cca2 }: Country) => types.flatMap((names) => names.of(cca2) ?? []);
};

/** Where names come from, the most trusted first. */
const sources = (): ((country: Country) => readonly string[])[] => {
  const english = displayNames(['en']);
  const translated = displayNames([...locales.map(tagOf), 'zh-TW']);
  return [
    ({ cca2 }) => countryAliases.filter(({ code }) => code === cca2).flatMap(({ names }) => names),
    (country) => [...both(country.name), ...english(country)],
    (country) => [
      ...['fra', 'ita', 'jpn', 'zho'].flatMap((language) => both(country.translations[language])),
      ...translated(country),
    ],
    ({ name }) => Object.values(name.native).flatMap(both),
    ({ altSpellings }) => altSpellings.filter((spelling) => !/^[A-Z]{2}$/.test(spelling)),
  ];
};

/** What several countries are called in the most trusted source that knows it belongs to none. */
const namesOf = (countries: readonly Country[]): Map<string, string | null> => {
  const known = new Map<string, string | null>();
  for (const source of sources()) {
    const found = new Map<string, string | null>();
    for (const country of countries) {
      for (const key of new Set(source(country).map(keyOf))) found.set(key, found.has(key) ? null : country.cca2);
    }
    for (const [key, code] of found) if (!known.has(key)) known.set(key, code);
  }
  return known;
};

const countries = worldCountries.filter(({ status }) => status === 'officially-assigned');

const load = () => {
  const codes = new Map<string, string | null>([
    // Without its accent and points, É.-U. would take it for the United States.
    ['eu', null],
    ...countries.flatMap(({ cca2, cca3 }) => [cca2, cca3].map((code): [string, string] => [code.toLowerCase(), cca2])),
  ]);
  return { codes, names: namesOf(countries) };
};

let loaded: ReturnType<typeof load> | undefined;

/**
 * The ISO 3166 two-letter code of a country, from one of its codes or names in the site's languages; null for
 * what is unknown, ambiguous or has no officially assigned code, such as Kosovo. For the server only: the names
 * are too many for browsers.
 */
export const countryCode = (name: string): string | null => {
  loaded ??= load();
  const { codes, names } = loaded;
  const words = plainWords(name);
  const key = words.join('');
  const code = words.length === 1 ? codes.get(key) : undefined;
  if (code !== undefined) return code;
  const upright = name.replace(/^([^,(]+)[,(](.+)$/, '$2 $1');
  return names.get(key) ?? names.get(keyOf(upright)) ?? null;
};

const assigned = new Set(countries.map(({ cca2 }) => cca2));

/** Whether a text is the ISO 3166 two-letter code of a country. */
export const isCountryCode = (code: string): boolean => assigned.has(code);

/** Every country by its code and its name in a locale, in the order of its dictionaries. For the server only. */
export const countriesIn = (locale: Locale): { code: string; name: string }[] => {
  const { compare } = new Intl.Collator(tagOf(locale));
  return [...assigned]
    .map((code) => ({ code, name: countryName(locale, code) }))
    .sort((one, other) => compare(one.name, other.name));
};
