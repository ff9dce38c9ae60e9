import { describe, expect, it } from 'vitest';
import { runStepsSync } from '@/lib/platform/process/steps';
import { buildInvertedIndex, type Fields } from './inverted-index';

const buildIndex = (documents: Fields[], toTerm = (word: string) => word) =>
  runStepsSync(buildInvertedIndex(documents, toTerm));
const getRank = (document: Fields, word: string) => buildIndex([document]).ranks(word, true)[0];

describe('an inverted index', () => {
  const documents = [
    { title: ['watch'] },
    { title: ['watchmaker'] },
    { facts: ['watches'] },
    { body: ['watch', 'glass', 'watch'] },
    {},
  ];
  const index = buildIndex(documents);

  it('ranks whole words of titles, prefixes in titles, facts, then texts; everything else is 0', () => {
    expect([...index.ranks('watch', true)]).toEqual([1, 3, 4, 5, 0]);
    expect([...index.ranks('watch', false)]).toEqual([1, 0, 0, 5, 0]);
    for (const word of ['aaa', 'watchz', 'zzz', '時計']) expect([...index.ranks(word, true)]).toEqual([0, 0, 0, 0, 0]);
  });

  it('ranks the alternative names of a document between its title and prefixes', () => {
    const withNames = { names: ['watch'], facts: ['watch'] };
    expect([getRank(withNames, 'watch'), getRank(withNames, 'wat')]).toEqual([2, 3]);
  });

  it('ranks a document by its best word with the prefix', () => {
    const withoutTitle = { facts: ['watch'], body: ['watches'] };
    expect(getRank({ ...withoutTitle, title: ['watchmaker', 'watch'] }, 'watch')).toBe(1);
    expect(getRank(withoutTitle, 'watche')).toBe(5);
  });

  it('lists the words of titles as written, and treats words with the same term as one', () => {
    const stemmed = buildIndex([...documents, { title: ['watches'] }], (word) => word.replace(/es$/, ''));
    expect([...stemmed.ranks('watch', false)]).toEqual([1, 0, 4, 5, 0, 1]);
    expect([...stemmed.titleWords]).toEqual(['watch', 'watchmaker', 'watches']);
  });

  it('treats the names of built-in properties, such as `constructor`, as words', () => {
    const builtInNames = { title: ['constructor', '__proto__'] };
    expect(getRank(builtInNames, '__proto__')).toBe(1);
    expect(getRank(builtInNames, 'toString')).toBe(0);
  });
});
