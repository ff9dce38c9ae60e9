import english from 'cldr-subdivisions-full/subdivisions/en/en.json' with { type: 'json' };
import { iso31662 } from 'iso-3166';
import { toCountryKey } from './country-key';

/** A state, province or another part of a country. For the server only: the tables are large. */
export interface Subdivision {
  /** The ISO 3166-2 code of the subdivision. */
  code: string;
  /** The ISO 3166-1 code of its country. */
  country: string;
  /** Whether it belongs directly to the country: an Italian region, not one of its provinces. */
  isTop: boolean;
}

const englishNames: Partial<Record<string, string>> = english.subdivisions.localeDisplayNames.subdivisions;

/** Types of subdivisions at the end of names: `Beijing Shi`, `Seoul-teukbyeolsi`. */
const formPattern = /²|[ -](?:Shi|Sheng|teukbyeolsi|gwangyeoksi|do|City|Province|Prefecture|Metropolis)$/gi;

const listKeys = (code: string, name: string): string[] => {
  const names = [name, englishNames[code.replace('-', '').toLowerCase()] ?? name];
  return [
    ...new Set(
      names.flatMap((fullName) => {
        // A prefix may follow the name: `Madrid, Comunidad de`.
        const [baseName = '', ...prefixes] = fullName.split(', ');
        return [baseName, baseName.replace(formPattern, ''), ...prefixes.map((part) => `${part} ${baseName}`)];
      }),
    ),
  ].map(toCountryKey);
};

const load = () => {
  const byName = new Map<string, Subdivision[]>();
  const byCode = new Map<string, Subdivision>();
  for (const { code, name, parent } of iso31662) {
    const country = code.slice(0, 2);
    const subdivision = { code, country, isTop: parent === country };
    byCode.set(code, subdivision);
    for (const key of listKeys(code, name)) byName.set(key, [...(byName.get(key) ?? []), subdivision]);
  }
  return { byName, byCode };
};

let cachedTables: ReturnType<typeof load> | undefined;
const getTables = () => {
  cachedTables ??= load();
  return cachedTables;
};

/** The subdivisions of any country with a name, in its own language or in English. */
export const findSubdivisionsByName = (name: string): readonly Subdivision[] =>
  getTables().byName.get(toCountryKey(name)) ?? [];

/** The subdivision of a country with a code, with or without the country's code: `CA` or `US-CA`. */
export const findSubdivisionByCode = (country: string, code: string): Subdivision | undefined =>
  getTables().byCode.get(code.includes('-') ? code : `${country}-${code}`);
