const isLongKatakana = (word: string) => /^[\p{Script=Katakana}ー]{6,}$/u.test(word);

const minEndingLength = 4;

/**
 * The positions of words in a list, by ending: デザイナー ends グラフィックデザイナー, which segmenters do not split.
 * Only katakana endings long enough to be words count: リスト does not end アナリスト.
 */
export const indexByEnding = (words: readonly string[]): ReadonlyMap<string, readonly number[]> => {
  const positionsByEnding = new Map<string, number[]>();
  for (const [position, word] of words.entries()) {
    if (!isLongKatakana(word)) continue;
    for (let start = 2; start <= word.length - minEndingLength; start++) {
      const ending = word.slice(start);
      const positions = positionsByEnding.get(ending) ?? [];
      positions.push(position);
      positionsByEnding.set(ending, positions);
    }
  }
  return positionsByEnding;
};
