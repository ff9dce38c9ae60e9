/** Whether a text is Chinese or Japanese, where the end of a word is clear only once the next one is typed. */
const isUnspaced = (text: string) => /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text);

/** Whether a text is too short to suggest titles by: one or two Latin letters begin too many words. */
const isShort = (text: string) => /^[\p{Script=Latin}\p{Nd}]{1,2}$/u.test(text);

/**
 * Scores a title for the words of a text that is being typed: 2 if the title begins with the text, 1 if each word is a
 * prefix of a word in the title, 0 if it does not match. One or two Latin letters match only the beginning of a title.
 */
export const scoreTitleMatch = (title: readonly string[], typed: readonly string[]): 0 | 1 | 2 => {
  const [titleText, typedText] = [title.join(''), typed.join('')];
  if (typedText === '') return 0;
  if (titleText.startsWith(typedText)) return 2;
  if (isShort(typedText)) return 0;
  if (isUnspaced(typedText) && titleText.includes(typedText)) return 1;
  return typed.every((word) => title.some((titleWord) => titleWord.startsWith(word))) ? 1 : 0;
};
