/** The scripts whose letters the fonts of `font-files.ts` have. */
const scripts =
  'Latin Greek Cyrillic Arabic Hebrew Devanagari Thai Hangul Han Hiragana Katakana Common Inherited'.split(' ');
const scriptPattern = scripts.map((script) => `\\p{Script=${script}}`).join('');
const otherLetters = new RegExp(`(?![${scriptPattern}])\\p{L}`, 'u');

/** Whether there are fonts for the scripts of all texts in a value, so that a PDF of it can be offered. */
export const isPrintable = (value: unknown): boolean => !otherLetters.test(JSON.stringify(value));
