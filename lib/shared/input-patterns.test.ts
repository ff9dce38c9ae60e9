import { expect, it } from 'vitest';
import { parseWords } from '../i18n/words';
import { keywordsPattern } from './input-patterns';

const pattern = new RegExp(`^(?:${keywordsPattern})$`, 'v');

it.each([
  ['watch', true],
  ['🎉 watch!', true],
  ['C++', true],
  ['35', true],
  ['l’atelier', true],
  ['制表师', true],
  ['サービス', true],
  ['!!!', false],
  ['🎉', false],
  ['… – …', false],
  ['。、', false],
])('accepts only keywords in which the search finds a word: %s', (keywords, isAccepted) => {
  expect(pattern.test(keywords)).toBe(isAccepted);
  expect(parseWords(keywords, 'en').length > 0).toBe(isAccepted);
});
