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
  isPrimary?: boolean;
}

/** Creates a search of documents, newest first; its hits are their positions. */
const createSearch = (texts: Texts[], locale: Locale = 'en') => {
  const toWords = (text: string) => parseWords(text, getLanguageTag(locale));
  const documents = texts.map(({ title = '', facts = '', body = '', city = 'paris', isPrimary = false }, position) => ({
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
      isPrimary,
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
    expect(search('watc').hits).toEqual([1, 2, 4, 3]);
  });

  it('finds longer words only if no title and no facts have the whole word', () => {
    expect(search('watch').hits).toEqual([1, 4]);
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

it('leaves out mere mentions if other documents that pass the filters are about the word', () => {
  const search = createSearch([
    { title: 'Distillery' },
    { title: 'Harvest', body: 'The old distillery', city: 'dufftown' },
    { title: 'Harvest revenue' },
  ]);
  expect(search('distillery').hits).toEqual([0]);
  expect(search('distillery', { ids: ['1', '2'] }).hits).toEqual([1]);
  expect(search('harvest revenue', { facets: { city: ['dufftown'] } })).toMatchObject({
    hits: [],
    facets: { city: { paris: 1 } },
  });
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

  it('takes neighbouring characters that no dictionary has together as one word', () => {
    const chinese = createSearch([{ title: '双人' }, { title: '店长', facts: '双 休' }, { title: '制绳厂' }], 'cn');
    expect(chinese('店长 五险')).toMatchObject({ hits: [1], missingWords: ['五险'] });
    expect(chinese('双休').hits).toEqual([1]);
    expect(chinese('制绳厂').hits).toEqual([2]);
    const japanese = createSearch([{ title: '時計師' }, { title: '東京', facts: '販売員' }], 'jp');
    expect(japanese('看護師').hits).toEqual([]);
    expect(japanese('看護師 東京')).toMatchObject({ hits: [1], missingWords: ['看護師'] });
  });
});

describe('a word found nowhere', () => {
  const search = createSearch([
    { title: 'Watchmaker', facts: 'Geneva' },
    { title: 'Jeweller', facts: 'Geneva Vicenza', body: 'glass' },
    { title: 'Watchmaker', facts: 'Vicenza' },
  ]);

  it.each([
    ['is replaced by the nearest word of a title', 'wacthmaker vicenza', [2], 'watchmaker vicenza', []],
    ['is not replaced by other words', 'watchmaker vicensa', [0, 2], null, ['vicensa']],
    ['is named and left out', 'watchmaker antarctica geneva', [0], null, ['antarctica']],
    ['finds nothing alone', 'antarctica submarine', [], null, []],
    ['finds nothing beside a word that is only mentioned', 'antarctica glass', [], null, []],
    ['is never a prefix of a word', 'gen', [0, 1], null, []],
  ])('%s', (_, text, hits, correction, missingWords) => {
    expect(search(text)).toMatchObject({ hits, correction, missingWords });
  });
});

describe('words that no document has together', () => {
  const search = createSearch([
    { title: 'Accountant', facts: 'part time', city: 'geneva' },
    { title: 'Buyer', facts: 'part time 2027', city: 'geneva' },
    { title: 'Watchmaker', facts: 'full time', city: 'geneva', body: 'bonus' },
    { title: 'Watchmaker', facts: 'full time' },
    { title: 'Sommelier', facts: 'part time' },
  ]);
  const named = [{ words: ['in', 'geneva'], facet: 'city', values: ['geneva'] }];

  it.each([
    ['find documents with the rarest of them', 'watchmaker part', { named }, [2], ['part']],
    ['find documents with most of them', 'buyer part watchmaker', {}, [1], ['watchmaker']],
    ['count more than numbers', 'watchmaker 2027', {}, [2, 3], ['2027']],
    ['may be names of facet values', 'watchmaker', { named: [{ ...named[0], values: ['rome'] }] }, [2, 3], []],
    ['find nothing if all are required', 'buyer watchmaker', { isStrict: true }, [], []],
  ] as const)('%s', (_, text, query, hits, missingWords) => {
    expect(search(text, query as Partial<SearchQuery>)).toMatchObject({ hits, missingWords });
  });
});

it('puts primary documents first, unless others are named after the words', () => {
  const search = createSearch([
    { title: 'Watch news' },
    { title: 'Page', facts: 'watch', isPrimary: true },
    { title: 'Clock', facts: 'watch' },
  ]);
  expect(search('watch').hits).toEqual([0, 1, 2]);
  expect(search('watc', { isTyping: true }).hits).toEqual([0, 1, 2]);
});

it('matches an incomplete last word while it is typed, and corrects none', () => {
  const search = createSearch([{ title: 'Watch' }, { title: 'Watchmaker' }, { title: 'Glass', body: 'watchmaker' }]);
  expect(search('watch', { isTyping: true }).hits).toEqual([0, 1]);
  expect(search('wacth', { isTyping: true }).hits).toEqual([]);
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
