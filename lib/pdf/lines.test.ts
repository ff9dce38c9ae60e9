import { describe, expect, it } from 'vitest';
import { breakLines } from './lines';

const measure = ({ text }: { text: string }) => Array.from(text.replace(/\p{M}/gu, '')).length;
const lines = (text: string, width: number, options: { tag?: string; title?: boolean } = {}) =>
  breakLines([{ text }], { tag: 'en', width, measure, ...options }).map((line) =>
    line.map((span) => span.text).join(''),
  );

describe('the lines of a paragraph', () => {
  it('break between words, with the space hanging over', () => {
    expect(lines('one two three', 7)).toEqual(['one two ', 'three']);
  });

  it('break at line breaks of the text, and nowhere in empty text', () => {
    expect(lines('one\ntwo', 20)).toEqual(['one\n', 'two']);
    expect(lines('', 20)).toEqual(['']);
    expect(lines('', 20, { title: true })).toEqual(['']);
  });

  it('break within a word only if it is too long, and never within a character', () => {
    expect(lines('a 𠮷𠮷𠮷𠮷𠮷', 2)).toEqual(['a ', '𠮷𠮷', '𠮷𠮷', '𠮷']);
    expect(lines('abcdef gh', 4)).toEqual(['abcd', 'ef ', 'gh']);
  });

  it('keep the spans of a word together, each with its style', () => {
    const spans = [{ text: 'one t', bold: true }, { text: 'wo' }];
    expect(breakLines(spans, { tag: 'en', width: 5, measure })).toEqual([
      [{ text: 'one ', bold: true }],
      [{ text: 't', bold: true }, { text: 'wo' }],
    ]);
  });

  it('of 2,000 spans read each of them only a few times', () => {
    let readCount = 0;
    const spans = Array.from({ length: 2000 }, () => ({
      get text() {
        readCount++;
        return 'a';
      },
    }));
    expect(breakLines(spans, { tag: 'en', width: 50, measure: () => 1 })).toHaveLength(40);
    expect(readCount).toBeLessThan(20 * spans.length);
  });

  it('end with closing punctuation in Chinese and Japanese', () => {
    expect(lines('裁断師。工房', 3, { tag: 'ja-JP' })).toEqual(['裁断', '師。工', '房']);
  });

  it('end between Thai words, before no sign that follows a word, and between Korean words', () => {
    expect(lines('ทำงานทุกวันกับทีมเล็กๆ', 6, { tag: 'th' })).toEqual(['ทำงาน', 'ทุกวันกับ', 'ทีมเล็กๆ']);
    expect(lines('작은 팀과 함께', 4, { tag: 'ko' })).toEqual(['작은 ', '팀과 ', '함께']);
    expect(lines('กำกำกำ', 2, { tag: 'th' })).toEqual(['กำ', 'กำ', 'กำ']);
  });

  it('are about equally long in a title', () => {
    expect(lines('one two three four', 16, { title: true })).toEqual(['one two ', 'three four']);
  });

  it('keep words whole in titles of Chinese and Japanese', () => {
    const title = { tag: 'ja-JP', title: true };
    expect(lines('銀座のシニアアドバイザー', 10, title)).toEqual(['銀座の', 'シニアアドバイザー']);
    expect(lines('決算と1株の配当', 4, title)).toEqual(['決算と', '1株の', '配当']);
    expect(lines('高级客户顾问', 5, { ...title, tag: 'zh-CN' }).join('|')).toMatch(/^(高级|高级客户)\|/);
  });
});
