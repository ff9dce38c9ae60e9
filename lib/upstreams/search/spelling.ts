/** A word as it is written in the texts, not its stem, and its number of occurrences. */
export interface VocabularyWord {
  word: string;
  frequency: number;
}

/** Groups of letters that sound alike. */
const soundGroups = ['aeiouy', 'szc', 'ckq', 'mn', 'bp', 'dt', 'vwf', 'gj', 'lr'];

/** A bit for each group that a letter belongs to, by letter. */
const groupsByLetter = new Map<string, number>();
soundGroups.forEach((letters, group) => {
  for (const letter of letters) groupsByLetter.set(letter, (groupsByLetter.get(letter) ?? 0) | (1 << group));
});

const soundsLike = (letter: string, otherLetter: string) =>
  ((groupsByLetter.get(letter) ?? 0) & (groupsByLetter.get(otherLetter) ?? 0)) !== 0;

const isKatakana = (word: string) => /^[\p{Script=Katakana}ー]+$/u.test(word);

/**
 * The maximum edit distance of a correction, in typing errors. It is 0, so that the word is not corrected, for words of
 * fewer than 4 letters, for words with digits, such as reference numbers, where another digit means another thing, and
 * for other scripts, whose words are short, except long words in katakana.
 */
const getMaxDistance = (word: string): number => {
  if (isKatakana(word)) return word.length < 6 ? 0 : 1;
  return word.length < 4 || !/^\p{Script=Latin}\P{Nd}*$/u.test(word) ? 0 : word.length < 8 ? 1 : 2;
};

/**
 * The cost of replacing a letter by another: 1 in a word of eight letters or more or in katakana, and for letters that sound alike in
 * a word of six or seven. Otherwise it is 2, which is too much to correct such a word, since another letter usually
 * makes another word, often a name.
 */
const substitutionCost = (length: number, letter: string, otherLetter: string): number => {
  if (length >= 8 || isKatakana(letter)) return 1;
  return length >= 6 && soundsLike(letter, otherLetter) ? 1 : 2;
};

/** The cost of an extra or missing letter. In a word of fewer than six letters, it is 1 only for a doubled letter. */
const gapCost = (length: number, letter: string, neighbour: string): number =>
  length >= 6 || letter === neighbour ? 1 : 2;

const maxWordLength = 64;
/** The rows of the distance matrix, shared by all calls. */
const rows = [0, 1, 2].map(() => new Uint8Array(maxWordLength + 1));

/**
 * The edit distance between two words: insertions, deletions, substitutions and swaps of adjacent letters, by their
 * costs. Returns some number above `limit` as soon as the distance is certain to exceed it.
 */
const editDistance = (typed: string, word: string, limit: number): number => {
  if (typed.length > maxWordLength || word.length > maxWordLength) return limit + 1;
  let [previousRow, row, nextRow] = rows as [Uint8Array, Uint8Array, Uint8Array];
  let previousMin = 0;
  for (let j = 0; j <= word.length; j++) row[j] = j;
  for (let i = 1; i <= typed.length; i++) {
    const a = typed[i - 1] ?? '';
    const previousLetter = typed[i - 2] ?? '';
    let rowMin = i;
    nextRow[0] = i;
    for (let j = 1; j <= word.length; j++) {
      const b = word[j - 1] ?? '';
      let cost = Math.min(
        (row[j] ?? 0) + gapCost(typed.length, a, previousLetter),
        (nextRow[j - 1] ?? 0) + gapCost(typed.length, b, word[j - 2] ?? ''),
        (row[j - 1] ?? 0) + (a === b ? 0 : substitutionCost(typed.length, a, b)),
      );
      if (i > 1 && j > 1 && a === word[j - 2] && previousLetter === b)
        cost = Math.min(cost, (previousRow[j - 2] ?? 0) + 1);
      nextRow[j] = cost;
      if (cost < rowMin) rowMin = cost;
    }
    if (Math.min(rowMin, previousMin) > limit) return rowMin;
    [previousRow, row, nextRow, previousMin] = [row, nextRow, previousRow, rowMin];
  }
  return row[word.length] ?? 0;
};

/**
 * Finds the accepted word of a vocabulary that is nearest to a misspelt one and begins with the same letter. Of equally
 * near words it is the most frequent; null if none is near enough.
 */
export const findNearestWord = (
  typed: string,
  vocabulary: Iterable<VocabularyWord>,
  isAccepted: (word: string) => boolean = () => true,
): string | null => {
  const limit = getMaxDistance(typed);
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
