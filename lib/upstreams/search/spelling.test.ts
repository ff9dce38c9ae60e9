import { expect, it } from 'vitest';
import { nearestWord } from './spelling';

const vocabulary = ['watchmaker', 'watch', 'match', 'milan', 'mila', 'ring', 'vicenza', '時計職人'].map(
  (word, index) => ({ word, frequency: index + 1 }),
);
const nearest = (word: string, words = vocabulary) => nearestWord(word, words);
const toVocabulary = (...words: string[]) => words.map((word) => ({ word, frequency: 1 }));

it('is the known word with the fewest typing errors', () => {
  expect(nearest('watchmakr')).toBe('watchmaker');
  expect(nearest('watchmsker')).toBe('watchmaker');
  expect(nearest('watchs')).toBe('watch');
});

it('counts two swapped neighbours as one error', () => {
  expect(nearest('wacth')).toBe('watch');
  expect(nearest('laywer', toVocabulary('lawyer'))).toBe('lawyer');
  expect(nearest('miaaln')).toBeNull();
});

it('is the most frequent of equally near words', () => {
  const [rare, common] = [
    { word: 'watches', frequency: 1 },
    { word: 'watched', frequency: 9 },
  ];
  expect(nearest('watche', [rare, common])).toBe('watched');
  expect(nearest('watche', [common, rare])).toBe('watched');
});

it('has at most one error for words of up to seven letters, two for longer ones', () => {
  expect(nearest('milane')).toBe('milan');
  expect(nearest('milanes')).toBeNull();
  expect(nearest('watchmkr')).toBe('watchmaker');
  expect(nearest('wtchmkr')).toBeNull();
  expect(nearest('watchmkrs')).toBeNull();
});

it('never begins with another letter', () => {
  expect(nearest('xatch')).toBeNull();
  expect(nearest('patchmaker')).toBeNull();
});

it('adds no letters to a shorter word except those that sound alike, because it may be a name', () => {
  expect(nearest('vicensa')).toBe('vicenza');
  expect(nearest('hermes', toVocabulary('herbes', 'hermit'))).toBeNull();
  expect(nearest('kering', toVocabulary('keying', 'hering'))).toBeNull();
  expect(nearest('rolex', toVocabulary('role'))).toBeNull();
  expect(nearest('dior', toVocabulary('door', 'dials', 'dier'))).toBeNull();
});

it('may miss or double a letter of a short word', () => {
  expect(nearest('sille', toVocabulary('sile'))).toBe('sile');
  expect(nearest('vila', toVocabulary('villa'))).toBe('villa');
  expect(nearest('vola', toVocabulary('viola'))).toBeNull();
});

it('is one of the words that the filter accepts', () => {
  expect(nearestWord('watchs', vocabulary, (word) => word !== 'watch')).toBeNull();
});

it('is null for words that are too short', () => {
  expect(nearest('rin')).toBeNull();
  expect(nearest('rint', toVocabulary('rin'))).toBeNull();
});

it('is null for scripts without letters', () => {
  expect(nearest('時計職')).toBeNull();
  expect(nearest('時計識人')).toBeNull();
});

it('is null for references, which differ by their digits', () => {
  expect(nearest('h14013', toVocabulary('h14012'))).toBeNull();
});

it('is null if no words are known', () => {
  expect(nearest('watch', [])).toBeNull();
});
