import { expect, it } from 'vitest';
import { leadersFirst } from './leading';

const documents = [
  { title: ['annual', 'report', '2025'], isFile: false },
  { title: ['universal', 'document', '2025', 'annual', 'report'], isFile: true },
  { title: ['results', '2025'], isFile: true },
  { title: ['dividend'], isFile: false },
  { title: ['dividend', 'calendar'], isFile: true },
];
const first = (hits: number[], ...wanted: string[]) => leadersFirst(hits, wanted, documents);

it('puts exact titles first, then files with all words in their titles', () => {
  expect(first([2, 1, 0], 'annual', 'report', '2025')).toEqual([0, 1, 2]);
  expect(first([0, 2, 1], 'annual', 'report')).toEqual([1, 0, 2]);
});

it('does not treat one word as the name of a file', () => {
  expect(first([2, 4, 3], 'dividend')).toEqual([3, 2, 4]);
  expect(first([3, 0, 4], 'calendar')).toEqual([3, 0, 4]);
});

it('leaves the others in their order, and everything if nothing is requested', () => {
  expect(first([4, 2, 0, 1], 'watch')).toEqual([4, 2, 0, 1]);
  expect(first([4, 2, 0, 1])).toEqual([4, 2, 0, 1]);
});
