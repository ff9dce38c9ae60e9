/** Scripts and characters of East Asia, each as wide as two Latin letters. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\u30fb\u30fc\uff01-\uff60\uffe0-\uffe6]/u;

/** Characters that have no width of their own. */
const without = /[\p{M}\p{Cf}]/u;

/** The number of columns of a text, as search engines measure titles: a wide character takes two. */
export const columnsOf = (text: string): number => {
  let columns = 0;
  for (const sign of text.normalize('NFC')) if (!without.test(sign)) columns += wide.test(sign) ? 2 : 1;
  return columns;
};
