import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncateDescription } from './truncate';

const boundaries = (text: string, tag: string) =>
  new Set([...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)].map(({ index }) => index));

describe('truncateDescription', () => {
  it('leaves 100 characters as they are', () => {
    const text = `${'word '.repeat(19)}words`;
    expect(text).toHaveLength(100);
    expect(truncateDescription(text, 'en')).toBe(text);
  });

  it('cuts a text of 101 characters', () => {
    const text = `${'word '.repeat(19)}wordss`;
    expect(text).toHaveLength(101);
    expect(truncateDescription(text, 'en')).toBe(`${'word '.repeat(18)}word…`);
  });

  it('never splits a character', () => {
    expect(truncateDescription(`a${'𝐀'.repeat(60)}`, 'en').isWellFormed()).toBe(true);
  });

  it('cuts after the last whole word that ends by 110, with one ellipsis', () => {
    const text = `${'abcdefghi '.repeat(10)}abcdefghij klm nop`;
    expect(truncateDescription(text, 'en')).toBe(`${'abcdefghi '.repeat(10)}abcdefghij…`);
  });

  it('drops a word that would end at 111', () => {
    const text = `${'abcdefghi '.repeat(10)}abcdefghijk lmn`;
    expect(truncateDescription(text, 'en')).toBe(`${'abcdefghi '.repeat(9)}abcdefghi…`);
  });

  it('puts no punctuation or space before the ellipsis', () => {
    expect(truncateDescription(`${'a'.repeat(99)} bcdef, — ghijklm nop`, 'en')).toBe(`${'a'.repeat(99)} bcdef…`);
  });

  it('cuts a single endless word at 110', () => {
    expect(truncateDescription('a'.repeat(200), 'en')).toBe(`${'a'.repeat(110)}…`);
  });

  it.each([
    ['Chinese', 'zh-CN', '我们的工坊传承珍贵的手工技艺，'],
    ['Japanese', 'ja-JP', '私たちの工房は、時計づくりの伝統を受け継いでいます。'],
  ])('cuts %s between words although it has no spaces', (_, tag, sentence) => {
    const text = sentence.repeat(12);
    const cut = truncateDescription(text, tag);
    const retained = cut.slice(0, -1);
    expect(cut).toMatch(/[^…]…$/u);
    expect(text.startsWith(retained)).toBe(true);
    expect(retained.length).toBeGreaterThan(95);
    expect(retained.length).toBeLessThanOrEqual(110);
    expect(boundaries(text, tag)).toContain(retained.length);
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
