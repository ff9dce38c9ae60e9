import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { getLanguageTag, type Locale } from '@/lib/i18n/locales';
import { parseWords } from '@/lib/i18n/words';
import { searchWords } from '@/lib/model/search-words';
import { createLanguage } from './language';
import { selectSignificantWords } from './significant-terms';

const readYaml = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'));
const cities: Record<string, Record<Locale, string>> = readYaml('offers/labels.yaml').locationCity;

/** Creates a function that lists the phrases a query for a text matches: its significant words and their synonyms. */
const createFinder = (locale: Locale) => {
  const language = createLanguage(locale, searchWords.parse(readYaml(`search/${locale}.yaml`)));
  return (text: string): string[] => {
    const words = selectSignificantWords(language.tokenize(text), language.isStop);
    return [words, ...(language.synonyms.findLongestMatch(words, 0)?.synonyms ?? [])].map((phrase) => phrase.join(' '));
  };
};

describe.each([
  ['jp', ['東京都', '京都府', '大阪府', 'ミラノ市', 'パリ市', '北京市']],
  ['cn', ['东京都', '京都府', '上海市', '巴黎市', '北京市']],
] satisfies [Locale, string[]][])('a city in %s', (locale, places) => {
  const find = createFinder(locale);

  it.each(places)('is found with its suffix: %s', (place) => {
    expect(find(place)).toContain(parseWords(place.slice(0, -1), getLanguageTag(locale)).join(' '));
  });

  it('is found with its suffix for every city with offers whose name does not end with 城', () => {
    const names = Object.values(cities).map((city) => city[locale]);
    // `墨西哥城市` is left out: it would be split before 城市 (city), a word of its own.
    for (const name of names.filter((cityName) => !cityName.endsWith('城')))
      expect(find(`${name}市`), name).toContain(find(name)[0]);
  });
});

it('does not split a word that is no place, and retains a suffix on its own', () => {
  const { tokenize, isStop } = createLanguage('jp', searchWords.parse({}));
  expect(tokenize('京都')).toEqual(['京都']);
  expect(tokenize('見本市')).toEqual(['見本市']);
  expect(selectSignificantWords(tokenize('市'), isStop)).toEqual(['市']);
});
