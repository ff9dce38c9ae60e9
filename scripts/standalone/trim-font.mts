import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** The encodings of the standard character sets, with two bytes per character and the range of each byte. */
const encodings = {
  // GB 2312 is the part of GBK in which both bytes are high.
  chinese: { label: 'gbk', high: [0xa1, 0xf7], low: [0xa1, 0xfe] },
  // JIS X 0208, levels 1 and 2, with the characters for names that Windows adds.
  japanese: { label: 'shift_jis', high: [0x81, 0xfc], low: [0x40, 0xfc] },
} as const;

export type Language = keyof typeof encodings;

const expandRange = ([from, to]: readonly [number, number]) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const isHan = (character: string) => /^\p{Script=Han}$/u.test(character);

/** Returns the Chinese characters of a language's standard set: more than six thousand. */
export const listStandardCharacters = (language: Language): Set<string> => {
  const { label, high, low } = encodings[language];
  const decoder = new TextDecoder(label);
  const decoded = expandRange(high).flatMap((first) =>
    expandRange(low).map((second) => decoder.decode(Uint8Array.of(first, second))),
  );
  return new Set(decoded.filter(isHan));
};

/**
 * Removes the Chinese characters that are not in the standard set of a language from a font. The font draws all other
 * characters as before.
 */
export const trimFont = (file: Buffer, language: Language): Promise<Buffer> => {
  const standardCharacters = listStandardCharacters(language);
  const retained = (create(file) as Font).characterSet
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => !isHan(character) || standardCharacters.has(character));
  return subsetFont(file, retained.join(''), { targetFormat: 'sfnt' });
};
