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
  ])('has the words that it consists of: %s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('has no word that is a single katakana or cannot begin one', () => {
    expect(words('法務カウンセル')).toEqual(['法務', 'カウンセル']);
    for (const word of words('ビジュアルマーチャンダイザー')) expect(word).not.toMatch(/^[ャンー]|^.$/);
  });
});

it('keeps the whole text, and where each part begins', () => {
  const text = 'シニアクライアントアドバイザー（東京） ク・ライアン ァ';
  const segments = segmentWords(text, 'ja-JP');
  expect(segments.map(({ segment }) => segment).join('')).toBe(text);
  for (const { segment, index } of segments) expect(text.startsWith(segment, index)).toBe(true);
});

it('takes no time for a long text without any word', () => {
  const start = performance.now();
  words('ァ'.repeat(10_000));
  expect(performance.now() - start).toBeLessThan(2000);
});
