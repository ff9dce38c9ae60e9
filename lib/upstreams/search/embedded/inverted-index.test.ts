import { describe, expect, it } from 'vitest';
import { atOnce } from '@/lib/platform/process/in-turns';
import { invertedIndex } from './inverted-index';

const documents = [
  { title: ['watch'], facts: [], body: [] },
  { title: ['watchmaker'], facts: [], body: [] },
  { title: [], facts: ['watches'], body: [] },
  { title: [], facts: [], body: ['watch', 'glass', 'watch'] },
  { title: [], facts: [], body: [] },
];
const index = atOnce(invertedIndex(documents));

describe('an inverted index', () => {
  it('ranks whole words of titles, prefixes in titles, facts, then texts; everything else is 0', () => {
    expect([...index.ranks('watch', true)]).toEqual([1, 2, 3, 4, 0]);
  });

  it('ranks the other names of a document like the prefixes of its title', () => {
    const named = { title: [], names: ['watch'], facts: ['watch'], body: [] };
    expect([...atOnce(invertedIndex([named])).ranks('watch', true)]).toEqual([2]);
    expect([...atOnce(invertedIndex([named])).ranks('wat', true)]).toEqual([2]);
  });

  it('ranks only whole words if prefixes do not count', () => {
    expect([...index.ranks('watch', false)]).toEqual([1, 0, 0, 4, 0]);
  });

  it('ranks a document by its best word with the same prefix', () => {
    const both = { title: ['watchmaker', 'watch'], facts: ['watch'], body: ['watches'] };
    expect([...atOnce(invertedIndex([both])).ranks('watch', true)]).toEqual([1]);
    expect([...atOnce(invertedIndex([{ ...both, title: [] }])).ranks('watche', true)]).toEqual([4]);
  });

  it('ranks a word that does not occur with 0 everywhere, wherever it stands in the alphabet', () => {
    for (const word of ['aaa', 'watchz', 'zzz', '時計']) expect([...index.ranks(word, true)]).toEqual([0, 0, 0, 0, 0]);
  });

  it('has the words, and the words that they are prefixes of', () => {
    for (const word of ['watch', 'wat', 'w', 'glass', 'watches']) expect(index.has(word)).toBe(true);
    for (const word of ['watchz', 'atch', 'zzz', 'glas s']) expect(index.has(word)).toBe(false);
    expect(['watch', 'wat'].map((word) => index.has(word, false))).toEqual([true, false]);
  });

  it('knows the words as they are written, and how often each is used', () => {
    const uses = Object.fromEntries(index.vocabulary.map(({ word, uses }) => [word, uses]));
    expect(uses).toEqual({ glass: 1, watch: 3, watches: 1, watchmaker: 1 });
  });

  it('treats words with the same stem as one, and keeps their spelling', () => {
    const stemmed = atOnce(invertedIndex(documents, (word) => word.replace(/es$/, '')));
    expect([...stemmed.ranks('watch', false)]).toEqual([1, 0, 3, 4, 0]);
    expect(stemmed.vocabulary.map(({ word }) => word)).toContain('watches');
  });

  it('treats words like `constructor` as words', () => {
    const odd = atOnce(invertedIndex([{ title: ['constructor', '__proto__'], facts: [], body: [] }]));
    expect([...odd.ranks('__proto__', true)]).toEqual([1]);
    expect(odd.has('toString')).toBe(false);
  });

  it('is empty without documents', () => {
    const empty = atOnce(invertedIndex([]));
    expect(empty.has('watch')).toBe(false);
    expect([...empty.ranks('watch', true)]).toEqual([]);
  });
});
