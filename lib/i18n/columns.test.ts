import { expect, it } from 'vitest';
import { columnsOf } from './columns';

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
  expect(columnsOf(text)).toBe(columns);
});
