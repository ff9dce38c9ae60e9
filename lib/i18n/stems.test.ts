import { expect, it } from 'vitest';
import { stemOf } from './stems';

it.each([
  ['en', 'harvests', 'harvest'],
  ['fr', 'herbicides', 'herbicide'],
  ['fr', 'reparations', 'reparation'],
  ['it', 'riparazioni', 'riparazione'],
] as const)('takes in %s %s and %s for one word', (locale, one, other) => {
  expect(stemOf(one, locale)).toBe(stemOf(other, locale));
});

it('is of its language', () => {
  expect(stemOf('watches', 'en')).not.toBe(stemOf('watches', 'it'));
});

it.each(['cn', 'jp'] as const)('leaves words as they are in %s', (locale) => {
  expect(stemOf('京都', locale)).toBe('京都');
});
