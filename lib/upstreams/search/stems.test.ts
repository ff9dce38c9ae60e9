import { expect, it } from 'vitest';
import { toStem } from './stems';

it.each([
  ['en', 'harvests', 'harvest'],
  ['fr', 'herbicides', 'herbicide'],
  ['fr', 'reparations', 'reparation'],
  ['it', 'riparazioni', 'riparazione'],
] as const)('treats, in %s, %s and %s as one word', (locale, one, other) => {
  expect(toStem(one, locale)).toBe(toStem(other, locale));
});

it.each([
  ['orologio', 'orologi'],
  ['maglia', 'maglie'],
  ['greca', 'greche'],
  ['rosa', 'rose'],
])('treats, in Italian, %s and %s as one word', (one, other) => {
  expect(toStem(one, 'it')).toBe(toStem(other, 'it'));
});

it.each([
  ['mostra', 'mostrare'],
  ['dividendo', 'dividere'],
])('treats, in Italian, %s and %s as two words', (one, other) => {
  expect(toStem(one, 'it')).not.toBe(toStem(other, 'it'));
});

it('depends on the language', () => {
  expect(toStem('watches', 'en')).not.toBe(toStem('watches', 'it'));
});

it.each(['cn', 'jp'] as const)('leaves words as they are in %s', (locale) => {
  expect(toStem('京都', locale)).toBe('京都');
});
