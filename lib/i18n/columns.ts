/** Scripts and signs of East Asia, each as wide as two Latin letters. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\u30fb\u30fc\uff01-\uff60\uffe0-\uffe6]/u;

/** What is drawn over the sign before it, or not at all. */
const without = /[\p{M}\p{Cf}]/u;

/** How many columns a text takes, as search engines measure titles: a wide character takes two. */
export const columnsOf = (text: string): number => {
  let columns = 0;
  for (const sign of text.normalize('NFC')) if (!without.test(sign)) columns += wide.test(sign) ? 2 : 1;
  return columns;
};
