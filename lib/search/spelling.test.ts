// @vitest-environment node
import { expect, it } from 'vitest';
import { nearestWord } from './spelling';

const vocabulary = ['watchmaker', 'watch', 'match', 'milan', 'mila', 'ring', '時計職人'].map((term, place) => ({
  term,
  uses: place + 1,
}));
const nearest = (word: string, known = vocabulary) => nearestWord(word, known);

it('is the known word with the fewest other letters', () => {
  expect(nearest('watchmakr')).toBe('watchmaker');
  expect(nearest('wathcmaker')).toBe('watchmaker');
  expect(nearest('watchs')).toBe('watch');
});

it('is the one most used of those equally near', () => {
  expect(nearest('xatch')).toBe('match');
  expect(nearest('xatch', vocabulary.toReversed())).toBe('match');
  expect(nearest('patch', [{ term: 'watch', uses: 9 }, ...vocabulary.slice(2)])).toBe('watch');
});

it('is one letter away at most for words of up to seven letters, two for longer ones', () => {
  expect(nearest('milane')).toBe('milan');
  expect(nearest('milanes')).toBeNull();
  expect(nearest('watchmkr')).toBe('watchmaker');
  expect(nearest('wtchmkr')).toBeNull();
  expect(nearest('watchmkrs')).toBeNull();
});

it('is none for words too short to compare', () => {
  expect(nearest('rin')).toBeNull();
  expect(nearest('rin', [{ term: 'ring', uses: 1 }])).toBeNull();
});

it('is none for scripts without letters', () => {
  expect(nearest('時計職')).toBeNull();
  expect(nearest('時計識人')).toBeNull();
});

it('is none for references, which differ by their digits', () => {
  expect(nearest('h14013', [{ term: 'h14012', uses: 1 }])).toBeNull();
});

it('is none where nothing is known', () => {
  expect(nearest('watch', [])).toBeNull();
});
