import { distance } from 'fastest-levenshtein';

/**
 * Letters that may be wrong in a word of so many; words of scripts without letters have too few to compare, and a
 * reference with other digits is another one.
 */
const tolerance = (word: string) =>
  word.length < 4 || !/^\p{Script=Latin}\P{Nd}*$/u.test(word) ? 0 : word.length < 8 ? 1 : 2;

/** The known word nearest to one that is not known, or null: the most used of those equally near. */
export const nearestWord = (word: string, vocabulary: Iterable<{ term: string; uses: number }>): string | null => {
  const limit = tolerance(word);
  if (limit === 0) return null;
  let best: { term: string; uses: number; far: number } | null = null;
  for (const { term, uses } of vocabulary) {
    if (Math.abs(term.length - word.length) > limit) continue;
    const far = distance(word, term);
    if (far > limit) continue;
    if (!best || far < best.far || (far === best.far && uses > best.uses)) best = { term, uses, far };
  }
  return best?.term ?? null;
};
