/** Whether the words of a term say too little to be searched for alone: a number, or a part of a Chinese word. */
export const isVague = (words: readonly string[]): boolean => /^(\p{Nd}+|\p{Script=Han})$/u.test(words.join(''));

/**
 * The weight of a term: higher for rare ones, and half as high again for those that documents are about. Numbers count
 * less, such as the year after a name.
 */
export const weighTerm = (
  words: readonly string[],
  documentCount: number,
  collectionSize: number,
  isSubject: boolean,
): number => {
  const rarity = collectionSize > 1 ? Math.log(collectionSize / documentCount) / Math.log(collectionSize) : 0;
  return (1 + rarity) * (isSubject && !/^\d+$/.test(words.join('')) ? 1.5 : 1);
};
