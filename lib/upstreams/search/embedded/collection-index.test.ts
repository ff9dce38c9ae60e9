import { describe, expect, it } from 'vitest';
import { getLanguageTag, type Locale } from '@/lib/i18n/locales';
import { parseWords } from '@/lib/i18n/words';
import { runStepsSync } from '@/lib/platform/process/steps';
import type { SearchQuery } from '../contract';
import { createLanguage } from '../language';
import { buildCollectionIndex } from './collection-index';

interface Texts {
  title?: string;
  facts?: string;
  body?: string;
  city?: string;
}

/** Creates a search of documents, newest first; its hits are their positions. */
const createSearch = (texts: Texts[], locale: Locale = 'en') => {
  const toWords = (text: string) => parseWords(text, getLanguageTag(locale));
  const documents = texts.map(({ title = '', facts = '', body = '', city = 'paris' }, position) => ({
    title: toWords(title),
    document: {
      id: `${position}`,
      version: '',
      title,
      language: getLanguageTag(locale),
      facts: toWords(facts),
      body: toWords(body),
      date: '2026-01-01',
      position,
      facets: { city },
      labels: {},
    },
  }));
  const searchIndex = runStepsSync(buildCollectionIndex({}, documents));
  return (text: string, query: Partial<SearchQuery> = {}) => {
    const baseQuery = { collection: { name: '' }, text, locale, sort: 'relevance', page: 0, size: 100 } as const;
    const { ids, ...result } = searchIndex.query({ ...baseQuery, ...query }, createLanguage(locale));
    return { ...result, hits: ids.map(Number) };
  };
};

describe('a search', () => {
  const search = createSearch([
    { title: 'Leather artisan', body: 'You cut and stitch the leather of our watch straps.' },
    { title: 'Watch polisher', facts: 'Permanent Geneva' },
    { title: 'Watchmaker', facts: 'Permanent Paris', body: 'You assemble movements.' },
    { title: 'Sommelier', facts: 'Watches' },
    { title: 'Watch seller', body: 'Geneva' },
  ]);

  it('ranks titles first, then facts, then texts; equally relevant documents keep their order', () => {
    expect(search('watc').hits).toEqual([1, 2, 4, 3, 0]);
  });

  it('finds longer words only if no title and no facts have the whole word', () => {
    expect(search('watch').hits).toEqual([1, 4, 0]);
    expect(search('watche').hits).toEqual([3]);
  });

  it('finds nothing in an empty index', () => {
    expect(createSearch([])('watch')).toMatchObject({ hits: [], correction: null });
  });

  it('ignores accents, case and character width', () => {
    const french = createSearch([{ title: 'Métiers d’été, Genève' }], 'fr');
    for (const text of ['METIERS', 'métiers', 'ｇｅｎｅｖｅ', 'Ete']) expect(french(text).hits).toEqual([0]);
  });
});

describe('a filtered search', () => {
  const search = createSearch([
    { title: 'Distillery', city: 'dufftown' },
    { title: 'Harvest', body: 'The old distillery', city: 'paris' },
    { title: 'Harvest revenue', city: 'paris' },
    { title: 'Wacht', city: 'dufftown' },
    { title: 'Watch', city: 'paris' },
  ]);
  const onlyPositions = (...positions: number[]) => ({ excludeMentions: true, ids: positions.map(String) });

  it('returns mere mentions only if no remaining document is about the word', () => {
    expect(search('distillery', { excludeMentions: true }).hits).toEqual([0]);
    expect(search('distillery', onlyPositions(1, 2)).hits).toEqual([1]);
    expect(search('distillery', { excludeMentions: true, facets: { city: ['paris'] } }).hits).toEqual([1]);
  });

  it('ranks partial matches among the remaining documents', () => {
    expect(search('harvest revenue', onlyPositions(0, 1)).hits).toEqual([1]);
    expect(search('harvest revenue', { facets: { city: ['dufftown'] } }).hits).toEqual([]);
    const { hits, facets } = search('distillery revenue', { facets: { city: ['dufftown'] } });
    expect(hits).toEqual([0]);
    expect(facets.city?.dufftown).toBe(1);
  });

  it('corrects a word to one of the remaining documents', () => {
    expect(search('wacth', onlyPositions(4)).correction).toBe('watch');
    expect(search('wacth', onlyPositions(1, 2))).toMatchObject({ hits: [], correction: null });
  });

  it('counts the documents of the values that are not chosen', () => {
    expect(search('harvest revenue', { facets: { city: ['dufftown'] } }).facets.city?.paris).toBe(1);
  });
});

