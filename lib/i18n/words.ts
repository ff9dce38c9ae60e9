const marks = /\p{M}/gu;

/** The words of a text in any script, without case, accents and width, as searches compare them. */
export const wordsOf = (text: string, tag: string): string[] => {
  const plain = text.normalize('NFKD').replace(marks, '').toLocaleLowerCase(tag).normalize('NFKC');
  const segments = new Intl.Segmenter(tag, { granularity: 'word' }).segment(plain);
  return [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
};
