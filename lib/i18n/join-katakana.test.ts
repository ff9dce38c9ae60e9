import { describe, expect, it } from 'vitest';
import { segmentWords } from './word-segments';
import { parseWords } from './words';

const words = (text: string) => parseWords(text, 'ja-JP');

describe('a compound of katakana', () => {
  it.each([
    ['クライアントアドバイザー', ['クライアント', 'アドバイザー']],
    ['シニアクライアントアドバイザー、東京', ['シニア', 'クライアント', 'アドバイザー', '東京']],
    ['ｸﾗｲｱﾝﾄｱﾄﾞﾊﾞｲｻﾞｰ', ['クライアント', 'アドバイザー']],
    ['トレジャリーアナリスト', ['トレジャリー', 'アナリスト']],
    ['原材料トレーサビリティマネージャー', ['原材料', 'トレーサビリティ', 'マネージャー']],
    ['ストアマネージャー', ['ストア', 'マネージャー']],
  ])('is split into its words: %s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('contains no word that is a single katakana or begins with ャ, ン or ー', () => {
    expect(words('法務カウンセル')).toEqual(['法務', 'カウンセル']);
    for (const word of words('ビジュアルマーチャンダイザー')) expect(word).not.toMatch(/^[ャンー]|^.$/);
  });
});

it('preserves the text and the positions of its segments', () => {
  const text = 'シニアクライアントアドバイザー（東京） ク・ライアン ァ';
  const segments = segmentWords(text, 'ja-JP');
  expect(segments.map(({ segment }) => segment).join('')).toBe(text);
  for (const { segment, index } of segments) expect(text.startsWith(segment, index)).toBe(true);
});

it('is fast for a long text without words', () => {
  const start = performance.now();
  words('ァ'.repeat(10_000));
  expect(performance.now() - start).toBeLessThan(2000);
});
