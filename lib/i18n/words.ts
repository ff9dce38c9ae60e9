import { segmentWords } from './word-segments.ts';

const accents = /[\u0300-\u036f]/g;
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/**
 * The words of a text in any script, without case, accents and width, as searches compare them. Elided articles are
 * separate: `l’atelier` is `l` and `atelier`.
 */
export const parseWords = (text: string, tag: string): string[] => {
  const plain = text
    .normalize('NFKD')
    .replace(accents, '')
    .toLocaleLowerCase(tag)
    .replace(/[œæß]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/['‘’ʻʼ]/g, ' ')
    .normalize('NFKC');
  return segmentWords(plain, tag)
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
};

/** Whether a text has a word in a language; punctuation and emoji have none. */
export const hasWords = (text: string, tag: string): boolean => parseWords(text, tag).length > 0;
