import { describe, expect, it } from 'vitest';
import { wordsOf } from '@/lib/i18n/words';
import { atOnce } from '@/lib/platform/process/in-turns';
import { type IndexedDocument, searchIndex } from './search-index';

interface Texts {
  title?: string;
  facts?: string;
  body?: string;
  city?: string;
}

const indexOf = (texts: Texts[], tag = 'en') =>
  atOnce(
    searchIndex(
      ['city'],
      texts.map(
        ({ title = '', facts = '', body = '', city = 'paris' }): IndexedDocument<'city'> => ({
          title: wordsOf(title, tag),
          facts: wordsOf(facts, tag),
          body: wordsOf(body, tag),
          facets: { city },
        }),
      ),
    ),
  );
const hitsOf = (index: ReturnType<typeof indexOf>, text: string, tag = 'en') =>
  index.search({ words: wordsOf(text, tag) }).hits;

describe('a search', () => {
  const index = indexOf([
    { title: 'Leather artisan', body: 'You cut and stitch the leather of our watch straps.' },
    { title: 'Watch polisher', facts: 'Permanent Geneva', city: 'geneva' },
    { title: 'Watchmaker', facts: 'Permanent Paris', body: 'You assemble movements.' },
    { title: 'Sommelier', facts: 'Watches' },
    { title: 'Watch seller', body: 'Geneva' },
  ]);

  it('finds documents that have every word, wherever it stands', () => {
    expect(hitsOf(index, 'watch geneva')).toEqual([1, 4]);
    expect(hitsOf(index, 'geneva permanent watch')).toEqual([1]);
  });

  it('has whole words of titles first, then prefixes in titles, facts and texts; equally good ones keep their order', () => {
    expect(hitsOf(index, 'watch')).toEqual([1, 4, 2, 3, 0]);
  });

  it('finds words by their prefixes, not by their suffixes', () => {
    expect(hitsOf(index, 'pol')).toEqual([1]);
    expect(hitsOf(index, 'maker')).toEqual([]);
  });

  it('finds everything without words, and nothing in an empty index', () => {
    expect(index.search({ words: [] }).hits).toEqual([0, 1, 2, 3, 4]);
    expect(indexOf([]).search({ words: ['watch'] })).toMatchObject({ hits: [], corrected: null });
  });

  it('keeps to facets, and counts them', () => {
    const { hits, counts } = index.search({ words: ['watch'], facets: { city: ['geneva'] } });
    expect(hits).toEqual([1]);
    expect(Object.fromEntries(counts.city)).toEqual({ paris: 4, geneva: 1 });
  });

  it('is limited to the allowed positions', () => {
    expect(index.search({ words: ['watch'], among: [0, 2, 77] }).hits).toEqual([2, 0]);
    expect(index.search({ words: [], among: [3, 1] }).hits).toEqual([1, 3]);
    const { hits, counts } = index.search({ words: [], among: [] });
    expect(hits).toEqual([]);
    expect(Object.fromEntries(counts.city)).toEqual({ paris: 0, geneva: 0 });
  });

  it('ignores accents, case and width', () => {
    const french = indexOf([{ title: 'Métiers d’été, Genève' }], 'fr');
    for (const text of ['METIERS', 'métiers', 'ｇｅｎｅｖｅ', 'Ete']) expect(hitsOf(french, text, 'fr')).toEqual([0]);
  });
});

