/** The number of typing errors that are corrected in a word: none in short words and those with digits. */
const getMaxErrors = (word: string): number => {
  if (/^([\p{Script=Katakana}ー]{6,}|\p{Script=Han}{3,})$/u.test(word)) return 1;
  if (!/^\p{Script=Latin}{5,}$/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
};

/** Whether at most `maxErrors` extra, missing, wrong or swapped letters are between two words. */
const isWithinErrors = (typed: string, word: string, maxErrors: number): boolean => {
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  const [a, b] = [typed.slice(start), word.slice(start)];
  if (a === b) return true;
  if (maxErrors === 0) return false;
  const isSwap = a[0] === b[1] && a[1] === b[0];
  return (
    isWithinErrors(a.slice(1), b.slice(1), maxErrors - 1) ||
    isWithinErrors(a.slice(1), b, maxErrors - 1) ||
    isWithinErrors(a, b.slice(1), maxErrors - 1) ||
    (isSwap && isWithinErrors(a.slice(2), b.slice(2), maxErrors - 1))
  );
};

/**
 * The word of a vocabulary that is nearest to a misspelt one and begins with the same letter; the first of equally near
 * ones, or null if none is near.
 */
export const findNearestWord = (typed: string, vocabulary: Iterable<string>): string | null => {
  const maxErrors = getMaxErrors(typed);
  const candidates = [...vocabulary].filter(
    (word) => word[0] === typed[0] && isWithinErrors(typed, word, maxErrors) && maxErrors > 0,
  );
  return candidates.find((word) => isWithinErrors(typed, word, 1)) ?? candidates[0] ?? null;
};
