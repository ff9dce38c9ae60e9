import { expect, it } from 'vitest';
import { stemsOf } from './stems';

it.each([
  ['en', 'harvests', 'harvest'],
  ['fr', 'herbicides', 'herbicide'],
  ['fr', 'réparations', 'réparation'],
  ['it', 'riparazioni', 'riparazione'],
] as const)('takes in %s %s and %s for one word', (locale, one, other) => {
  expect(stemsOf(one, locale)).toEqual(stemsOf(other, locale));
});

it.each(['cn', 'jp'] as const)('leaves words as they are in %s', (locale) => {
  expect(stemsOf('京都', locale)).toEqual(['京都']);
});
