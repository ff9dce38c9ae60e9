import { segmentWords } from './word-segments.ts';

const accents = /[\u0300-\u036f]/g;
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** A text without case, accents and character width, and with a space after elided articles. */
export const simplifyText = (text: string, tag: string): string =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .toLocaleLowerCase(tag)
    .replace(/[œæß]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/['‘’ʻʼ]/g, ' ')
    .normalize('NFKC');

/**
 * The words of a text in any script, normalised for searches: without case, accents and character width. Elided
 * articles are separate words: `l’atelier` is `l` and `atelier`. `tag` is the language tag of the text.
 */
export const parseWords = (text: string, tag: string): string[] =>
  segmentWords(simplifyText(text, tag), tag)
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/** Whether a text has a word, not only punctuation or emoji. `tag` is its language tag. */
export const hasWords = (text: string, tag: string): boolean => parseWords(text, tag).length > 0;
