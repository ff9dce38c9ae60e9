import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import worldCountries, { type Country } from 'world-countries';
import { findCountryCode, isCountryCode, listCountryNames } from './countries';
import { countryAliases } from './country-aliases';
import { getLanguageTag, locales } from './locales';

const countries = worldCountries.filter(({ status }) => status === 'officially-assigned');

/** The names for which `findCountryCode` does not return their country's code, with the code that it returns. */
const findMismatches = (listNames: (country: Country) => readonly string[]) =>
  countries.flatMap((country) =>
    listNames(country)
      .filter((name) => findCountryCode(name) !== country.cca2)
      .map((name) => `${country.cca2} ${name}: ${findCountryCode(name)}`),
  );

describe('findCountryCode', () => {
  it('recognises the 249 countries by their codes', () => {
    expect(countries).toHaveLength(249);
    expect(
      findMismatches(({ cca2, cca3 }) => [cca2, cca3, cca2.toLowerCase(), cca3.toLowerCase(), ` ${cca2}. `]),
    ).toEqual([]);
  });

  it.each(locales.map(getLanguageTag))('recognises them by their long and short names in %s', (tag) => {
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(tag, { type: 'region', style });
      expect(findMismatches(({ cca2 }) => [names.of(cca2) ?? ''])).toEqual([]);
    }
  });

  it('recognises them by their common and official English names', () => {
    expect(findMismatches(({ name }) => [name.common, name.official])).toEqual([]);
  });

  it('recognises them by their native and translated names, unless another country has precedence', () => {
    const expected = ['SX Saint-Martin: MF', 'DM 多米尼加: DO', 'DM 多米尼加共和国: DO'];
    const mismatches = findMismatches(({ name, translations }) =>
      [
        ...Object.values(name.native),
        ...['fra', 'ita', 'jpn', 'zho'].flatMap((language) => translations[language] ?? []),
      ].flatMap(({ common, official }) => [common, official]),
    );
    expect(new Set(mismatches)).toEqual(new Set(expected));
  });

  it('recognises them in any case and Unicode composition', () => {
    expect(
      findMismatches(({ name, translations }) =>
        [name.common, translations.jpn?.common ?? ''].flatMap((common) => [
          common.toUpperCase(),
          common.toLowerCase(),
          common.normalize('NFD'),
        ]),
      ),
    ).toEqual([]);
  });

  it('recognises each alias as one country', () => {
    const mistaken = countryAliases.flatMap(({ code, names }) =>
      names.filter((name) => findCountryCode(name) !== code),
    );
    expect(mistaken).toEqual([]);
    expect(countryAliases.flatMap(({ names }) => names)).not.toContain('');
  });

  const rows = readFileSync('tests/support/country-names.txt', 'utf8').trim().split('\n');

  it('recognises hundreds of official, former and other names, in many spellings', () => {
    expect(rows.length).toBeGreaterThan(150);
    const mismatches = rows.flatMap((row) =>
      row
        .slice(3)
        .split('; ')
        .map((name) => [row.slice(0, 2), name, findCountryCode(name)])
        .filter(([expected, , code]) => code !== expected),
    );
    expect(mismatches).toEqual([]);
    expect(findCountryCode('  South \t Africa\n')).toBe('ZA');
  });

  it('recognises names in traditional Chinese, as Taiwan and Hong Kong abbreviate them', () => {
    for (const tag of ['zh-Hant-TW', 'zh-Hant-HK']) {
      const names = new Intl.DisplayNames(tag, { type: 'region' });
      expect(
        rows.map((row) => row.slice(0, 2)).filter((code) => findCountryCode(names.of(code) ?? '') !== code),
      ).toEqual([]);
    }
  });

  it.each([
    ...['', ' ', "'", '...', 'the', '·', 'Atlantis', 'Europe', 'Paris', 'France and Italy'],
    ...['the Kingdom of Denmark and Greenland', 'the Democratic Republic of Korea', 'the Republic of Atlantis'],
    ...['la République', 'the Republic of', 'the State of New York', '亚特兰蒂斯共和国', '共和国', '国'],
    ...['Georgia (USA)', 'Korea (some part)', 'Guinea (West)', 'France (Germany)', 'Atlantis (Greece)', '()'],
    ...['XK', 'Kosovo', 'XX', 'ZZ', 'EU', 'the EU', 'I.S.R.', 'constructor', '__proto__', 'size'],
  ])('recognises no country in %j', (name) => {
    expect(findCountryCode(name)).toBeNull();
  });

  it('returns a country code or null for any text', () => {
    const codes = new Set<string | null>([null, ...countries.map(({ cca2 }) => cca2)]);
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
      fc.string({ unit: fc.constantFrom('F', 'r', 'l', 'i', ' ', ',', '(', ')', '.', '&', '’', 'é') }),
    );
    fc.assert(fc.property(text, (name) => codes.has(findCountryCode(name))));
  });
});

describe('names that countries share', () => {
  afterEach(() => {
    vi.doUnmock('world-countries');
    vi.resetModules();
  });

  const importCountryCode = async (list: readonly Country[]) => {
    vi.resetModules();
    vi.doMock('world-countries', () => ({ default: list }));
    return (await import('./countries')).findCountryCode;
  };

  const sharing = countries.map((country) =>
    ['SE', 'NO'].includes(country.cca2)
      ? { ...country, altSpellings: ['Northland', 'Denmark', 'Danemark', 'FI', 'Turkey'] }
      : country,
  );

  it.each([
    ['as listed', sharing],
    ['reversed', sharing.toReversed()],
  ])('match none of them, but a full name matches its country, with countries %s', async (_, list) => {
    const code = await importCountryCode(list);
    expect(['Northland', 'Denmark', 'Danemark', 'FI', 'Turkey'].map(code)).toEqual([null, 'DK', 'DK', 'FI', 'TR']);
  });

  it('match the same way in any order of countries', async () => {
    const reversed = await importCountryCode(countries.toReversed());
    const names = countries.flatMap(({ name, translations, altSpellings }) => [
      ...[name, ...Object.values(name.native), ...Object.values(translations)].flatMap(({ common, official }) => [
        common,
        official,
      ]),
      ...altSpellings,
    ]);
    expect(names.filter((name) => reversed(name) !== findCountryCode(name))).toEqual([]);
  });
});

describe('listCountryNames', () => {
  it.each(locales)('returns the 249 countries with their names in %s, once each and sorted', (locale) => {
    const entries = listCountryNames(locale);
    expect(new Set(entries.map(({ code }) => code)).size).toBe(249);
    const names = entries.map(({ name }) => name);
    expect(new Set(names).size).toBe(249);
    expect(names).toEqual(names.toSorted(new Intl.Collator(getLanguageTag(locale)).compare));
    for (const { code, name } of entries) expect(findCountryCode(name)).toBe(code);
  });

  it('returns names in the language of the locale', () => {
    expect(listCountryNames('fr')).toContainEqual({ code: 'CH', name: 'Suisse' });
    expect(listCountryNames('jp')).toContainEqual({ code: 'CH', name: 'スイス' });
    expect(
      listCountryNames('en')
        .map(({ name }) => name)
        .slice(0, 3),
    ).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
  });
});

it('accepts only the codes of countries as country codes', () => {
  expect(['FR', 'JP', 'XK', 'ZZ', 'fr', 'FRA', 'France', ''].filter(isCountryCode)).toEqual(['FR', 'JP']);
});
