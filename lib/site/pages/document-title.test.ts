import { expect, it } from 'vitest';
import { buildDocumentTitle, countColumns } from './document-title';

const suffix = 'Halcyre';
const long = 'A title of sixty-four columns that leaves no room for the suffix';
const tooLong = `${long}, and eight`;

it('ends with the name of the site', () => {
  expect(buildDocumentTitle({ names: ['The group'], suffix })).toBe('The group | Halcyre');
});

it('is the name of the site once if the page has the same name', () => {
  expect(buildDocumentTitle({ names: ['Halcyre'], suffix })).toBe('Halcyre');
});

it('has the page number of a list', () => {
  expect(buildDocumentTitle({ names: ['News'], suffix, position: 'Page 2 of 5' })).toBe('News – Page 2 of 5 | Halcyre');
  expect(buildDocumentTitle({ names: ['Halcyre'], suffix, position: 'Page 2 of 5' })).toBe('Halcyre – Page 2 of 5');
});

it('leaves out the name of the site if there is no room for it', () => {
  expect(buildDocumentTitle({ names: [long, 'Short'], suffix })).toBe(long);
  expect(buildDocumentTitle({ names: ['字'.repeat(30)], suffix })).toBe(`${'字'.repeat(30)} | Halcyre`);
  expect(buildDocumentTitle({ names: ['字'.repeat(31)], suffix })).toBe('字'.repeat(31));
});

it('takes a shorter name of the page if the longest does not fit', () => {
  expect(buildDocumentTitle({ names: [tooLong, 'Short'], suffix })).toBe('Short | Halcyre');
  expect(buildDocumentTitle({ names: [long, 'Short'], suffix, position: 'Page 2 of 5' })).toBe(
    'Short – Page 2 of 5 | Halcyre',
  );
});

it('is the shortest name, uncut, if none fits', () => {
  expect(buildDocumentTitle({ names: [`${tooLong} more`, tooLong], suffix })).toBe(tooLong);
});

it.each([
  ['', 0],
  ['News | Halcyre', 14],
  ['Nacrène – Éditions', 18],
  ['Nacre\u0300ne', 7],
  ['新闻 | Halcyre', 14],
  ['お知らせ', 8],
  ['ラ・ショー＝ド＝フォン', 22],
  ['（中）「」。', 12],
  ['𠮷野', 4],
  ['한국', 4],
  ['“curly” ’', 9],
  ['soixante-\u2060dix', 12],
  ['g\u0303', 1],
])('%s takes %i columns', (text, columns) => {
  expect(countColumns(text)).toBe(columns);
});
