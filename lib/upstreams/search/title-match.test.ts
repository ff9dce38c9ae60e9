import { expect, it } from 'vitest';
import { scoreTitleMatch } from './title-match';

it.each([
  [2, 'half year report', 'half ye'],
  [2, 'half year report', 'h'],
  [1, 'half year report', 'rep'],
  [0, 'half year report', 're'],
  [0, 'half year report', 'q3'],
  [1, 'half year report', 'report ha'],
  [0, 'half year report', 'port'],
  [0, 'half year report', 'half yes'],
  [0, 'half year report', ''],
  [0, '', 'half'],
  [2, '可 持续 发展', '可 持'],
  [1, '可 持续 发展', '持续 发'],
  [1, '2025 年次 報告書', '年 次'],
  [0, '可 持续 发展', '发 可持'],
])('the score is %i for the title %j and the typed text %j', (score, title, typed) => {
  const toWords = (text: string) => text.split(' ').filter(Boolean);
  expect(scoreTitleMatch(toWords(title), toWords(typed))).toBe(score);
});
