import { expect, it } from 'vitest';
import { findNearestWord } from './spelling';

const vocabulary = [
  'watchmaker',
  'watch',
  'match',
  'milan',
  'ring',
  'dividend',
  'h14012',
  'インターンシップ',
  'ガラス',
  '新加坡',
];

it.each([
  ['a missing letter', 'watchmakr', 'watchmaker'],
  ['a wrong letter', 'divident', 'dividend'],
  ['an extra letter', 'milane', 'milan'],
  ['swapped letters', 'wacth', 'watch'],
  ['two errors', 'watchmkr', null],
  ['another first letter', 'xatch', null],
  ['a word that is too short', 'rin', null],
  ['a reference, which differs by its digits', 'h14013', null],
  ['a sign of a long word in katakana', 'インターシップ', 'インターンシップ'],
  ['a sign of a short word in katakana', 'カラス', null],
  ['a character of a long word', '新加波', '新加坡'],
])('%s', (_, typed, expected) => {
  expect(findNearestWord(typed, vocabulary)).toBe(expected);
});

it('is the first of equally near words', () => {
  expect(findNearestWord('watche', ['watched', 'watches'])).toBe('watched');
});