it('the significant word outweighs the others if no document has all of them', () => {
  const search = createSearch([
    { title: 'Accountant', facts: 'part time Geneva' },
    { title: 'Buyer', facts: 'part time Geneva' },
    { title: 'Watchmaker', facts: 'full time Geneva' },
    { title: 'Watchmaker', facts: 'full time Paris' },
  ]);
  expect(search('watchmaker part time geneva').hits[0]).toBe(2);
});

it.each([
  ['pr', [1]],
  ['IT', [1]],
  ['q3', [3]],
  ['ita', [0]],
])('two Latin characters match only whole words: %s', (text, expected) => {
  const search = createSearch([{ title: 'Italian prices' }, { title: 'PR and IT' }, { title: 'Q30' }, { title: 'Q3' }]);
  expect(search(text).hits).toEqual(expected);
});

it('has documents named after most of the words beside those that only mention all of them', () => {
  const documents = [
    { title: 'Contact', facts: 'phone' },
    { title: 'Press', body: 'our phone, your contact and the number of the office' },
    { title: 'Number' },
  ];
  expect(createSearch(documents)('contact phone number').hits).toEqual([0, 1]);
});

describe('a search in Chinese or Japanese', () => {
  it('finds the words of its language', () => {
    const chinese = createSearch([{ title: '高级珠宝工匠' }, { title: '门店顾问', facts: '上海的珠宝' }], 'cn');
    expect(chinese('珠宝').hits).toEqual([0, 1]);
    expect(chinese('上海珠宝').hits).toEqual([1]);
    expect(chinese('腕表').hits).toEqual([]);
    const japanese = createSearch([{ title: '時計職人' }, { title: '販売員', body: '東京のﾌﾞﾃｨｯｸ' }], 'jp');
    expect(japanese('時計').hits).toEqual([0]);
    expect(japanese('ブティック 東京').hits).toEqual([1]);
  });

  it('does not correct a word to a similar one', () => {
    expect(createSearch([{ title: 'ガラス職人' }], 'jp')('カラス')).toMatchObject({ hits: [], correction: null });
  });
});

describe('a word found nowhere', () => {
  const search = createSearch([
    { title: 'Watchmaker', facts: 'Geneva' },
    { title: 'Jeweller', facts: 'Geneva Vicenza' },
    { title: 'Watchmaker', facts: 'Vicenza' },
  ]);

  it.each([
    ['is replaced by the nearest indexed word', 'wacthmaker vicensa', [2], 'watchmaker vicenza'],
    ['finds nothing if no indexed word is similar', 'antarctica', [], null],
    ['finds nothing beside another word that is found nowhere', 'antarctica submarine', [], null],
    ['is never a word that has matches', 'geneva', [0, 1], null],
    ['is never a prefix of a word', 'gen', [0, 1], null],
  ])('%s', (_, text, hits, correction) => {
    expect(search(text)).toMatchObject({ hits, correction });
  });

  it('is missing beside a word of a title, which is no correction', () => {
    const result = search('watchmaker antarctica');
    expect(result).toMatchObject({ hits: [0, 2], correction: null, isPartial: true, missingWords: ['antarctica'] });
  });
});

describe('several words that no document has together', () => {
  it('find the documents that are about half of them, and not those that only mention some', () => {
    const search = createSearch([
      { title: 'Sommelier' },
      { title: 'Hotel', body: 'Watches' },
      { title: 'Bar', body: 'Watches' },
    ]);
    expect(search('sommelier watches').hits).toEqual([0]);
  });

  it('find the documents with most of the words, the most relevant first', () => {
    const search = createSearch([
      { title: 'Watch' },
      { title: 'Strap', body: 'Watch and leather' },
      { title: 'Leather watch' },
      { title: 'Glass' },
    ]);
    expect(search('leather watch glass').hits).toEqual([2]);
    expect(search('strap glass').hits).toEqual([1, 3]);
  });
});

describe('single letters', () => {
  const search = createSearch(
    [{ title: 'Chef de l’atelier' }, { title: 'Chef' }, { title: 'Lapidaire, atelier L' }],
    'fr',
  );

  it.each([
    ['are ignored beside a word', 'l’atelier', [0, 2]],
    ['are ignored beside words', 'x atelier chef', [0]],
    ['match only the letter itself if alone', 'l', [0, 2]],
    ['are no prefixes', 'c', []],
    ['match only themselves if there are several', 'a b', []],
  ])('%s', (_, text, hits) => {
    expect(search(text).hits).toEqual(hits);
  });

  it('are significant in other scripts', () => {
    expect(createSearch([{ title: '革 職人' }, { title: '金 職人' }], 'jp')('革 職人').hits).toEqual([0]);
  });
});
