import { describe, expect, it } from 'vitest';
import { wordsOf } from './words';

describe('wordsOf', () => {
  it('ignores case, accents and punctuation', () => {
    expect(wordsOf('Été à Genève, «HAUTE» couture!', 'fr')).toEqual(['ete', 'a', 'geneve', 'haute', 'couture']);
  });

  it('finds the same words in composed and decomposed text', () => {
    expect(wordsOf('Zélie'.normalize('NFD'), 'fr')).toEqual(wordsOf('Zélie'.normalize('NFC'), 'fr'));
  });

  it('treats full-width letters and half-width kana like the usual ones', () => {
    expect(wordsOf('ＨＡＬＣＹＲＥ　２０２６', 'ja-JP')).toEqual(['halcyre', '2026']);
    expect(wordsOf('ｱﾄﾘｴ', 'ja-JP')).toEqual(wordsOf('アトリエ', 'ja-JP'));
    expect(wordsOf('ｶﾞﾗｽ', 'ja-JP')).toEqual(wordsOf('ガラス', 'ja-JP'));
  });

  it('splits elided articles from their words, whatever the apostrophe', () => {
    expect(wordsOf("l’atelier dell'oro", 'fr')).toEqual(['l', 'atelier', 'dell', 'oro']);
    for (const apostrophe of '‘ʻʼ＇`´') expect(wordsOf(`l${apostrophe}atelier`, 'fr')).toEqual(['l', 'atelier']);
  });

  it('takes a negated Chinese word for another word', () => {
    expect(wordsOf('非全日制', 'zh-CN')).toEqual(['非全日制']);
    expect(wordsOf('全日制，非。', 'zh-CN')).toEqual(['全日制', '非']);
  });

  it('writes ligatures as their letters', () => {
    expect(wordsOf('cœur', 'fr')).toEqual(['coeur']);
  });

  it('distinguishes voiced kana from unvoiced', () => {
    expect(wordsOf('カラス', 'ja-JP')).not.toEqual(wordsOf('ガラス', 'ja-JP'));
  });

  it('splits Chinese and Japanese into words', () => {
    expect(wordsOf('上海的珠宝', 'zh-CN')).toEqual(['上海', '的', '珠宝']);
    expect(wordsOf('東京の時計', 'ja-JP')).toEqual(['東京', 'の', '時計']);
  });

  it('keeps numbers and drops everything that is not a word', () => {
    expect(wordsOf('1962 … — € ☆', 'en')).toEqual(['1962']);
    expect(wordsOf('', 'en')).toEqual([]);
  });
});
