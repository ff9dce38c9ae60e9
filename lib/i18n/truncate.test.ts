import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncateDescription } from './truncate';

const boundaries = (text: string, tag: string) =>
  new Set([...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)].map(({ index }) => index));

describe('truncateDescription', () => {
  const words = (count: number) => 'abcdefghi '.repeat(count);
  it.each([
    ['leaves 100 characters as they are', `${words(9)}abcdefghij`, `${words(9)}abcdefghij`],
    ['cuts 101 characters', `${words(10)}a`, `${words(9)}abcdefghi…`],
    ['retains a word that ends by 110', `${words(10)}abcdefghij klm nop`, `${words(10)}abcdefghij…`],
    ['drops a word that would end at 111', `${words(10)}abcdefghijk lmn`, `${words(9)}abcdefghi…`],
    ['omits punctuation at the end', `${'a'.repeat(99)} bcdef, — ghijklm nop`, `${'a'.repeat(99)} bcdef…`],
    ['cuts an endless word at 110', 'a'.repeat(200), `${'a'.repeat(110)}…`],
    ['never splits a character', `a${'𝐀'.repeat(60)}`, `a${'𝐀'.repeat(54)}…`],
  ])('%s', (_, text, expected) => {
    expect(truncateDescription(text, 'en')).toBe(expected);
  });

  it('returns the text or a beginning that ends between words, at most 110 characters and an ellipsis', () => {
    const words = fc.stringMatching(/^[a-zé,.’ -]{1,14}$/);
    const latin = fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' '));
    const han = fc.stringMatching(/^[工坊传承的手艺，。a ]{0,200}$/u);
    fc.assert(
      fc.property(fc.oneof(latin, han, fc.string({ maxLength: 300 })), (text) => {
        const cut = truncateDescription(text, 'zh-CN');
        if (cut === text) return text.length <= 110;
        const retained = cut.slice(0, -1);
        const isBetweenWords =
          boundaries(text, 'zh-CN').has(retained.length) || /^[\s\p{P}]/u.test(text.slice(retained.length));
        const isAtLimit = retained.length === 110;
        return (
          text.length > 100 &&
          cut.endsWith('…') &&
          cut.length <= 111 &&
          text.startsWith(retained) &&
          (isBetweenWords || isAtLimit)
        );
      }),
      { numRuns: 500 },
    );
  });
});
