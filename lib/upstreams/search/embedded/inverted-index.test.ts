import { describe, expect, it } from 'vitest';
import { runSync } from '@/lib/platform/process/steps';
import { type Fields, invertedIndex } from './inverted-index';

const indexOf = (documents: Fields[], termOf = (word: string) => word) => runSync(invertedIndex(documents, termOf));
const rankOf = (document: Fields, word: string) => indexOf([document]).ranks(word, true)[0];

describe('an inverted index', () => {
  const documents = [
    { title: ['watch'] },
    { title: ['watchmaker'] },
    { facts: ['watches'] },
    { body: ['watch', 'glass', 'watch'] },
    {},
  ];
  const index = indexOf(documents);

  it('ranks whole words of titles, prefixes in titles, facts, then texts; everything else is 0', () => {
    expect([...index.ranks('watch', true)]).toEqual([1, 2, 3, 4, 0]);
    expect([...index.ranks('watch', false)]).toEqual([1, 0, 0, 4, 0]);
    for (const word of ['aaa', 'watchz', 'zzz', '時計']) expect([...index.ranks(word, true)]).toEqual([0, 0, 0, 0, 0]);
  });

  it('ranks the other names of a document like the prefixes of its title', () => {
    const named = { names: ['watch'], facts: ['watch'] };
    expect([rankOf(named, 'watch'), rankOf(named, 'wat')]).toEqual([2, 2]);
  });

  it('ranks a document by its best word with the same prefix', () => {
    const both = { facts: ['watch'], body: ['watches'] };
    expect(rankOf({ ...both, title: ['watchmaker', 'watch'] }, 'watch')).toBe(1);
    expect(rankOf(both, 'watche')).toBe(4);
  });

  it('has the words, and the words that they are prefixes of', () => {
    for (const word of ['watch', 'wat', 'w', 'glass', 'watches']) expect(index.has(word, true)).toBe(true);
    for (const word of ['watchz', 'atch', 'zzz', 'glas s']) expect(index.has(word, true)).toBe(false);
    expect(['watch', 'wat'].map((word) => index.has(word, false))).toEqual([true, false]);
  });

  it('knows the words as they are written, and how often each is used', () => {
    const uses = Object.fromEntries(index.vocabulary.map(({ word, uses }) => [word, uses]));
    expect(uses).toEqual({ glass: 1, watch: 3, watches: 1, watchmaker: 1 });
  });

  it('treats words with the same term as one, and keeps their spelling', () => {
    const stemmed = indexOf(documents, (word) => word.replace(/es$/, ''));
    expect([...stemmed.ranks('watch', false)]).toEqual([1, 0, 3, 4, 0]);
    expect(stemmed.vocabulary.map(({ word }) => word)).toContain('watches');
  });

  it('treats words like `constructor` as words', () => {
    const odd = { title: ['constructor', '__proto__'] };
    expect(rankOf(odd, '__proto__')).toBe(1);
    expect(indexOf([odd]).has('toString', true)).toBe(false);
  });
});
