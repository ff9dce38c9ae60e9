export interface VocabularyWord {
  word: string;
  frequency: number;
}

/** Letters that sound alike. */
const soundGroups = ['aeiouy', 'szc', 'ckq', 'mn', 'bp', 'dt', 'vwf', 'gj', 'lr'];

/** By letter: one bit for each of its groups. */
const groupsByLetter = new Map<string, number>();
soundGroups.forEach((letters, group) => {
  for (const letter of letters) groupsByLetter.set(letter, (groupsByLetter.get(letter) ?? 0) | (1 << group));
});

const soundsLike = (letter: string, otherLetter: string) =>
  ((groupsByLetter.get(letter) ?? 0) & (groupsByLetter.get(otherLetter) ?? 0)) !== 0;

/**
 * The number of wrong letters allowed in a word of this length. Words of other scripts are too short to compare, and a
 * reference with other digits is another reference.
 */
const maxErrors = (word: string) =>
  word.length < 4 || !/^\p{Script=Latin}\P{Nd}*$/u.test(word) ? 0 : word.length < 8 ? 1 : 2;

/**
 * The cost of replacing a letter by another. In a long word any typing error counts as one; in a shorter word other
 * letters make another word, often a name, unless they sound alike; in a very short word they always do.
 */
const substitutionCost = (length: number, letter: string, otherLetter: string): number => {
  if (length >= 8) return 1;
  return length >= 6 && soundsLike(letter, otherLetter) ? 1 : 2;
};

/** The cost of an extra or missing letter: in a short word only a doubled letter counts as a typing error. */
const gapCost = (length: number, letter: string, neighbour: string): number =>
  length >= 6 || letter === neighbour ? 1 : 2;

const maxWordLength = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(maxWordLength + 1));

/**
 * The number of typing errors between two words: a letter added, missing or replaced, or two neighbours swapped. Stops
 * counting above `limit`.
 */
const editDistance = (typed: string, word: string, limit: number): number => {
  if (typed.length > maxWordLength || word.length > maxWordLength) return limit + 1;
  let [previousRow, row, next] = rows as [Uint8Array, Uint8Array, Uint8Array];
  let previousMin = 0;
  for (let j = 0; j <= word.length; j++) row[j] = j;
  for (let i = 1; i <= typed.length; i++) {
    const a = typed[i - 1] ?? '';
    const previousLetter = typed[i - 2] ?? '';
    let rowMin = i;
    next[0] = i;
    for (let j = 1; j <= word.length; j++) {
      const b = word[j - 1] ?? '';
      let cost = Math.min(
        (row[j] ?? 0) + gapCost(typed.length, a, previousLetter),
        (next[j - 1] ?? 0) + gapCost(typed.length, b, word[j - 2] ?? ''),
        (row[j - 1] ?? 0) + (a === b ? 0 : substitutionCost(typed.length, a, b)),
      );
      if (i > 1 && j > 1 && a === word[j - 2] && previousLetter === b)
        cost = Math.min(cost, (previousRow[j - 2] ?? 0) + 1);
      next[j] = cost;
      if (cost < rowMin) rowMin = cost;
    }
    if (Math.min(rowMin, previousMin) > limit) return rowMin;
    [previousRow, row, next, previousMin] = [row, next, previousRow, rowMin];
  }
  return row[word.length] ?? 0;
};

/**
 * The known word nearest to an unknown one, or null: the most frequent of equally near ones. It begins with the same
 * letter.
 */
export const nearestWord = (
  typed: string,
  vocabulary: Iterable<VocabularyWord>,
  isAccepted: (word: string) => boolean = () => true,
): string | null => {
  const limit = maxErrors(typed);
  if (limit === 0) return null;
  let best: (VocabularyWord & { distance: number }) | null = null;
  for (const { word, frequency } of vocabulary) {
    if (word[0] !== typed[0] || word.length < 4 || Math.abs(word.length - typed.length) > limit) continue;
    const distance = editDistance(typed, word, limit);
    if (
      distance > limit ||
      (best && (distance > best.distance || (distance === best.distance && frequency <= best.frequency)))
    )
      continue;
    if (isAccepted(word)) best = { word, frequency, distance };
  }
  return best?.word ?? null;
};
