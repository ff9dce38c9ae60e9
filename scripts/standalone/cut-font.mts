import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** The encodings of the standard sets, with two bytes per character, and the first and last value of each byte. */
const encodings = {
  // GB 2312: the part of GBK in which both bytes are high.
  chinese: { label: 'gbk', high: [0xa1, 0xf7], low: [0xa1, 0xfe] },
  // JIS X 0208, levels 1 and 2, and the characters of names that Windows adds.
  japanese: { label: 'shift_jis', high: [0x81, 0xfc], low: [0x40, 0xfc] },
} as const;

export type Language = keyof typeof encodings;

const expandRange = ([from, to]: readonly [number, number]) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const isHan = (character: string) => /^\p{Script=Han}$/u.test(character);

/** The Chinese characters of the standard set of a language: more than six thousand. */
export const standardCharacters = (language: Language): Set<string> => {
  const { label, high, low } = encodings[language];
  const decoder = new TextDecoder(label);
  const decoded = expandRange(high).flatMap((first) =>
    expandRange(low).map((second) => decoder.decode(Uint8Array.of(first, second))),
  );
  return new Set(decoded.filter(isHan));
};

/**
 * A font without the Chinese characters that are not in the standard set of its language. It draws what it keeps as
 * before.
 */
export const cutFont = (file: Buffer, language: Language): Promise<Buffer> => {
  const standard = standardCharacters(language);
  const retained = (create(file) as Font).characterSet
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => !isHan(character) || standard.has(character));
  return subsetFont(file, retained.join(''), { targetFormat: 'sfnt' });
};