describe('what filters leave', () => {
  const index = indexOf([
    { title: 'Distillery', city: 'dufftown' },
    { title: 'Harvest', body: 'The old distillery', city: 'paris' },
    { title: 'Harvest revenue', city: 'paris' },
    { title: 'Wacht', city: 'dufftown' },
    { title: 'Watch', city: 'paris' },
  ]);
  const inOrder = (text: string, among?: number[]) =>
    index.search({ words: wordsOf(text, 'en'), inOrder: true, ...(among && { among }) });

  it('decides which documents are about the words: mere mentions are shown only if nothing else is left', () => {
    expect(inOrder('distillery').hits).toEqual([0]);
    expect(inOrder('distillery', [1, 2]).hits).toEqual([1]);
    expect(index.search({ words: ['distillery'], inOrder: true, facets: { city: ['paris'] } }).hits).toEqual([1]);
  });

  it('decides how many words may be missing', () => {
    expect(inOrder('harvest revenue', [0, 1]).hits).toEqual([1]);
    expect(index.search({ words: ['harvest', 'revenue'], facets: { city: ['dufftown'] } }).hits).toEqual([]);
    const { hits, counts } = index.search({ words: ['distillery', 'revenue'], facets: { city: ['dufftown'] } });
    expect(hits).toEqual([0]);
    expect(counts.city.get('dufftown')).toBe(1);
  });

  it('determines the correction of a word', () => {
    expect(inOrder('watchs', [4]).corrected).toEqual(['watch']);
    expect(inOrder('watchs', [1, 2])).toMatchObject({ hits: [], corrected: null });
  });

  it('counts what the other values would show', () => {
    const { counts } = index.search({ words: ['harvest', 'revenue'], facets: { city: ['dufftown'] } });
    expect(counts.city.get('paris')).toBe(1);
  });
});

describe('the telling word', () => {
  it('outweighs the others if no document has all of them', () => {
    const index = indexOf([
      { title: 'Accountant', facts: 'part time Geneva' },
      { title: 'Buyer', facts: 'part time Geneva' },
      { title: 'Watchmaker', facts: 'full time Geneva' },
      { title: 'Watchmaker', facts: 'full time Paris' },
    ]);
    expect(hitsOf(index, 'watchmaker part time geneva')[0]).toBe(2);
  });
});

describe('two Latin letters', () => {
  const index = indexOf([{ title: 'Italian prices' }, { title: 'PR and IT' }, { title: 'Q30' }, { title: 'Q3' }]);

  it.each([
    ['pr', [1]],
    ['IT', [1]],
    ['q3', [3]],
    ['ita', [0]],
  ])('match whole words: %s', (text, expected) => {
    expect(hitsOf(index, text)).toEqual(expected);
  });
});

it('matches prefixes of words only if no title and no facts have the whole word, if requested', () => {
  const texts = [{ title: 'Partner' }, { facts: 'part time' }, { title: 'Party' }];
  const documents = texts.map(({ title = '', facts = '' }: { title?: string; facts?: string }) => ({
    title: wordsOf(title, 'en'),
    facts: wordsOf(facts, 'en'),
    body: [],
    facets: { city: 'paris' },
  }));
  const found = (text: string) =>
    atOnce(searchIndex(['city'], documents, { wholeFirst: true })).search({ words: [text] }).hits;
  expect(found('part')).toEqual([1]);
  expect(found('par')).toEqual([0, 2, 1]);
});

describe('a search in Chinese or Japanese', () => {
  it('finds the words of its language', () => {
    const chinese = indexOf([{ title: '高级珠宝工匠' }, { title: '门店顾问', body: '上海的珠宝' }], 'zh-CN');
    expect(hitsOf(chinese, '珠宝', 'zh-CN')).toEqual([0, 1]);
    expect(hitsOf(chinese, '上海珠宝', 'zh-CN')).toEqual([1]);
    expect(hitsOf(chinese, '腕表', 'zh-CN')).toEqual([]);
    const japanese = indexOf([{ title: '時計職人' }, { title: '販売員', body: '東京のﾌﾞﾃｨｯｸ' }], 'ja-JP');
    expect(hitsOf(japanese, '時計', 'ja-JP')).toEqual([0]);
    expect(hitsOf(japanese, 'ブティック 東京', 'ja-JP')).toEqual([1]);
  });

  it('replaces no word by one that looks similar', () => {
    const japanese = indexOf([{ title: 'ガラス職人' }], 'ja-JP');
    expect(japanese.search({ words: wordsOf('カラス', 'ja-JP') })).toMatchObject({ hits: [], corrected: null });
  });
});

