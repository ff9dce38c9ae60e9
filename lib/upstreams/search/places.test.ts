import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { getLanguageTag, type Locale } from '@/lib/i18n/locales';
import { parseWords } from '@/lib/i18n/words';
import { searchWords } from '@/lib/model/search-words';
import { languageOf } from './language-of';
import { tellingWords } from './telling-words';

const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'));
const cities: Record<string, { names: Record<Locale, string> }> = read('offers/cities.yaml');

/** What a search for a text finds: its own significant words, or synonyms. */
const meant = (locale: Locale) => {
  const language = languageOf(locale, searchWords.parse(read(`search/${locale}.yaml`)));
  return (text: string): string[] => {
    const words = tellingWords(language.wordsIn(text), language.isStop);
    return [words, ...(language.synonyms.at(words, 0)?.ways ?? [])].map((phrase) => phrase.join(' '));
  };
};

describe.each([
  ['jp', ['東京都', '京都府', '大阪府', 'ミラノ市', 'パリ市', '北京市']],
  ['cn', ['东京都', '京都府', '上海市', '巴黎市', '北京市']],
] satisfies [Locale, string[]][])('a city in %s', (locale, places) => {
  const find = meant(locale);

  it.each(places)('is found with its ending: %s', (place) => {
    expect(find(place)).toContain(parseWords(place.slice(0, -1), getLanguageTag(locale)).join(' '));
  });

  it('is found with its ending wherever offers are', () => {
    const names = Object.values(cities).map((city) => city.names[locale]);
    for (const name of names.filter((one) => !one.endsWith('城')))
      expect(find(`${name}市`), name).toContain(parseWords(name, getLanguageTag(locale)).join(' '));
  });
});

it('keeps the ending of a word that is no place, and an ending on its own', () => {
  const { wordsIn, isStop } = languageOf('jp', searchWords.parse({}));
  expect(wordsIn('京都')).toEqual(['京都']);
  expect(wordsIn('見本市')).toEqual(['見本市']);
  expect(tellingWords(wordsIn('市'), isStop)).toEqual(['市']);
});
