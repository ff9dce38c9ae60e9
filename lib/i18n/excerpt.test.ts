import { expect, it } from 'vitest';
import { findExcerpt } from './excerpt';

it.each([
  [
    'en',
    'the sentence with the most keywords',
    'Hide. A saddle of hide and thread! Thread.',
    'hide thread',
    'A saddle of hide and thread!',
  ],
  ['en', 'inflected forms, whatever the case', 'About saddles.\nNo.', 'SADDLE', 'About saddles.'],
  ['en', 'nothing without a keyword', 'Hide and thread.', 'saddle', null],
  ['cn', 'the sentence of a text without spaces', '工坊在巴黎。修理腕表需要三周。', '修理', '修理腕表需要三周。'],
])('finds in %s %s', (locale, _, text, keywords, excerpt) => {
  expect(findExcerpt(text, keywords, locale === 'cn' ? 'zh-Hans' : locale)).toBe(excerpt);
});

it('begins a long sentence shortly before the first keyword', () => {
  const excerpt = findExcerpt(`${'Long words precede it, '.repeat(5)}and then the saddle is named.`, 'saddle', 'en');
  expect(excerpt).toMatch(/^…\w/);
  expect(excerpt?.indexOf('saddle')).toBeLessThanOrEqual(41);
});
