import { expect, it } from 'vitest';
import { indexByEnding } from './endings';

const wordsEndingWith = (ending: string, words: string[]) =>
  indexByEnding(words)
    .get(ending)
    ?.map((position) => words[position]) ?? [];

it('finds the katakana compounds that end with a word', () => {
  expect(wordsEndingWith('デザイナー', ['グラフィックデザイナー', 'デザイナー', 'デザイン'])).toEqual([
    'グラフィックデザイナー',
  ]);
  expect(wordsEndingWith('サービス', ['アフターサービス'])).toEqual(['アフターサービス']);
});

it('ignores endings too short to be words, and other scripts', () => {
  expect(wordsEndingWith('リスト', ['アナリスト'])).toEqual([]);
  expect(wordsEndingWith('ドバイザー', ['アドバイザー'])).toEqual([]);
  expect(wordsEndingWith('京都', ['東京都'])).toEqual([]);
  expect(wordsEndingWith('maker', ['watchmaker'])).toEqual([]);
});
