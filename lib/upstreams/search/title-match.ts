/** Chinese and Japanese: the end of a word is known only once the next is typed. */
const isUnspaced = (text: string) => /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text);

/**
 * How well a title matches what is being typed, each word or its beginning: 2 if it begins with it, 0 if it does not
 * match.
 */
export const titleMatchScore = (title: readonly string[], typed: readonly string[]): 0 | 1 | 2 => {
  const [titleText, typedText] = [title.join(''), typed.join('')];
  if (typedText === '') return 0;
  if (titleText.startsWith(typedText)) return 2;
  if (isUnspaced(typedText) && titleText.includes(typedText)) return 1;
  return typed.every((word) => title.some((titleWord) => titleWord.startsWith(word))) ? 1 : 0;
};
