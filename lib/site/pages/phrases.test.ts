import { expect, it } from 'vitest';
import { findPhraseEnds, findTitlePhrases } from './phrases';

it.each([
  ['cn', '2026年第三季度营业收入20.96亿欧元', '2026年|第三季度|营业|收入|20.96亿欧元'],
  ['cn', 'Ilmari Strand展出自家的地板', 'Ilmari Strand|展出|自家的|地板'],
  ['jp', '2026年10月31日までの新着求人のお知らせ', '2026年10月31日までの|新着求人の|お知らせ'],
  ['jp', '売上高は20億9,600万ユーロ', '売上高は|20億9,600万ユーロ'],
  [
    'jp',
    '2025年度決算、経常営業利益率22.9%、配当は1株4.60ユーロ',
    '2025年度決算、|経常営業利益率|22.9%、|配当は|1株4.60ユーロ',
  ],
  ['jp', '2026年上半期財務報告書', '2026年上半期|財務報告書'],
  ['jp', '2026年第3四半期売上高：プレスリリース', '2026年第3四半期|売上高：プレスリリース'],
  ['jp', '線を縫いました。2か月目に分かりました', '線を|縫いました。|2か月目に|分かりました'],
  ['jp', 'ジュネーヴで「マティルド」がふたたび回る', 'ジュネーヴで|「マティルド」が|ふたたび回る'],
  ['jp', 'Okurano、9年をかけて焼き上げた青', 'Okurano、|9年をかけて|焼き上げた|青'],
  ['cn', '绿山上，五个星期的玫瑰', '绿山上，|五个星期的|玫瑰'],
  ['cn', '十张工作台：最好的一件', '十张|工作台：|最好的|一件'],
  ['en', 'Third-quarter revenue', 'Third-quarter revenue'],
] as const)('%s: lines of “%s” end between phrases', (locale, title, phrases) => {
  const ends = findPhraseEnds(locale, title);
  expect([0, ...ends].map((start, index) => title.slice(start, ends[index])).join('|')).toBe(phrases);
});

it('finds the titles at any depth of sections, except those of one phrase', () => {
  const sections = [
    { type: 'accordion', title: '株主の皆さま', items: [{ title: '数字で見るグループ', text: '本文の文です。' }] },
  ];
  expect(findTitlePhrases('jp', sections)).toEqual({ 株主の皆さま: [3], 数字で見るグループ: [3] });
  expect(findTitlePhrases('en', sections)).toEqual({});
});

it('finds the large texts of a hero, a quotation and a call to action', () => {
  const text = '数字で見るグループ';
  for (const section of [
    { type: 'hero', slides: [{ text }] },
    { type: 'quote', text },
    { type: 'call-to-action', text },
  ])
    expect(findTitlePhrases('jp', [section])).toEqual({ [text]: [3] });
  expect(findTitlePhrases('jp', [{ type: 'banner-house', text }])).toEqual({});
});
