import { toSimplified } from './simplified';

const marks = /[\u02b9-\u036f]/g;
const letterReplacements: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const articles = new Set(['the', 'la', 'le', 'les', 'l', 'il', 'lo', 'gli', 'i']);

/**
 * The words of a name in lower case and simplified characters, without accents, punctuation and articles. A name that
 * consists only of articles keeps them.
 */
export const normalizeWords = (name: string): string[] => {
  const words = toSimplified(name.normalize('NFKD'))
    .toLowerCase()
    .replace(marks, '')
    .replace(/[œæßøłđðþı]/g, (letter) => letterReplacements[letter] ?? letter)
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const significant = words.filter((word) => !articles.has(word));
  return significant.length > 0 ? significant : words;
};

/** The key of a country's name, the same for all its spellings. */
export const toCountryKey = (name: string): string => normalizeWords(name).join('');
