import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isKnownPlace } from './contract';
import { parsePlaces } from './places';

const formatPlaces = (texts: readonly string[], country?: string): string =>
  parsePlaces(texts, country)
    .filter(isKnownPlace)
    .map((place) => [place.locationCity?.names ?? '-', place.region ?? '-', place.locationCountry ?? '-'].join(', '))
    .join(' + ') || 'nowhere';

/** Pairs of a place in the spelling of a board, and the city, region and country of each place in it. */
const table = readFileSync('tests/support/places.txt', 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split(' → ') as [text: string, places: string]);

it('parses hundreds of spellings of places', () => {
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
])('%s on a board with the country %s is %s in %s', (text, boardCountry, city, country) => {
  const [place, ...otherPlaces] = parsePlaces([text], boardCountry);
  expect([place?.locationCity?.key, place?.locationCountry]).toEqual([city, country]);
  expect(otherPlaces).toEqual([]);
});

it('applies the country of the board to the first of several texts, and lists each place once', () => {
  const texts = ['Paris', 'London, United Kingdom', 'Paris', 'Lyon', 'Remote', null];
  expect(
    parsePlaces(texts, 'FR').map(({ locationCity, locationCountry }) => [locationCity?.names, locationCountry]),
  ).toEqual([
    ['Paris', 'FR'],
    ['London', 'GB'],
    ['Lyon', undefined],
  ]);
});
