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

  it.each([
    ['width', 'ＪＡＰＡＮ', 'JP'],
    ['width of a code', 'ｆｒ', 'FR'],
    ['half-width kana', 'ﾄﾞｲﾂ', 'DE'],
    ['middle dots', 'アンティグアバーブーダ', 'AG'],
    ['full-width brackets', '刚果（金）', 'CD'],
    ['case', 'fRaNcE', 'FR'],
    ['accents', 'Côte d’Ivoire', 'CI'],
    ['accents and an apostrophe', 'COTE D IVOIRE', 'CI'],
    ['ring', 'Aland', 'AX'],
    ['ligature', 'Isole Faer Oer', 'FO'],
    ['stroke', 'Gronland', 'GL'],
    ['points', 'U.S.A.', 'US'],
    ['points of a two-letter name', 'U.K.', 'GB'],
    ['white space', '  South \t Africa\n', 'ZA'],
    ['hyphens', 'Guinea Bissau', 'GW'],
    ['separated words', 'Viet-Nam', 'VN'],
    ['ampersand', 'St. Kitts and Nevis', 'KN'],
    ['English article', 'the Netherlands', 'NL'],
    ['article of an abbreviation', 'The UK', 'GB'],
    ['article of a code', 'the US', 'US'],
    ['an article inside', 'Republic of Gambia', 'GM'],
    ['an article at the end', 'Bahamas, The', 'BS'],
    ['French elision', "l'Italie", 'IT'],
    ['French elision, curly', 'L’ALLEMAGNE', 'DE'],
    ['French article', 'les États-Unis', 'US'],
    ['French le', 'Le Japon', 'JP'],
    ['French la', 'la Suisse', 'CH'],
    ['Italian i', 'I Paesi Bassi', 'NL'],
    ['Italian gli', 'gli Stati Uniti', 'US'],
    ['Italian il', 'il Giappone', 'JP'],
    ['Italian lo', 'lo Yemen', 'YE'],
    ['comma', 'Korea, South', 'KR'],
    ['comma before the form of state', 'Korea, Republic of', 'KR'],
    ['comma before another state', "Korea (Democratic People's Republic of)", 'KP'],
    ['brackets', 'Netherlands (Kingdom of the)', 'NL'],
  ])('ignores or reads %s: %s', (_, name, code) => {
    expect(findCountryCode(name)).toBe(code);
  });

  it.each([
    ['LA', 'LA'],
    ['il', 'IL'],
  ])('treats %s as a code, although it is also an article', (name, code) => {
    expect(findCountryCode(name)).toBe(code);
  });

  it.each([
    ['RU', 'RU'],
    ['R.-U.', 'GB'],
    ['É.-U.', 'US'],
    ['EU', null],
    ['the EU', null],
    ['I.S.R.', null],
  ])('distinguishes codes from abbreviations: %s', (name, code) => {
    expect(findCountryCode(name)).toBe(code);
  });

  it.each([
    ['Burma', 'MM'],
    ['Birmanie', 'MM'],
    ['ビルマ', 'MM'],
    ['Swaziland', 'SZ'],
    ['Holland', 'NL'],
    ['Olanda', 'NL'],
    ['Czech Republic', 'CZ'],
    ['République tchèque', 'CZ'],
    ['Cape Verde', 'CV'],
    ['Cabo Verde', 'CV'],
    ['Ivory Coast', 'CI'],
    ['象牙海岸', 'CI'],
    ['East Timor', 'TL'],
    ['Macedonia', 'MK'],
    ['FYROM', 'MK'],
    ['Turkey', 'TR'],
    ['Türkiye', 'TR'],
    ['Western Samoa', 'WS'],
    ['グルジア', 'GE'],
  ])('recognises the former or alternative name %s', (name, code) => {
    expect(findCountryCode(name)).toBe(code);
  });

  it.each([
    ['UAE', 'AE'],
    ['Émirats arabes', 'AE'],
    ['UK', 'GB'],
    ['Great Britain', 'GB'],
    ['England', 'GB'],
    ['Écosse', 'GB'],
    ['Galles', 'GB'],
    ['Northern Ireland', 'GB'],
    ['イギリス', 'GB'],
    ['英格兰', 'GB'],
    ['USA', 'US'],
    ['America', 'US'],
    ["États-Unis d'Amérique", 'US'],
    ['米国', 'US'],
    ['美國', 'US'],
    ['Korea', 'KR'],
    ['Corée du Nord', 'KP'],
    ['韓国', 'KR'],
    ['Hong Kong', 'HK'],
    ['Hong Kong SAR', 'HK'],
    ['Macao', 'MO'],
    ['Macau', 'MO'],
    ['Taiwan, Province of China', 'TW'],
    ['Chinese Taipei', 'TW'],
    ['臺灣', 'TW'],
    ['Holy See', 'VA'],
    ['Russie', 'RU'],
    ['Congo-Kinshasa', 'CD'],
    ['DRC', 'CD'],
    ['Congo', 'CG'],
    ['Guinea', 'GN'],
    ['Niger', 'NE'],
    ['Dominica', 'DM'],
    ['多米尼克', 'DM'],
    ['多米尼加共和国', 'DO'],
    ['Saint-Martin', 'MF'],
    ['Georgia', 'GE'],
  ])('recognises %s', (name, code) => {
    expect(findCountryCode(name)).toBe(code);
  });

  it.each([
    '',
    ' ',
    "'",
    '...',
    'the',
    '·',
    'Atlantis',
    'Europe',
    'Paris',
    'France and Italy',
    'XK',
    'Kosovo',
    'XX',
    'ZZ',
  ])('recognises no country in %j', (name) => {
    expect(findCountryCode(name)).toBeNull();
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'size', 'get'])(
    'recognises no country in %s',
    (name) => {
      expect(findCountryCode(name)).toBeNull();
    },
  );

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
