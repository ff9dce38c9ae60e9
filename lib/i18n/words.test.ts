import { describe, expect, it } from 'vitest';
import { parseWords } from './words';

describe('parseWords', () => {
  it('ignores case, accents and punctuation', () => {
    expect(parseWords('Été à Genève, «HAUTE» couture!', 'fr')).toEqual(['ete', 'a', 'geneve', 'haute', 'couture']);
  });

  it('finds the same words in composed and decomposed text', () => {
    expect(parseWords('Zélie'.normalize('NFD'), 'fr')).toEqual(parseWords('Zélie'.normalize('NFC'), 'fr'));
  });

  it('normalises full-width letters and half-width kana', () => {
    expect(parseWords('ＨＡＬＣＹＲＥ　２０２６', 'ja-JP')).toEqual(['halcyre', '2026']);
    expect(parseWords('ｱﾄﾘｴ', 'ja-JP')).toEqual(parseWords('アトリエ', 'ja-JP'));
    expect(parseWords('ｶﾞﾗｽ', 'ja-JP')).toEqual(parseWords('ガラス', 'ja-JP'));
  });

  it('separates elided articles from their words, with any apostrophe', () => {
    expect(parseWords("l’atelier dell'oro", 'fr')).toEqual(['l', 'atelier', 'dell', 'oro']);
    for (const apostrophe of '‘ʻʼ＇`´') expect(parseWords(`l${apostrophe}atelier`, 'fr')).toEqual(['l', 'atelier']);
  });

  it('treats a negated Chinese word as a different word', () => {
    expect(parseWords('非全日制', 'zh-CN')).toEqual(['非全日制']);
    expect(parseWords('全日制，非。', 'zh-CN')).toEqual(['全日制', '非']);
  });

  it('writes ligatures as their letters', () => {
    expect(parseWords('cœur', 'fr')).toEqual(['coeur']);
  });

  it('distinguishes voiced kana from unvoiced', () => {
    expect(parseWords('カラス', 'ja-JP')).not.toEqual(parseWords('ガラス', 'ja-JP'));
  });

  it('splits Chinese and Japanese into words', () => {
    expect(parseWords('上海的珠宝', 'zh-CN')).toEqual(['上海', '的', '珠宝']);
    expect(parseWords('東京の時計', 'ja-JP')).toEqual(['東京', 'の', '時計']);
  });

  it('returns numbers, and nothing else that is not a word', () => {
    expect(parseWords('1962 … — € ☆', 'en')).toEqual(['1962']);
    expect(parseWords('', 'en')).toEqual([]);
  });
});
