import worldCountries, { type Country, type OfficialAndCommon } from 'world-countries';
import { type Continent, continents } from './continents';
import { countryAliases } from './country-aliases';
import { countryKey, plainWords } from './country-key';
import { countryName } from './formats';
import { type Locale, locales, tagOf } from './locales';
import { oncePer } from './once-per';

const countries = worldCountries.filter(({ status }) => status === 'officially-assigned');

const displayNamesIn = oncePer((tag: string) =>
  (['long', 'short'] as const).map((style) => new Intl.DisplayNames(tag, { type: 'region', style, fallback: 'none' })),
);

const displayNames = ({ cca2 }: Country, tags: readonly string[]) =>
  tags.flatMap(displayNamesIn).flatMap((names) => names.of(cca2) ?? []);

const translated = ({ translations }: Country) =>
  ['fra', 'ita', 'jpn', 'zho'].flatMap((language) => translations[language] ?? []);

const spelled = ({ common, official }: OfficialAndCommon) => [common, official];

/** Sources of names, the most trusted first. */
const sources: readonly ((country: Country) => readonly string[])[] = [
  ({ cca2 }) => countryAliases.filter(({ code }) => code === cca2).flatMap(({ names }) => names),
  (country) => [...spelled(country.name), ...displayNames(country, ['en-GB'])],
  (country) => [
    ...translated(country).flatMap(spelled),
    ...displayNames(country, [...locales.map(tagOf), 'de', 'zh-TW', 'zh-HK']),
  ],
  ({ name }) => Object.values(name.native).flatMap(spelled),
  ({ altSpellings }) => altSpellings.filter((spelling) => !/^[A-Z]{2}$/.test(spelling)),
];

/** Names that several countries have in the most trusted source are ambiguous. */
const loadNames = (): Map<string, string | null> => {
  const known = new Map<string, string | null>();
  for (const source of sources) {
    const found = new Map<string, string | null>();
    for (const country of countries) {
      for (const key of new Set(source(country).map(countryKey))) found.set(key, found.has(key) ? null : country.cca2);
    }
    for (const [key, code] of found) if (!known.has(key)) known.set(key, code);
  }
  return known;
};

const load = () => {
  const codes = new Map<string, string | null>([
    // Without its accent and dots, É.-U. would be mistaken for the United States.
    ['eu', null],
    ...countries.flatMap(({ cca2, cca3 }) => [cca2, cca3].map((code): [string, string] => [code.toLowerCase(), cca2])),
  ]);
  return { codes, names: loadNames() };
};

let loaded: ReturnType<typeof load> | undefined;

/** The country with exactly this name or code; null if none or several have it. */
const lookUp = (name: string): string | null => {
  loaded ??= load();
  const { codes, names } = loaded;
  const words = plainWords(name);
  const key = words.join('');
  const code = words.length === 1 ? codes.get(key) : undefined;
  if (code !== undefined) return code;
  return names.get(key) ?? null;
};

const territories = new Set(countries.filter(({ independent }) => !independent).map(({ cca2 }) => cca2));

/** Whether the names of other countries contain this one, as with the two Koreas. */
const isShared = (name: string, code: string): boolean => {
  const words = ` ${plainWords(name).join(' ')} `;
  return countries.some(
    (other) =>
      other.cca2 !== code &&
      [other.name, ...translated(other)].some(({ common }) => ` ${plainWords(common).join(' ')} `.includes(words)),
  );
};

/** Chinese and Japanese forms of state at the end of an official name, in simplified characters. */
const formOfState = /(?:人民|民主主义|民主|社会主义|多民族|联邦|联合|合作|协同|独立)*(?:共和国|王国|侯国|国|联邦)$/u;

/** The country of an official name in Chinese or Japanese that is in no list, such as 克羅埃西亞共和國. */
const readOfficial = (name: string): string | null => {
  const key = countryKey(name);
  const short = key.replace(formOfState, '');
  const code = short === key ? null : lookUp(short);
  return code && !isShared(short, code) ? code : null;
};

/** The country of a name with an explanation behind it: `Viet Nam (Vietnam)`. */
const readGloss = (name: string): string | null => {
  const [, head = '', gloss = ''] = /^([^([]+)[([]([^)\]]*)[)\]]?\s*$/.exec(name) ?? [];
  const code = lookUp(head) ?? readOfficial(head);
  if (!code) return null;
  const other = lookUp(gloss);
  if (!other) return isShared(head, code) ? null : code;
  if (other === code) return code;
  const [one, ...more] = [code, other].filter((each) => territories.has(each));
  return one && more.length === 0 ? one : null;
};

/**
 * The ISO 3166 two-letter code of a country, from one of its codes or names in the site's languages, or in traditional
 * Chinese; null if it is unknown, ambiguous or has no officially assigned code, such as Kosovo. For the server only:
 * the table of names is large.
 */
export const countryCode = (name: string): string | null => {
  const written = name.normalize('NFKC');
  const upright = written.replace(/^([^,([]+)[,([](.+)$/, '$2 $1');
  return lookUp(name) ?? lookUp(upright) ?? readOfficial(name) ?? readGloss(written);
};

const byCode = new Map(countries.map((country) => [country.cca2, country]));

/** Other names of a country, by its code: in the site's languages, usual variants, short forms such as UAE. */
export const otherNamesOf = (code: string): readonly string[] => {
  const country = byCode.get(code);
  if (!country) return [];
  const [aliases, english, translations, , variants] = sources;
  return [aliases, english, translations, variants].flatMap((names) => names?.(country) ?? []);
};

/** Whether a text is the ISO 3166 two-letter code of a country. */
export const isCountryCode = (code: string): boolean => byCode.has(code);

/** The continent of a country, by its code; undefined for Antarctica and for invalid codes. */
export const continentOf = (code: string): Continent | undefined =>
  continents.find((continent) => continent === byCode.get(code)?.region.toLowerCase());

/** Every country by its code and its name in a locale, sorted as in its dictionaries. For the server only. */
export const countriesIn = (locale: Locale): { code: string; name: string }[] => {
  const { compare } = new Intl.Collator(tagOf(locale));
  return countries
    .map(({ cca2: code }) => ({ code, name: countryName(locale, code) }))
    .sort((one, other) => compare(one.name, other.name));
};
