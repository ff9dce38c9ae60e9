import { expect, it } from 'vitest';
import { findNearestWord } from './spelling';

const vocabulary = ['watchmaker', 'watch', 'match', 'milan', 'mila', 'ring', 'vicenza', '時計職人'].map(
  (word, index) => ({ word, frequency: index + 1 }),
);
const nearest = (word: string, words = vocabulary) => findNearestWord(word, words);
const toVocabulary = (...words: string[]) => words.map((word) => ({ word, frequency: 1 }));

it('is the indexed word with the fewest typing errors', () => {
  expect(nearest('watchmakr')).toBe('watchmaker');
  expect(nearest('watchmsker')).toBe('watchmaker');
  expect(nearest('watchs')).toBe('watch');
});

it('counts two swapped adjacent letters as one error', () => {
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

it('corrects one error in words of up to seven letters, two in longer ones', () => {
  expect(nearest('milane')).toBe('milan');
  expect(nearest('milanes')).toBeNull();
  expect(nearest('watchmkr')).toBe('watchmaker');
  expect(nearest('wtchmkr')).toBeNull();
  expect(nearest('watchmkrs')).toBeNull();
});

it('never differs in the first letter', () => {
  expect(nearest('xatch')).toBeNull();
  expect(nearest('patchmaker')).toBeNull();
});

it('replaces letters of a shorter word only by ones that sound alike, because it may be a name', () => {
  expect(nearest('vicensa')).toBe('vicenza');
  expect(nearest('hermes', toVocabulary('herbes', 'hermit'))).toBeNull();
  expect(nearest('kering', toVocabulary('keying', 'hering'))).toBeNull();
  expect(nearest('rolex', toVocabulary('role'))).toBeNull();
  expect(nearest('dior', toVocabulary('door', 'dials', 'dier'))).toBeNull();
});

it('corrects a doubled letter in a short word', () => {
  expect(nearest('sille', toVocabulary('sile'))).toBe('sile');
  expect(nearest('vila', toVocabulary('villa'))).toBe('villa');
  expect(nearest('vola', toVocabulary('viola'))).toBeNull();
});

it('is one of the words that the filter accepts', () => {
  expect(findNearestWord('watchs', vocabulary, (word) => word !== 'watch')).toBeNull();
});

it('is null for words that are too short', () => {
  expect(nearest('rin')).toBeNull();
  expect(nearest('rint', toVocabulary('rin'))).toBeNull();
});

it('is null for Chinese and Japanese', () => {
  expect(nearest('時計職')).toBeNull();
  expect(nearest('時計識人')).toBeNull();
});

it('corrects one sign of a long word in katakana', () => {
  expect(nearest('インターシップ', toVocabulary('インターンシップ'))).toBe('インターンシップ');
  expect(nearest('コンシュルジュ', toVocabulary('コンシェルジュ'))).toBe('コンシェルジュ');
  expect(nearest('カラス', toVocabulary('ガラス'))).toBeNull();
});

it('is null for references, which differ by their digits', () => {
  expect(nearest('h14013', toVocabulary('h14012'))).toBeNull();
});

it('is null if the vocabulary is empty', () => {
  expect(nearest('watch', [])).toBeNull();
});
