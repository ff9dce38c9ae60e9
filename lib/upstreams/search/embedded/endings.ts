const isLongKatakana = (word: string) => /^[\p{Script=Katakana}ー]{6,}$/u.test(word);

const shortest = 4;

/**
 * Words by their endings: デザイナー ends グラフィックデザイナー, which segmenters do not split. Only endings of katakana that are long
 * enough to be words count: リスト does not end アナリスト.
 */
export const byEnding = (words: readonly string[]): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    if (!isLongKatakana(word)) continue;
    for (let start = 2; start <= word.length - shortest; start++) {
      const ending = word.slice(start);
      const known = found.get(ending) ?? [];
      known.push(at);
      found.set(ending, known);
    }
  }
  return found;
};
