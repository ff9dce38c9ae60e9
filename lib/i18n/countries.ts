import { type Continent, continents } from './continents';
import countries from './countries.json' with { type: 'json' };
import { countryAliases } from './country-aliases';
import { countryKey, plainWords } from './country-key';
import { namesWithoutState } from './form-of-state';
import { countryName } from './formats';
import { type Locale, locales, tagOf } from './locales';
import { oncePer } from './once-per';

type Country = (typeof countries)[number];

const displayNamesIn = oncePer((tag: string) =>
  (['long', 'short'] as const).map((style) => new Intl.DisplayNames(tag, { type: 'region', style, fallback: 'none' })),
);

const displayNames =
  (tags: readonly string[]) =>
  ({ code }: Country) =>
    tags.flatMap(displayNamesIn).flatMap((names) => names.of(code) ?? []);

/** The common names of a country in the site's languages: the first of each. */
const commonNames = ({ english, french, italian }: Country): string[] =>
  [english, french, italian].flatMap(([common]) => common ?? []);

/** Sources of names, the most trusted first. */
const sources = (): ((country: Country) => readonly string[])[] => {
  const english = displayNames(['en-GB']);
  const translated = displayNames([...locales.map(tagOf), 'de', 'zh-TW', 'zh-HK']);
  return [
    (country) => countryAliases.filter(({ code }) => code === country.code).flatMap(({ names }) => names),
    (country) => [...country.english, ...english(country)],
    (country) => [
      ...country.french,
      ...country.italian,
      ...country.japanese,
      ...country.chinese,
      ...translated(country),
    ],
    ({ native }) => native,
    ({ variants }) => variants,
  ];
};

/** Names that several countries have in the most trusted source are ambiguous. */
const loadNames = (): Map<string, string | null> => {
  const known = new Map<string, string | null>();
  for (const source of sources()) {
    const found = new Map<string, string | null>();
    for (const country of countries) {
      for (const key of new Set(source(country).map(countryKey))) found.set(key, found.has(key) ? null : country.code);
    }
    for (const [key, code] of found) if (!known.has(key)) known.set(key, code);
  }
  return known;
};

const load = () => {
  const codes = new Map<string, string | null>([
    // Without its accent and dots, É.-U. would be mistaken for the United States.
    ['eu', null],
    ...countries.flatMap(({ code, code3 }) => [code, code3].map((one): [string, string] => [one.toLowerCase(), code])),
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

const territories = new Set(countries.filter(({ isIndependent }) => !isIndependent).map(({ code }) => code));

/** Whether the names of other countries contain this one, as with the two Koreas. */
const isShared = (name: string, code: string): boolean => {
  const words = ` ${plainWords(name).join(' ')} `;
  return countries.some(
    (other) =>
      other.code !== code && commonNames(other).some((one) => ` ${plainWords(one).join(' ')} `.includes(words)),
  );
};

/** The country of an official name that is in no list, such as `la République de Türkiye`. */
const readForm = (name: string): string | null => {
  for (const short of namesWithoutState(name)) {
    const code = lookUp(short);
    if (code) return isShared(short, code) ? null : code;
  }
  return null;
};

/** The country of a name with an explanation behind it: `Viet Nam (Vietnam)`. */
const readGloss = (name: string): string | null => {
  const [, head = '', gloss = ''] = /^([^([]+)[([]([^)\]]*)[)\]]?\s*$/.exec(name) ?? [];
  const code = lookUp(head) ?? readForm(head);
  if (!code) return null;
  const other = lookUp(gloss) ?? readForm(gloss);
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
  return lookUp(name) ?? lookUp(upright) ?? readForm(name) ?? readForm(upright) ?? readGloss(written);
};

const assigned = new Set(countries.map(({ code }) => code));

/** Other names of a country, by its code: in the site's languages, usual variants, short forms such as UAE. */
export const otherNamesOf = (code: string): readonly string[] => {
  const country = countries.find((one) => one.code === code);
  if (!country) return [];
  const [aliases, english, translated, , variants] = sources();
  return [aliases, english, translated, variants].flatMap((names) => names?.(country) ?? []);
};

/** Whether a text is the ISO 3166 two-letter code of a country. */
export const isCountryCode = (code: string): boolean => assigned.has(code);

const continentsByCode = new Map(
  countries.map(({ code, region }) => [code, continents.find((continent) => continent === region)]),
);

/** The continent of a country, by its code; undefined for Antarctica and for invalid codes. */
export const continentOf = (code: string): Continent | undefined => continentsByCode.get(code);

/** Every country by its code and its name in a locale, sorted as in its dictionaries. For the server only. */
export const countriesIn = (locale: Locale): { code: string; name: string }[] => {
  const { compare } = new Intl.Collator(tagOf(locale));
  return [...assigned]
    .map((code) => ({ code, name: countryName(locale, code) }))
    .sort((one, other) => compare(one.name, other.name));
};
