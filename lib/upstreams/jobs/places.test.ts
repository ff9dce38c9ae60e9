import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parsePlaces } from './places';

const formatPlaces = (texts: readonly string[], country?: string): string =>
  parsePlaces(texts, country)
    .map((place) => [place.city?.names ?? '-', place.region ?? '-', place.country ?? '-'].join(', '))
    .join(' + ') || 'nowhere';

/** A place as boards write it, then what it is: city, region and country of each of its places. */
const table = readFileSync('tests/support/places.txt', 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split(' → ') as [text: string, places: string]);

it('knows hundreds of ways to write a place', () => {
  expect(table.length).toBeGreaterThan(400);
  const mismatches = table.filter(([text, places]) => formatPlaces([text]) !== places);
  expect(mismatches.map(([text, places]) => `${text} → ${formatPlaces([text])}, not ${places}`)).toEqual([]);
});

it.each([
  ['Geneva, GE', 'Switzerland', 'geneva', 'CH'],
  ['Genève', 'ch', 'geneve', 'CH'],
  ['東京', 'Japan', '東京', 'JP'],
  ['Hong Kong', 'HK', 'hong-kong', 'HK'],
  ['Milan', 'Atlantis', 'milan', undefined],
  ['', 'Corée du Sud', undefined, 'KR'],
  [undefined, undefined, undefined, undefined],
  [null, null, undefined, undefined],
  ['London, United Kingdom', 'FR', 'london', 'GB'],
  ['Hong Kong', 'CN', 'hong-kong', 'HK'],
])('%s of a board that says %s is %s in %s', (text, boardCountry, city, country) => {
  const [place, ...others] = parsePlaces([text], boardCountry);
  expect([place?.city?.key, place?.country]).toEqual([city, country]);
  expect(others).toEqual([]);
});

it('gives a board’s country to the first of several texts, and each place once', () => {
  const texts = ['Paris', 'London, United Kingdom', 'Paris', 'Lyon', 'Remote', null];
  expect(parsePlaces(texts, 'FR').map(({ city, country }) => [city?.names, country])).toEqual([
    ['Paris', 'FR'],
    ['London', 'GB'],
    ['Lyon', undefined],
  ]);
});
