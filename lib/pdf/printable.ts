/** Letters of scripts that no font of `font-files.ts` has. */
const otherLetters =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** Whether there are fonts for the scripts of all texts in a value, so that a PDF of it can be offered. */
export const isPrintable = (value: unknown): boolean => !otherLetters.test(JSON.stringify(value));