describe('a word found nowhere', () => {
  const index = indexOf([
    { title: 'Watchmaker', facts: 'Geneva' },
    { title: 'Jeweller', facts: 'Geneva Vicenza' },
    { title: 'Watchmaker', facts: 'Vicenza' },
  ]);
  const search = (text: string) => {
    const { hits, corrected } = index.search({ words: wordsOf(text, 'en') });
    return { hits, corrected };
  };

  it('is replaced by the nearest known word', () => {
    expect(search('wacthmaker')).toEqual({ hits: [0, 2], corrected: ['watchmaker'] });
    expect(search('jeweler vicensa')).toEqual({ hits: [1], corrected: ['jeweller', 'vicenza'] });
  });

  it('is left out beside other words, which is reported', () => {
    expect(search('watchmaker antarctica')).toEqual({ hits: [0, 2], corrected: ['watchmaker'] });
  });

  it('finds nothing if no known word is similar', () => {
    expect(search('antarctica')).toEqual({ hits: [], corrected: null });
    expect(search('antarctica submarine')).toEqual({ hits: [], corrected: null });
  });

  it('does not change words that are found', () => {
    expect(search('geneva')).toEqual({ hits: [0, 1], corrected: null });
    expect(search('gen')).toEqual({ hits: [0, 1], corrected: null });
  });
});

describe('words that no document has all of', () => {
  it('each find their documents, however rare they are', () => {
    const index = indexOf([
      { title: 'Sommelier' },
      { title: 'Hotel', body: 'Watches' },
      { title: 'Bar', body: 'Watches' },
    ]);
    expect(hitsOf(index, 'sommelier watches')).toEqual([0, 1, 2]);
  });

  it('find the documents with most of them, the best first', () => {
    const index = indexOf([
      { title: 'Watch' },
      { title: 'Strap', body: 'Watch and leather' },
      { title: 'Leather watch' },
      { title: 'Glass' },
    ]);
    expect(hitsOf(index, 'leather watch glass')).toEqual([2, 1]);
    expect(hitsOf(index, 'strap glass')).toEqual([1, 3]);
    expect(index.search({ words: ['strap', 'glass'] }).isPartial).toBe(true);
    expect(index.search({ words: ['watch', 'leather'] }).isPartial).toBe(false);
  });
});

it('finds exactly what is requested if no word may be replaced or missing', () => {
  const index = indexOf([{ title: 'Leather watch' }, { title: 'Watch' }]);
  const found = (words: string[]) => index.search({ words, exactly: true });
  expect(found(['watch', 'leather']).hits).toEqual([0]);
  expect(found(['watch', 'glass']).hits).toEqual([]);
  expect(found(['leathr']).hits).toEqual([]);
  expect(found(['leathr']).corrected).toBeNull();
});

describe('single letters', () => {
  const index = indexOf([{ title: 'Chef de l’atelier' }, { title: 'Chef' }, { title: 'Lapidaire, atelier L' }], 'fr');

  it('are ignored beside words', () => {
    expect(hitsOf(index, 'l’atelier', 'fr')).toEqual([0, 2]);
    expect(hitsOf(index, 'x atelier chef', 'fr')).toEqual([0]);
  });

  it('match only the letter if alone, not words beginning with it', () => {
    expect(hitsOf(index, 'l', 'fr')).toEqual([0, 2]);
    expect(hitsOf(index, 'c', 'fr')).toEqual([]);
  });

  it('match everything if there are several of them', () => {
    expect(hitsOf(index, 'a b', 'fr')).toEqual([0, 1, 2]);
  });

  it('are words in other scripts', () => {
    expect(hitsOf(indexOf([{ title: '革 職人' }, { title: '金 職人' }], 'ja-JP'), '革 職人', 'ja-JP')).toEqual([0]);
  });
});
