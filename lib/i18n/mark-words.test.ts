import { expect, it } from 'vitest';
import { markWords } from './mark-words';

const marked = (text: string, search: string, tag = 'en') => {
  const parts = markWords(text, search, tag);
  expect(parts.map(({ part }) => part).join('')).toBe(text);
  return parts.filter(({ isMarked }) => isMarked).map(({ part }) => part);
};

it.each([
  ['The leather of leatherworkers', 'leather', 'en', ['leather', 'leatherworkers']],
  ['L’été à Genève', 'ete geneve', 'fr', ['L’été', 'Genève']],
  ['二つの時計、一つの手', '時計', 'ja-JP', ['時計']],
  ['クライアントアドバイザー', 'クライアント', 'ja-JP', ['クライアント']],
  ['高级珠宝', '珠宝', 'zh-CN', ['珠宝']],
  ['工坊里的工作', '工坊', 'zh-CN', ['工坊']],
  ['工坊と工作', '工坊', 'ja-JP', ['工坊']],
  ['工作与手表', '工', 'zh-CN', ['工作']],
  ['PR and the price', 'pr', 'en', ['PR']],
  ['A bench', 'a', 'en', []],
  ['A bench', '', 'en', []],
  ['A bench', '?!', 'en', []],
])('marks in %j the terms of %j', (text, search, tag, expected) => {
  expect(marked(text, search, tag)).toEqual(expected);
});
