import { simplified } from './simplified';

const marks = /[\u02b9-\u036f]/g;
const letters: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
const articles = new Set(['the', 'la', 'le', 'les', 'l', 'il', 'lo', 'gli', 'i']);

/** The words of a name without case, accents, width, punctuation and articles, in simplified characters. */
export const plainWords = (name: string): string[] => {
  const words = simplified(name.normalize('NFKD'))
    .toLowerCase()
    .replace(marks, '')
    .replace(/[œæßøłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !articles.has(word));
  return telling.length > 0 ? telling : words;
};

/** The key of a name, however it is written. */
export const countryKey = (name: string): string => plainWords(name).join('');
