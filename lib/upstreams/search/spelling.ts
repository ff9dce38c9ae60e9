export interface KnownWord {
  word: string;
  uses: number;
}

/** Letters that sound alike. */
const alike = ['aeiouy', 'szc', 'ckq', 'mn', 'bp', 'dt', 'vwf', 'gj', 'lr'];

/** By letter: one bit for each of its groups. */
const sounds = new Map<string, number>();
alike.forEach((letters, group) => {
  for (const letter of letters) sounds.set(letter, (sounds.get(letter) ?? 0) | (1 << group));
});

const soundsLike = (one: string, other: string) => ((sounds.get(one) ?? 0) & (sounds.get(other) ?? 0)) !== 0;

/**
 * The number of wrong letters allowed in a word of this length. Words of other scripts are too short to compare, and a
 * reference with other digits is another reference.
 */
const tolerance = (word: string) =>
  word.length < 4 || !/^\p{Script=Latin}\P{Nd}*$/u.test(word) ? 0 : word.length < 8 ? 1 : 2;

/**
 * The cost of replacing a letter by another. In a long word any typing error counts as one; in a shorter word other
 * letters make another word, often a name, unless they sound alike; in a very short word they always do.
 */
const swapCost = (length: number, one: string, other: string): number => {
  if (length >= 8) return 1;
  return length >= 6 && soundsLike(one, other) ? 1 : 2;
};

/** The cost of an extra or missing letter: in a short word only a doubled letter counts as a typing error. */
const gapCost = (length: number, letter: string, neighbour: string): number =>
  length >= 6 || letter === neighbour ? 1 : 2;

const longest = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(longest + 1));

/**
 * The number of typing errors between two words: a letter added, missing or replaced, or two neighbours swapped. Stops
 * counting above `limit`.
 */
const slips = (typed: string, known: string, limit: number): number => {
  if (typed.length > longest || known.length > longest) return limit + 1;
  let [last, row, next] = rows as [Uint8Array, Uint8Array, Uint8Array];
  let lastLeast = 0;
  for (let j = 0; j <= known.length; j++) row[j] = j;
  for (let i = 1; i <= typed.length; i++) {
    const a = typed[i - 1] ?? '';
    const before = typed[i - 2] ?? '';
    let least = i;
    next[0] = i;
    for (let j = 1; j <= known.length; j++) {
      const b = known[j - 1] ?? '';
      let cost = Math.min(
        (row[j] ?? 0) + gapCost(typed.length, a, before),
        (next[j - 1] ?? 0) + gapCost(typed.length, b, known[j - 2] ?? ''),
        (row[j - 1] ?? 0) + (a === b ? 0 : swapCost(typed.length, a, b)),
      );
      if (i > 1 && j > 1 && a === known[j - 2] && before === b) cost = Math.min(cost, (last[j - 2] ?? 0) + 1);
      next[j] = cost;
      if (cost < least) least = cost;
    }
    if (Math.min(least, lastLeast) > limit) return least;
    [last, row, next, lastLeast] = [row, next, last, least];
  }
  return row[known.length] ?? 0;
};

/**
 * The known word nearest to an unknown one, or null: the most frequent of equally near ones. It begins with the same
 * letter.
 */
export const nearestWord = (
  typed: string,
  vocabulary: Iterable<KnownWord>,
  counts: (word: string) => boolean = () => true,
): string | null => {
  const limit = tolerance(typed);
  if (limit === 0) return null;
  let best: (KnownWord & { far: number }) | null = null;
  for (const { word, uses } of vocabulary) {
    if (word[0] !== typed[0] || word.length < 4 || Math.abs(word.length - typed.length) > limit) continue;
    const far = slips(typed, word, limit);
    if (far > limit || (best && (far > best.far || (far === best.far && uses <= best.uses)))) continue;
    if (counts(word)) best = { word, uses, far };
  }
  return best?.word ?? null;
};
