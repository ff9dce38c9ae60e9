import { expect, it } from 'vitest';
import { stemOf } from './stems';

it.each([
  ['en', 'harvests', 'harvest'],
  ['fr', 'herbicides', 'herbicide'],
  ['fr', 'reparations', 'reparation'],
  ['it', 'riparazioni', 'riparazione'],
] as const)('treats, in %s, %s and %s as one word', (locale, one, other) => {
  expect(stemOf(one, locale)).toBe(stemOf(other, locale));
});

it.each([
  ['orologio', 'orologi'],
  ['maglia', 'maglie'],
  ['greca', 'greche'],
  ['rosa', 'rose'],
])('treats, in Italian, %s and %s as one word', (one, other) => {
  expect(stemOf(one, 'it')).toBe(stemOf(other, 'it'));
});

it.each([
  ['mostra', 'mostrare'],
  ['dividendo', 'dividere'],
])('treats, in Italian, %s and %s as two words', (one, other) => {
  expect(stemOf(one, 'it')).not.toBe(stemOf(other, 'it'));
});

it('depends on the language', () => {
  expect(stemOf('watches', 'en')).not.toBe(stemOf('watches', 'it'));
});

it.each(['cn', 'jp'] as const)('leaves words as they are in %s', (locale) => {
  expect(stemOf('京都', locale)).toBe('京都');
});
