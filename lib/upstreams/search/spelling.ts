/** Whether a word is long enough to be corrected. Words with digits never are. */
const isCorrectable = (word: string) =>
  /^([\p{Script=Katakana}ー]{6,}|\p{Script=Han}{3,}|\p{Script=Latin}{5,})$/u.test(word);

/** Whether two words differ by at most one extra, missing or wrong letter, or two swapped ones. */
const isNear = (typed: string, word: string): boolean => {
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  const [a, b] = [typed.slice(start), word.slice(start)];
  const isSwap = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwap || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
};

/** The first word of a vocabulary that is near to a misspelt one and begins with the same letter; null if none is. */
export const findNearestWord = (typed: string, vocabulary: Iterable<string>): string | null =>
  isCorrectable(typed) ? ([...vocabulary].find((word) => word[0] === typed[0] && isNear(typed, word)) ?? null) : null;
